import { queryOptions } from "@tanstack/react-query";
import type { Written } from "../../../shared/write-figure.ts";
import { callApi } from "../../api/client.ts";

const schemas = () => import("../../../shared/analysis.ts");

/** A real answer about an asset, by its name, to show on the home page. */
export const sampleAnswerQuery = (name: string) =>
  queryOptions({
    queryKey: ["sample-answer", name],
    queryFn: ({ signal }) =>
      callApi("/api/chat", async () => (await schemas()).chatReplySchema, {
        method: "POST",
        payload: { message: `Analyze ${name}` },
        signal,
      }),
  });

/** What each kind of fact means, in a sentence of a language. */
export const termsQuery = (language: Written) =>
  queryOptions({
    queryKey: ["terms", language],
    queryFn: ({ signal }) =>
      callApi(`/api/chat/terms?language=${language}`, async () => (await schemas()).termsReplySchema, {
        signal,
      }),
  });
