import { createFileRoute } from "@tanstack/react-router";
import { BoardScreen } from "../features/markets/board/board-screen.tsx";
import { type BoardSearch, readBoardSearch } from "../features/markets/board/search.ts";
import { HeldSoFar } from "../features/record/held-so-far.tsx";

export const Route = createFileRoute("/markets")({
  // It is read where it is used, so that no other page carries how.
  validateSearch: (search: Record<string, unknown>): BoardSearch => search,
  component: function MarketsRoute() {
    return <BoardScreen search={readBoardSearch(Route.useSearch())} held={<HeldSoFar />} />;
  },
  staticData: { title: "Markets: price, range and call of the day", kind: "screen" },
});
