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
  type ForecastCall,
  forecastCases,
  measureOdds,
} from "../../features/analysis/daily-call/measure-odds.ts";
import {
  CALL_GROUPS,
  CALL_RULES,
  type MeasuredAction,
  type MeasuredCall,
  type MeasuredOddsOfCalls,
  type RulesTable,
} from "../../features/analysis/daily-call/measured.ts";
import type { WithInterval } from "../../features/analysis/forecast/measured.ts";
import type { Teaching } from "../../features/analysis/forecast/teaching.ts";
import type { Series } from "./read-folder.ts";
import { roundNumbers, writeData } from "./write-table.ts";

const DATA = new URL("../../features/analysis/daily-call/calibration.json", import.meta.url);
/** The weights were set on the years up to the first, judged on those after it up to the second, and never put to those up to the third. */
const [LAST_TAUGHT, LAST_JUDGED, LAST_AFTER] = [2018, 2022, 2024];

interface Measured {
  type: AssetType;
  actions: Record<string, MeasuredAction>;
  odds: MeasuredOddsOfCalls;
  rules: RulesTable[AssetType];
}

/**
 * Measures the daily call on the years that set its weights, those that judge it and those after, the odds beside it by
 * what each January had taught, and the second rule; prints all of it. Tells
 * the calls themselves.
 */
export function calibrateCalls(
  series: Series[],
  taught: Record<AssetType, ReadonlyMap<number, Teaching>>,
  write: boolean,
): CallCase[] {
  const ofTypes = assetTypeSchema.options.map((type) => {
    const own = series.filter((one) => one.type === type);
    const cases = own.flatMap(({ symbol, bars }) => collectCalls(symbol, type, bars));
    const forecast = forecastCases(cases, taught[type]);
    return {
      type,
      cases,
      actions: measureActions(cases),
      odds: measureOdds(forecast),
      rules: measureRules(forecast),
    };
  });
  const calls = ofTypes.flatMap(({ cases }) => cases);
  for (const one of ofTypes) sayType(one);
  if (!write) return calls;
  const table = (part: "actions" | "odds" | "rules") =>
    roundNumbers(Object.fromEntries(ofTypes.map((one) => [one.type, one[part]])));
  writeData(DATA, { calls: table("actions"), odds: table("odds"), rules: table("rules") });
  return calls;
}

/** Both rules on the same cases of 2019 to 2024. */
function measureRules(calls: ForecastCall[]): RulesTable[AssetType] {
  const cases = calls.map(({ one, shadow }) => ({ trend: one, shadow: { ...one, action: shadow } }));
  return Object.fromEntries(
    CALL_RULES.map((rule) => {
      const own = casesOf(
        cases.map((one) => one[rule]),
        LAST_TAUGHT + 1,
        LAST_AFTER,
      );
      return [
        rule,
        Object.fromEntries(
          ACTIONS.flatMap((action) => {
            const measured = measureCalls(own, action);
            return measured ? [[action, measured]] : [];
          }),
        ),
      ];
    }),
  ) as RulesTable[AssetType];
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

const startOf = (year: number) => Date.UTC(year, 0, 1) / 86_400_000;

function sayType({ type, actions, odds, rules }: Measured): void {
  for (const [action, { taught, judged, after, groups }] of Object.entries(actions)) {
    console.log(`${type} ${action}, to ${LAST_TAUGHT}: ${say(taught)}`);
    console.log(`${type} ${action}, to ${LAST_JUDGED}: ${say(judged)}`);
    console.log(`${type} ${action}, to ${LAST_AFTER}: ${say(after)}`);
    for (const [group, over] of Object.entries(groups))
      console.log(
        `${type} ${action}, ${group}: over its base ${sayOver(over.judged)}, then ${sayOver(over.after)}`,
      );
  }
  for (const [rule, byAction] of Object.entries(rules))
    for (const [action, measured] of Object.entries(byAction))
      console.log(`${type} ${rule} rule, 2019-24, ${action}: ${say(measured)}`);
  for (const [name, tenths] of Object.entries(odds.odds))
    for (const { tenth, cases, told, came } of tenths)
      console.log(
        `${type} ${name}, ${odds.from} to ${odds.to}, tenth ${tenth}: ${cases} cases, told ${percent(told)}, came ${sayOver(came)}`,
      );
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
