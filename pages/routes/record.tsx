import { createFileRoute } from "@tanstack/react-router";
import { RecordScreen } from "../features/record/record-screen.tsx";
import { readSearch } from "../features/record/search.ts";

export const Route = createFileRoute("/record")({
  validateSearch: readSearch,
  component: function RecordRoute() {
    // What the address holds beside the filters comes along from the root.
    return <RecordScreen search={readSearch(Route.useSearch())} />;
  },
  staticData: {
    title: "Record",
    kind: "screen",
  },
});
