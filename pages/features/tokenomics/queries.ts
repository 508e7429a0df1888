import { queryOptions } from "@tanstack/react-query";
import { ngmaTotalsSchema } from "../../../shared/ngma.ts";
import { callApi } from "../../api/client.ts";

export const ngmaTotalsQuery = queryOptions({
  queryKey: ["ngma-totals"],
  queryFn: ({ signal }) => callApi("/api/ngma/totals", ngmaTotalsSchema, { signal }),
});
