import { useQuery } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { findSymbol, LISTED_NAMES } from "../../shared/listed-names.ts";
import { authCheckQuery } from "../features/auth/queries.ts";
import { CandlePanel } from "../features/markets/charts/candle-panel.tsx";
import { AlertAtLevel } from "../features/watch/alert-at-level.tsx";
import type { ChartMarks } from "../ui/chart-marks.ts";
import { findKeptAlert, keptAlertAtom } from "../ui/keep-begun.ts";

interface AlertChartProps {
  symbol: string;
  /** where it is known */
  name?: string;
  marks: ChartMarks;
}

/** A chart whose line that would cancel the call can be dragged into an alert; one begun before signing in goes on. */
export function AlertChart({ symbol, name, marks }: AlertChartProps) {
  const listed = findSymbol(symbol);
  const { data: person, isPending } = useQuery(authCheckQuery);
  const [asked, setAsked] = useState<{ level: number; price: number } | null>(null);
  const [kept, keep] = useAtom(keptAlertAtom);
  useEffect(() => {
    const begun = person && findKeptAlert(kept, Date.now());
    if (!begun || begun.asset !== symbol) return;
    setAsked(begun);
    keep(null);
  }, [person, symbol, kept, keep]);
  return (
    <>
      <CandlePanel
        symbol={symbol}
        marks={marks}
        onAlert={!isPending ? (level, price) => setAsked({ level, price }) : undefined}
      />
      {asked &&
        createPortal(
          <AlertAtLevel
            asset={{ symbol, name: name ?? (listed ? LISTED_NAMES[listed] : symbol), price: asked.price }}
            level={asked.level}
            isSignedIn={Boolean(person)}
            onClose={() => setAsked(null)}
          />,
          document.body,
        )}
    </>
  );
}
