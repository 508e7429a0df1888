import { NETWORK_IDS, NETWORKS } from "../../../shared/networks.ts";
import type { PricingReply } from "../../../shared/tiers.ts";
import { Section } from "../../ui/controls/section.tsx";
import { Table } from "../../ui/controls/table.tsx";

const TOKENS = ["USDC", "USDT"] as const;

/** Where a wallet can pay here, and with what; undefined while that is not known. */
export function NetworksTable({ networks }: { networks: PricingReply["networks"] | undefined }) {
  const isOpen = (id: string) => networks?.some((network) => network.id === id && network.available);
  const hasCoin = (id: string) =>
    !networks || !isOpen(id) || networks.some((one) => one.id === id && one.coin);
  return (
    <Section title="Networks for wallets" className="">
      <Table columns={["Network", "Coin", ...TOKENS]} className="ledger networks">
        {NETWORK_IDS.map((id) => (
          <tr key={id} data-off={(networks && !isOpen(id)) || undefined}>
            <th scope="row">
              {NETWORKS[id].name}
              {networks && !isOpen(id) && <span className="text-fg-3"> · not available yet</span>}
            </th>
            <td>{hasCoin(id) ? NETWORKS[id].nativeSymbol : `${NETWORKS[id].nativeSymbol}, no price`}</td>
            {TOKENS.map((token) => (
              <td key={token}>{NETWORKS[id].tokens[token] ? "yes" : "no"}</td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}
