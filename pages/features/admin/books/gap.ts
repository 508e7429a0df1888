import type { Reconciliation } from "../../../../shared/audit.ts";
import { formatCount } from "../../../../shared/format.ts";
import { NETWORKS } from "../../../../shared/networks.ts";

/** A move that nothing on record explains, or a record that no move explains. */
export type Gap = Reconciliation["gaps"][number];

/** What a gap is, in words. */
export const describeGap = (gap: Gap): string =>
  `${gap.amount} ${gap.symbol} on ${NETWORKS[gap.network].name}, block ${formatCount(gap.height)}`;
