import { useMutation } from "@tanstack/react-query";
import { atomWithStorage } from "jotai/utils";
import type { PortfolioReply, PortfolioRequest } from "../../../shared/portfolio.ts";
import { callApi } from "../../api/client.ts";
import { keptJson } from "../../ui/kept.ts";

/** What was typed, in this browser alone; it may be anything. */
export const holdingsAtom = atomWithStorage<unknown>("enigma.holdings", "", keptJson, { getOnInit: true });

/** Asks what holdings may be worth together. Nothing of it is kept on the server. */
export const useAskPortfolio = () =>
  useMutation({
    mutationFn: (payload: PortfolioRequest) =>
      callApi<PortfolioReply>(
        "/api/portfolio",
        async () => (await import("../../../shared/portfolio.ts")).portfolioReplySchema,
        { method: "POST", payload },
      ),
  });
