import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatCount } from "../../../shared/format.ts";
import type { RecordReply } from "../../../shared/record.ts";
import { recordNowQuery } from "./queries.ts";

const sum = (of: { cases: number }[]) => of.reduce((all, { cases }) => all + cases, 0);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** How often ranges of 80% held: on the record, and from past bars while that has no outcome yet. */
function sayHeld({ summary: { coverage }, backtest }: RecordReply): [string, string] | null {
  const cases = sum(coverage);
  if (cases > 0) {
    const held = coverage.reduce((all, one) => all + one.held80 * one.cases, 0) / cases;
    return [percent(held), `of ${formatCount(cases)} recorded 80% ranges were right`];
  }
  const past = sum(backtest);
  const covered = backtest.reduce((all, one) => all + one.covers80 * one.cases, 0) / past;
  return past > 0 ? [percent(covered), `of ${formatCount(past)} past 80% ranges right, in a backtest`] : null;
}

const SAY = {
  held: sayHeld,
  kept: ({ summary: { forecasts, calls } }: RecordReply) =>
    forecasts + calls > 0
      ? [formatCount(forecasts + calls), "forecasts and calls on record, written beforehand"]
      : null,
  scored: ({ summary: { actions } }: RecordReply) =>
    sum(actions) > 0 ? [formatCount(sum(actions)), "calls scored in public"] : null,
} as const satisfies Record<string, (record: RecordReply) => readonly string[] | null>;

/** Puts the figures the product measures of itself into the places of the home page that are marked for them. */
export default function Measured() {
  const { data } = useQuery(recordNowQuery);
  useEffect(() => {
    if (!data) return;
    for (const [of, say] of Object.entries(SAY)) {
      const place = document.querySelector(`[data-measured="${of}"]`);
      const said = say(data);
      if (!place || !said) continue;
      for (const [at, words] of said.entries()) {
        const part = place.children[at];
        if (part) part.textContent = words;
      }
    }
  }, [data]);
  return null;
}
