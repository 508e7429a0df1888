import { useSetAtom } from "jotai";
import type { WalletKind } from "../../../../shared/networks.ts";
import { Spinner } from "../../../ui/controls/spinner.tsx";
import { showToastAtom } from "../../../ui/toast.ts";
import { useWallets } from "../wallets/use-wallets.ts";
import { type FoundWallet, WALLETS } from "../wallets/wallet.ts";

interface WalletRowsProps {
  kinds: readonly WalletKind[];
  /** of the wallet that is being asked to connect */
  connectingId: string | null;
  onConnect: (wallet: FoundWallet) => void;
}

/** A row for each kind of wallet: those that are there can be chosen, the others installed. */
export function WalletRows({ kinds, connectingId, onConnect }: WalletRowsProps) {
  const { found, settled } = useWallets();
  return (
    <ul className="wallet-rows">
      {kinds.flatMap((kind) => {
        const wallets = found.filter((wallet) => wallet.kind === kind).sort(bestKnownFirst);
        if (wallets.length === 0) return [<MissingRow key={kind} kind={kind} settled={settled} />];
        return wallets.map((wallet) => (
          <li key={`${kind} ${wallet.id}`} className="wallet-row">
            <button
              type="button"
              className="wallet-button"
              disabled={connectingId !== null}
              onClick={() => onConnect(wallet)}
            >
              <WalletWords name={wallet.name} kind={kind} icon={wallet.icon} />{" "}
              {connectingId === wallet.id ? (
                <span className="wallet-state">
                  <Spinner /> Approve in the wallet
                </span>
              ) : (
                <span className="wallet-state wallet-detected">Detected</span>
              )}
            </button>
          </li>
        ));
      })}
    </ul>
  );
}

const bestKnownFirst = (a: FoundWallet, b: FoundWallet) =>
  Number(b.name.startsWith(WALLETS[b.kind].name)) - Number(a.name.startsWith(WALLETS[a.kind].name));

const WalletWords = ({ name, kind, icon }: { name: string; kind: WalletKind; icon?: string | undefined }) => (
  <>
    {icon ? <img src={icon} alt="" width="20" height="20" /> : <span className="wallet-mark" aria-hidden />}
    <span className="wallet-name">{name}</span> <span className="wallet-sort">{WALLETS[kind].sort}</span>
  </>
);

/** A wallet that is not there, or not yet. */
function MissingRow({ kind, settled }: { kind: WalletKind; settled: boolean }) {
  const showToast = useSetAtom(showToastAtom);
  const { name, installUrl } = WALLETS[kind];
  const tell = () =>
    showToast({
      title: `${name} Not Installed`,
      text: "Its install page opens in a new tab. Come back here afterwards and reload.",
      tone: "destructive",
    });
  return (
    <li className="wallet-row">
      <button type="button" className="wallet-button" disabled>
        <WalletWords name={name} kind={kind} /> {!settled && <span className="wallet-state">Looking …</span>}
      </button>
      {settled && (
        <a
          className="wallet-install"
          href={installUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={tell}
        >
          Install <span className="sr-only">{name}</span> <span aria-hidden>↗</span>
        </a>
      )}
    </li>
  );
}
