import { Link } from "@tanstack/react-router";
import type { AssetsReply } from "../../../../shared/catalogue.ts";
import { AssetLinks } from "./asset-links.tsx";
import { OtherAssets } from "./other-assets.tsx";
import type { BoardSearch } from "./search.ts";
import type { Board } from "./use-board.ts";

interface CoveredAssetsProps {
  board: Board;
  search: BoardSearch;
}

/** All that we cover beside the listed assets, unless a filter is set, which judges listed ones alone. */
export function CoveredAssets({ board, search }: CoveredAssetsProps) {
  const { covered, conditions, fits, isPlaceholderData, isUnfound } = board;
  if (!covered)
    return isUnfound ? (
      <p className="px-4 py-4 text-fg-2 sm:px-6">
        Our list of assets could not be read. Reload to try again.
      </p>
    ) : null;
  if (conditions.length > 0) return null;
  if (covered.total > 0) return <OtherAssets reply={covered} shown={fits} search={search} />;
  if (isPlaceholderData || fits.length > 0) return null;
  return <NothingFound q={search.q?.trim() ?? ""} nearest={covered.nearest} />;
}

function NothingFound({ q, nearest }: { q: string; nearest: AssetsReply["nearest"] }) {
  return (
    <>
      <p className="border-line border-b px-4 py-6 text-fg-2 sm:px-6" role="status">
        No asset we cover is called “{q}”.{" "}
        {nearest.length > 0 ? (
          "The nearest are:"
        ) : (
          <Link to="/app" search={{ analyze: q }} className="text-fg underline">
            Ask the terminal about it
          </Link>
        )}
      </p>
      <AssetLinks assets={nearest} />
    </>
  );
}
