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

/** A chart whose line that would cancel the call can be dragged into an alert, where alerts can be set on its asset; one begun before signing in goes on. */
export function AlertChart({ symbol, marks }: { symbol: string; marks: ChartMarks }) {
  const listed = findSymbol(symbol);
  const { data: person, isPending } = useQuery(authCheckQuery);
  const [asked, setAsked] = useState<{ level: number; price: number } | null>(null);
  const [kept, keep] = useAtom(keptAlertAtom);
  useEffect(() => {
    const begun = person && listed && findKeptAlert(kept, Date.now());
    if (!begun || begun.asset !== listed) return;
    setAsked(begun);
    keep(null);
  }, [person, listed, kept, keep]);
  return (
    <>
      <CandlePanel
        symbol={symbol}
        marks={marks}
        onAlert={listed && !isPending ? (level, price) => setAsked({ level, price }) : undefined}
      />
      {listed &&
        asked &&
        createPortal(
          <AlertAtLevel
            asset={{ symbol: listed, name: LISTED_NAMES[listed], price: asked.price }}
            level={asked.level}
            isSignedIn={Boolean(person)}
            onClose={() => setAsked(null)}
          />,
          document.body,
        )}
    </>
  );
}
