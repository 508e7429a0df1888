import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { formatUsd } from "../../../shared/format.ts";
import { findSymbol, LISTED_NAMES, LISTED_SYMBOLS } from "../../../shared/listed-names.ts";
import type { CryptoPrice, StockPrice } from "../../../shared/markets.ts";
import { Age } from "../../ui/age.tsx";
import { Change } from "../../ui/change.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { MarketMark } from "../../ui/market-mark.tsx";
import { useWatchChange } from "./use-watch.ts";
import { WatchControl } from "./watch-control.tsx";

export type LastPrice = Pick<
  CryptoPrice | StockPrice,
  "symbol" | "name" | "price" | "change24h" | "asOf" | "market"
>;

export interface WatchlistProps {
  assets: string[];
  /** the last price of an asset, once it is known */
  usePrice: (symbol: string) => LastPrice | undefined;
}

/** One line an asset with its last price, and the other listed ones to add. */
export function Watchlist({ assets, usePrice }: WatchlistProps) {
  const { mutate, isPending } = useWatchChange();
  const others = LISTED_SYMBOLS.filter((symbol) => !assets.includes(symbol));
  return (
    <>
      {assets.length === 0 ? (
        <p className="empty">Nothing is on your watchlist yet.</p>
      ) : (
        <Table columns={["Asset", { num: "Price" }, "Age", { num: "24 h" }, { hidden: "Actions" }]}>
          {assets.map((symbol) => (
            <Watched key={symbol} {...{ symbol, usePrice }} />
          ))}
        </Table>
      )}
      <div className="panel-head">
        <span className="flex gap-x-1">
          <span className="label flex min-h-7 items-center pointer-coarse:min-h-11 self-start">Add</span>
          <span className="flex flex-wrap gap-x-1">
            {others.map((symbol) => (
              <Action
                key={symbol}
                name={`Watch ${LISTED_NAMES[symbol]}`}
                isDisabled={isPending}
                onClick={() => mutate({ do: "watch", asset: symbol })}
              >
                <Plus size={14} aria-hidden /> {symbol}
              </Action>
            ))}
            <Link to="/markets" className="action">
              Any other asset
            </Link>
          </span>
        </span>
      </div>
    </>
  );
}

function Watched({ symbol, usePrice }: Pick<WatchlistProps, "usePrice"> & { symbol: string }) {
  const item = usePrice(symbol);
  const listed = findSymbol(symbol);
  const name = listed ? LISTED_NAMES[listed] : (item?.name ?? symbol);
  return (
    <tr className="items-center max-sm:grid-cols-[1fr_auto]">
      <th scope="row">
        <Link to="/markets/$symbol" params={{ symbol }} className="font-sans font-semibold hover:underline">
          {symbol}
        </Link>{" "}
        <span className="text-fg-3">{name !== symbol && name}</span>{" "}
        {item && item.market !== "live" && <MarketMark market={item.market} asOf={item.asOf} isPlain />}
      </th>
      <td className="num">{item ? formatUsd(item.price) : "…"}</td>
      <td>{item && <Age at={item.asOf} />}</td>
      <td className="num">{item && <Change percent={item.change24h} />}</td>
      <td className="row-actions max-sm:col-span-2">
        <WatchControl asset={{ symbol, name, price: item?.price }} isSignedIn />
      </td>
    </tr>
  );
}
