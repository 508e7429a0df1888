import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, notFound, redirect, useHydrated } from "@tanstack/react-router";
import { authCheckQuery } from "../features/auth/queries.ts";
import { AssetScreen } from "../features/chat/asset/asset-screen.tsx";
import { AssetHead } from "../features/markets/board/asset-head.tsx";
import { useListedPrices } from "../features/markets/queries.ts";
import { MarkedChart, PastCalls } from "../features/record/past-calls.tsx";
import { WatchControl } from "../features/watch/watch-control.tsx";
import { AlertChart } from "./-alert-chart.tsx";

export const Route = createFileRoute("/markets_/$symbol")({
  // One address an asset: its symbol in capitals. Names come with the screen, not with every first page.
  beforeLoad: async ({ params, context: { client } }) => {
    const { findCovered } = await import("../features/markets/board/find-covered.ts");
    const { findSymbol, nameAsset } = await import("../../shared/listed-names.ts");
    const symbol = params.symbol.toUpperCase();
    const found = await findCovered(client, symbol);
    if ("near" in found) throw notFound({ data: found.near });
    if (symbol !== params.symbol)
      throw redirect({ to: "/markets/$symbol", params: { symbol }, replace: true });
    const { asset } = found;
    return { asset, listed: findSymbol(symbol), title: `${nameAsset(asset)}: price, forecast and call` };
  },
  component: Asset,
  staticData: { title: "Markets", kind: "screen" },
});

function Asset() {
  const { asset, listed } = Route.useRouteContext();
  const { symbol, name } = asset;
  return (
    <AssetScreen
      key={symbol}
      symbol={symbol}
      head={(quote, exchange) => (
        <AssetHead
          {...{ asset, quote, exchange }}
          actions={
            <>
              <Watch {...{ symbol, name }} known={quote?.price} />
              <Link to="/app" search={{ analyze: name }} className="action">
                Ask<span className="sr-only"> about {name}</span>
              </Link>
            </>
          }
        />
      )}
      chart={(marks, { market }) =>
        listed ? (
          <MarkedChart chain={market} asset={listed} marks={marks}>
            {(marked) => <AlertChart {...{ symbol, name }} marks={marked} />}
          </MarkedChart>
        ) : (
          <AlertChart {...{ symbol, name, marks }} />
        )
      }
      past={({ market, type }) => listed && <PastCalls {...{ type, name }} chain={market} asset={listed} />}
    />
  );
}

/** By itself, so that a price that comes in draws this line anew and not the page. */
function Watch({ symbol, name, known }: { symbol: string; name: string; known: number | undefined }) {
  const { data: person, isPending } = useQuery(authCheckQuery);
  const isAlive = useHydrated();
  const { prices } = useListedPrices();
  const price = prices.find((one) => one.symbol === symbol)?.price ?? known;
  return (
    <WatchControl
      asset={{ symbol, name, price }}
      isSignedIn={isPending || !isAlive ? undefined : Boolean(person)}
    />
  );
}
