import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import { NETWORKS, shortenAddress } from "../../../shared/networks.ts";
import type { WalletProof } from "../../../shared/wallets.ts";
import { Day, formatMoment, nowAtom } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { Section } from "../../ui/controls/section.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { endWalletMutation, walletsQuery } from "./queries.ts";

/** The wallets the person signed for, where there are any; they are signed for where one pays. */
export function WalletsSection() {
  const { data } = useQuery(walletsQuery);
  if (!data || data.wallets.length === 0) return null;
  return (
    <Section title="Wallets">
      <p className="px-4 pt-4 pb-1 text-fg-2 text-sm sm:px-6">
        You signed for these. A payment from one of them that fits no order is still yours.
      </p>
      <Table columns={["Wallet", "Network", "Signed", { hidden: "Actions" }]}>
        {data.wallets.map((wallet) => (
          <WalletRow key={wallet.id} wallet={wallet} />
        ))}
      </Table>
    </Section>
  );
}

function WalletRow({ wallet: { id, network, address, provenAt, countsFrom } }: { wallet: WalletProof }) {
  const now = useAtomValue(nowAtom);
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...endWalletMutation,
    onSuccess: (reply) => {
      client.setQueryData(walletsQuery.queryKey, reply);
      showToast({ title: "Wallet Removed" });
    },
  });
  return (
    <tr className="items-center max-sm:grid-cols-2">
      <th scope="row">
        <code data-tip={address}>{shortenAddress(address)}</code>
      </th>
      <td className="max-sm:text-right">{NETWORKS[network].name}</td>
      <td data-name="signed">
        <Day at={provenAt} />
        {Date.parse(countsFrom) > now && (
          <span className="row-note">
            It is another account's until {formatMoment(countsFrom)}; until then its payments wait.
          </span>
        )}
      </td>
      <td className="row-actions">
        <Action
          name={`Remove ${shortenAddress(address)}`}
          isDanger
          isDisabled={isPending}
          onClick={() => mutate(id)}
        >
          Remove
        </Action>
      </td>
    </tr>
  );
}
