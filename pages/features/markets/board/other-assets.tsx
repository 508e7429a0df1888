import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { ASSETS_A_PAGE } from "../../../../shared/catalogue-limits.ts";
import { formatCount } from "../../../../shared/format.ts";
import { Section } from "../../../ui/controls/section.tsx";
import { AssetLinks } from "./asset-links.tsx";
import type { BoardSearch } from "./search.ts";
import { Turns } from "./turns.tsx";

interface OtherAssetsProps {
  reply: AssetsReply;
  /** those that have a row of figures above */
  shown: readonly { symbol: string }[];
  search: BoardSearch;
}

/** A page of what else we cover: no source is asked about an asset before its page is opened. */
export function OtherAssets({ reply: { assets, total }, shown, search }: OtherAssetsProps) {
  const others = assets.filter(({ symbol }) => !shown.some((one) => one.symbol === symbol));
  const { page = 1 } = search;
  const pages = Math.ceil(total / ASSETS_A_PAGE);
  if (others.length === 0 && pages <= 1) return null;
  return (
    <Section
      title={!search.q ? "All assets" : shown.length > 0 ? "Also found" : "Found"}
      className=""
      aside={
        <span className="font-mono text-fg-3 text-xs">
          {formatCount(total)} {total === 1 ? "asset" : "assets"}
          {pages > 1 && ` · page ${page} of ${pages}`}
        </span>
      }
    >
      <AssetLinks assets={others} className="sm:grid-cols-2 lg:grid-cols-3" />
      <Turns search={search} pages={pages} />
    </Section>
  );
}
