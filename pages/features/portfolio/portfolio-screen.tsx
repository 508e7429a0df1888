import { useAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { readHoldings } from "../../../shared/read-holdings.ts";
import { Segments } from "../../ui/controls/segments.tsx";
import { Spinner } from "../../ui/controls/spinner.tsx";
import { Trouble } from "../../ui/controls/trouble.tsx";
import { useAlive } from "../../ui/life/alive.ts";
import { holdingsAtom, useAskPortfolio } from "./ask-portfolio.ts";
import { HoldingsField } from "./holdings-field.tsx";
import { KeepBox } from "./keep-box.tsx";
import { PortfolioAnswer } from "./portfolio-answer.tsx";
import { sayTrouble } from "./say-trouble.ts";

const HORIZONS = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["60", "60 days"],
  ["180", "180 days"],
] as const;

/** What several holdings may be worth together: typed, pasted or from a file, and kept in this browser, or by choice in the account. */
export function PortfolioScreen({ isSignedIn }: { isSignedIn: boolean }) {
  useAlive();
  const [kept, setKept] = useAtom(holdingsAtom);
  const text = typeof kept === "string" ? kept : "";
  const [days, setDays] = useState<(typeof HORIZONS)[number][0]>("30");
  const { mutate, data, variables, error, isPending, reset } = useAskPortfolio();
  const read = readHoldings(text);
  const [isChecked, setChecked] = useState(false);

  function ask(horizonDays: number) {
    setChecked(true);
    if (read.positions.length === 0 || read.faults.length > 0) return reset();
    mutate({ positions: read.positions, cash: read.cash, horizonDays });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    ask(Number(days));
  }
  function change(next: string) {
    setChecked(false);
    setKept(next);
  }
  return (
    <div className="flex min-h-full flex-col">
      <div className="dashboard-head">
        <div>
          <h1 className="heading">Portfolio</h1>
          <p className="mt-1 max-w-[72ch] text-fg-2">
            What your holdings may be worth together, and what drives them. They stay in this browser; nothing
            here is a recommendation.
          </p>
        </div>
      </div>
      <div className="split flex-1">
        <form className="grid content-start gap-4 px-4 py-6 sm:px-6" onSubmit={submit} noValidate>
          <HoldingsField text={text} onChange={change} faults={isChecked ? read.faults : []} />
          <div className="flex flex-wrap items-center gap-3">
            <Segments
              label="How far ahead"
              options={HORIZONS}
              value={days}
              onChange={(next) => {
                setDays(next);
                if (data && !isPending) ask(Number(next));
              }}
            />
            <button type="submit" className="button gap-2" disabled={isPending}>
              {isPending && <Spinner />}
              See the range
            </button>
          </div>
          {isSignedIn && <KeepBox text={text} onTake={change} />}
          {isChecked && read.positions.length === 0 && read.faults.length === 0 && (
            <p role="alert" className="text-danger text-sm">
              Name a holding first, such as “BTC, 0.5”.
            </p>
          )}
        </form>
        <div aria-live="polite">
          {error ? (
            <Trouble error={error} text={sayTrouble(error)} onRetry={() => ask(Number(days))} />
          ) : data && variables ? (
            <PortfolioAnswer reply={data} />
          ) : (
            <p className="empty">
              <noscript>This needs JavaScript. </noscript>
              Your range appears here: what the portfolio may be worth, the odds of a loss, and the effect of
              one change.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
