import { useQueryClient } from "@tanstack/react-query";
import { Picture } from "./picture.tsx";
import type { PlacedChart } from "./place-chart.ts";

/** Where a server keeps the chart that it draws; it stays there. */
export const plotKey = (symbol: string) => ["plot", symbol];

const BOX = "absolute inset-0 z-10 flex flex-col bg-bg font-mono";

/** Drawn by a server alone: the browser, which gets no code for it, keeps the HTML it has. */
export function StandingPicture({ symbol }: { symbol: string }) {
  const client = useQueryClient();
  if (!import.meta.env.SSR)
    return (
      <div
        className={BOX}
        aria-hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which keeps the HTML that is there
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  const chart = client.getQueryData<PlacedChart>(plotKey(symbol));
  return (
    <div className={BOX} aria-hidden>
      {chart && <Picture chart={chart} />}
    </div>
  );
}
