import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/analysis.ts");

/** A real answer to show on the home page. */
export const sampleAnswerQuery = queryOptions({
  queryKey: ["sample-answer"],
  queryFn: ({ signal }) =>
    callApi("/api/chat", async () => (await schemas()).chatReplySchema, {
      method: "POST",
      payload: { message: "Analyze Bitcoin" },
      signal,
    }),
});

/** What each kind of fact means, in a sentence. */
export const termsQuery = queryOptions({
  queryKey: ["terms"],
  queryFn: ({ signal }) =>
    callApi("/api/chat/terms", async () => (await schemas()).termsReplySchema, { signal }),
});
