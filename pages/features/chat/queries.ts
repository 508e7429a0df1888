import { queryOptions } from "@tanstack/react-query";
import { chatReplySchema, termsReplySchema } from "../../../shared/analysis.ts";
import { callApi } from "../../api/client.ts";

/** A real answer to show on the home page. */
export const sampleAnswerQuery = queryOptions({
  queryKey: ["sample-answer"],
  queryFn: ({ signal }) =>
    callApi("/api/chat", chatReplySchema, {
      method: "POST",
      payload: { message: "Analyze Bitcoin" },
      signal,
    }),
});

/** What each kind of fact means, in a sentence. */
export const termsQuery = queryOptions({
  queryKey: ["terms"],
  queryFn: ({ signal }) => callApi("/api/chat/terms", termsReplySchema, { signal }),
});
