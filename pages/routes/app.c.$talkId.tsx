import { createFileRoute, notFound } from "@tanstack/react-router";

/** The address of a talk; the terminal around it draws it, so that a first question waits for no file. */
export const Route = createFileRoute("/app/c/$talkId")({
  beforeLoad: ({ params }) => {
    if (!/^[\da-f]{32}$/.test(params.talkId)) throw notFound();
  },
  staticData: { title: "Terminal" },
});
