import { Link } from "@tanstack/react-router";
import type { AssetClass } from "../../../../shared/catalogue-limits.ts";
import type { BoardSearch } from "./search.ts";

const TABS: readonly (readonly [AssetClass | undefined, words: string])[] = [
  [undefined, "All"],
  ["coin", "Coins"],
  ["stock", "Stocks"],
  ["fund", "Funds"],
];

/** The classes of assets, each an address of its own; what is sought and the order go along. */
export function ClassTabs({ search }: { search: BoardSearch }) {
  return (
    <nav aria-label="Class" className="tabs max-sm:w-full">
      {TABS.map(([asked, words]) => (
        <Link
          key={words}
          to="/markets"
          search={{ ...search, class: asked, page: undefined }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={search.class === asked ? "page" : undefined}
          className="tab"
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
