import { createFileRoute } from "@tanstack/react-router";
import { BoardScreen } from "../features/markets/board/board-screen.tsx";
import { readBoardSearch } from "../features/markets/board/search.ts";

export const Route = createFileRoute("/markets")({
  validateSearch: readBoardSearch,
  component: function MarketsRoute() {
    // What the address holds beside the filters comes along from the root.
    return <BoardScreen search={readBoardSearch(Route.useSearch())} />;
  },
  staticData: { title: "Markets: price, range and call of the day", kind: "screen" },
});
