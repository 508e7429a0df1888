import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { Quote } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import { openTicket, type Ticket } from "../cache/cold-asks.ts";
import { LISTED } from "../cache/price-list.ts";
import type { BarFile } from "./bar-file.ts";
import { findBars } from "./bar-store.ts";
import { findLive, quoteClose } from "./live-list.ts";

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now">;

/** How one question comes to what is known of an asset: what is kept of it is read once for all that is asked of it. */
export interface Access {
  /** leave to ask sources of prices and bars */
  ticket: Ticket;
  /** likewise of reports; where a store is kept, cron alone asks for them */
  reportTicket: Ticket;
  /** kept bars; null for what is read without a store: the listed assets, and all where there is none */
  bars(): Promise<BarFile | null>;
  /** the later of the price that cron asked for and the last close; null where there is neither */
  quote(): Promise<Quote | null>;
}

export function openAccess(deps: Tools, asset: Asset): Access {
  const { store, [asset.type]: market } = deps.markets;
  const isKept = store !== null && market.kind !== "simulated" && !LISTED[asset.type].includes(asset.symbol);
  const ticket = openTicket(deps, asset);
  if (!isKept) return { ticket, reportTicket: ticket, bars: async () => null, quote: async () => null };
  let read: Promise<BarFile | null> | undefined;
  const bars = () => (read ??= findBars(deps, asset));
  return {
    ticket,
    reportTicket: async () => {
      throw new AppError("market_data_unavailable");
    },
    bars,
    quote: async () => {
      const [live, file] = await Promise.all([findLive(deps, asset), bars()]);
      const close = file && quoteClose(asset, file.source, file.candles);
      return live && (!close || live.asOf >= close.asOf) ? live : close;
    },
  };
}
