import type { ReactNode } from "react";
import { shortenAddress } from "../../../../shared/networks.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";

interface ConnectedRowProps {
  name: string;
  address: string;
  disabled: boolean;
  onDisconnect: () => void;
  /** what else can be done with the wallet */
  children?: ReactNode;
}

/** The wallet that pays, and the account in it. */
export const ConnectedRow = ({ name, address, disabled, onDisconnect, children }: ConnectedRowProps) => (
  <div className="connected">
    <span className="wallet-mark wallet-mark-on" aria-hidden />
    <span className="wallet-name">{name}</span>
    <code className="connected-address" data-tip={address}>
      {shortenAddress(address)}
    </code>
    <span className="connected-actions">
      {children}
      <CopyButton text={() => address} />
      <button type="button" className="action" disabled={disabled} onClick={onDisconnect}>
        Other wallet
      </button>
    </span>
  </div>
);
