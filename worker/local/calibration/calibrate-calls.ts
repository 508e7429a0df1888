import { type AssetType, assetTypeSchema } from "../../../shared/markets.ts";
import {
  ACTIONS,
  type CallCase,
  casesOf,
  collectCalls,
  measureCalls,
  measureGroup,
} from "../../features/analysis/daily-call/measure-calls.ts";
import {
  CALL_GROUPS,
  type MeasuredAction,
  type MeasuredCall,
} from "../../features/analysis/daily-call/measured.ts";
import type { WithInterval } from "../../features/analysis/forecast/measured.ts";
import type { Series } from "./read-folder.ts";
import { roundNumbers, writeTable } from "./write-table.ts";

const TABLE = new URL("../../features/analysis/daily-call/calibration-table.ts", import.meta.url);
/** The weights were set on the years up to the first, judged on those after it up to the second, and never put to those up to the third. */
const [LAST_TAUGHT, LAST_JUDGED, LAST_AFTER] = [2018, 2022, 2024];

const HEAD = `import type { CallTable, SidesTable } from "./measured.ts";

/** Written by \`npm run calibrate -- FOLDER --write\`; not edited by hand. How the daily call did, see ../forecast/README.md. */`;

/** Measures the daily call on the years that set its weights and on those that judge it, and prints both. */
export function calibrateCalls(series: Series[], write: boolean): void {
  const ofTypes = assetTypeSchema.options.map((type) => {
    const own = series.filter((one) => one.type === type);
    const cases = own.flatMap(({ symbol, bars }) => collectCalls(symbol, type, bars));
    return { type, actions: measureActions(cases), sides: measureSides(cases) };
  });
  for (const { type, actions, sides } of ofTypes) sayType(type, actions, sides);
  if (!write) return;
  const table = (part: "actions" | "sides") =>
    roundNumbers(Object.fromEntries(ofTypes.map((one) => [one.type, one[part]])));
  writeTable(TABLE, HEAD, [
    { name: "CALLS", type: "CallTable", value: table("actions") },
    { name: "SIDES", type: "SidesTable", value: table("sides") },
  ]);
}

function measureActions(cases: CallCase[]): Record<string, MeasuredAction> {
  // A case of December ends in January: it teaches nothing of the years that judge.
  const taught = casesOf(cases, 0, LAST_TAUGHT).filter(({ until }) => until < startOf(LAST_TAUGHT + 1));
  const judged = casesOf(cases, LAST_TAUGHT + 1, LAST_JUDGED);
  const after = casesOf(cases, LAST_JUDGED + 1, LAST_AFTER);
  return Object.fromEntries(
    ACTIONS.map((action) => {
      const groups = CALL_GROUPS.map((group) => [
        group,
        { judged: measureGroup(judged, group, action), after: measureGroup(after, group, action) },
      ]);
      const measured = {
        taught: measureCalls(taught, action),
        judged: measureCalls(judged, action),
        after: measureCalls(after, action),
        groups: Object.fromEntries(groups) as MeasuredAction["groups"],
      };
      return [action, measured];
    }),
  );
}

function measureSides(all: CallCase[]) {
  const cases = casesOf(all, 0, LAST_JUDGED);
  return {
    above: measureCalls(cases, "Buy", ({ signals }) => signals.overLong > 0),
    below: measureCalls(cases, "Sell", ({ signals }) => signals.overLong < 0),
  };
}

const startOf = (year: number) => Date.UTC(year, 0, 1) / 86_400_000;

function sayType(
  type: AssetType,
  actions: Record<string, MeasuredAction>,
  sides: Record<string, MeasuredCall | null>,
): void {
  for (const [action, { taught, judged, after, groups }] of Object.entries(actions)) {
    console.log(`${type} ${action}, to ${LAST_TAUGHT}: ${say(taught)}`);
    console.log(`${type} ${action}, to ${LAST_JUDGED}: ${say(judged)}`);
    console.log(`${type} ${action}, to ${LAST_AFTER}: ${say(after)}`);
    for (const [group, over] of Object.entries(groups))
      console.log(
        `${type} ${action}, ${group}: over its base ${sayOver(over.judged)}, then ${sayOver(over.after)}`,
      );
  }
  for (const [side, measured] of Object.entries(sides))
    console.log(`${type} ${side} its 200-day average, all years: ${say(measured)}`);
}

const sayOver = (over: WithInterval | null) =>
  over ? `${percent(over[0])} (${percent(over[1])} to ${percent(over[2])})` : "no case";

const percent = (share: number) => (100 * share).toFixed(1);
function say(measured: MeasuredCall | null): string {
  if (!measured) return "no case";
  const [right, over] = [measured.right, measured.over].map(
    ([value, low, high]) => `${percent(value)} (${percent(low)} to ${percent(high)})`,
  );
  return `${measured.cases} cases, right ${right}, base ${percent(measured.baseRate)}, over it ${over}`;
}
