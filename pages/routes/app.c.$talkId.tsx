import { createFileRoute, notFound } from "@tanstack/react-router";

/** The address of a talk; the terminal around it draws it. */
export const Route = createFileRoute("/app/c/$talkId")({
  beforeLoad: ({ params }) => {
    if (!/^[\da-f]{32}$/.test(params.talkId)) throw notFound();
  },
  component: () => null,
  staticData: { title: "Terminal" },
});
