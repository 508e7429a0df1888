import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./client.ts";

/** Who is responsible for this service; asked where somebody may want to write to them. */
export const operatorQuery = queryOptions({
  queryKey: ["operator"],
  queryFn: ({ signal }) =>
    callApi("/api/operator", async () => (await import("../../shared/operator.ts")).operatorSchema, {
      signal,
    }),
});
