import { useQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, redirect, useHydrated } from "@tanstack/react-router";
import { LISTED_NAMES, type ListedSymbol } from "../../shared/listed-names.ts";
import { authCheckQuery } from "../features/auth/queries.ts";
import { AssetScreen } from "../features/chat/asset/asset-screen.tsx";
import { AssetHead } from "../features/markets/board/asset-head.tsx";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";
import { useListedPrices } from "../features/markets/queries.ts";
import { PastCalls } from "../features/record/past-calls.tsx";
import { WatchControl } from "../features/watch/watch-control.tsx";

export const Route = createFileRoute("/markets_/$symbol")({
  // One address an asset: its symbol in capitals. Names come with the screen, not with every first page.
  beforeLoad: async ({ params }) => {
    const { findSymbol, nameListed } = await import("../../shared/listed-names.ts");
    const symbol = findSymbol(params.symbol);
    if (!symbol) throw notFound();
    if (symbol !== params.symbol)
      throw redirect({ to: "/markets/$symbol", params: { symbol }, replace: true });
    return { title: `${nameListed(symbol)}: price, forecast and call` };
  },
  component: Asset,
  staticData: { title: "Markets", kind: "screen" },
});

function Asset() {
  const symbol = Route.useParams().symbol as ListedSymbol;
  return (
    <AssetScreen
      key={symbol}
      symbol={symbol}
      head={(quote) => (
        <>
          <AssetHead {...{ symbol, quote }} />
          <Watch symbol={symbol} />
        </>
      )}
      chart={(marks) => <CandlePanel symbol={symbol} marks={marks} />}
      past={({ market, type }) => (
        <PastCalls {...{ type }} chain={market} asset={symbol} name={LISTED_NAMES[symbol]} />
      )}
    />
  );
}

/** By itself, so that a price that comes in draws this line anew and not the page. */
function Watch({ symbol }: { symbol: ListedSymbol }) {
  const { data: person, isPending } = useQuery(authCheckQuery);
  const isAlive = useHydrated();
  const { prices } = useListedPrices();
  const price = prices.find((one) => one.symbol === symbol)?.price;
  return (
    <div className="panel-head noscript:hidden">
      <span className="label">Watch</span>
      <WatchControl
        asset={{ symbol, name: LISTED_NAMES[symbol], price }}
        isSignedIn={isPending || !isAlive ? undefined : Boolean(person)}
      />
    </div>
  );
}
