import { MAX_ASKS } from "../../../../shared/asks.ts";
import type { Ask } from "../asks/registry.ts";
import { shockOf } from "./holdings/portfolio-range.ts";
import { unique } from "./talk.ts";

const IDLE: ReadonlySet<Ask["kind"]> = new Set<Ask["kind"]>(["chitchat", "overview", "unread"]);
/** It asks for something of its own. */
export const isReal = ({ kind }: Ask): boolean => !IDLE.has(kind);

/** Of these the last holds all that was stated before. */
const LAST_ALONE: Ask["kind"][] = ["position", "portfolio"];

/** At most three, each once; the same of several assets is one; small talk only where nothing else is said. */
export function chooseAsks(read: Ask[]): Ask[] {
  const merged: Ask[] = [];
  const others = new Map<string, number>();
  for (const ask of read) {
    const key = JSON.stringify({ ...ask, assets: [] });
    const twin = merged[others.get(key) ?? -1];
    if (twin) merged[others.get(key) ?? 0] = { ...twin, assets: unique([...twin.assets, ...ask.assets]) };
    else others.set(key, merged.push(ask) - 1);
  }
  const counted = merged.map((ask) => countHeld(ask, merged));
  const whole = askWhole(counted);
  const lasts = LAST_ALONE.map((one) => whole.findLast(({ kind }) => kind === one));
  const told = whole.filter(
    (ask, i) =>
      (!LAST_ALONE.includes(ask.kind) || lasts.includes(ask)) &&
      !isHolding(ask, whole) &&
      !isPartOf(ask, whole) &&
      !isPlanned(ask, whole.slice(i)) &&
      !isPlannedAgain(ask, whole.slice(i + 1)) &&
      !isAskedAgain(ask, whole.slice(i + 1)),
  );
  const real = told.filter((ask) => isReal(ask) || (ask.kind === "overview" && isApart(ask, told)));
  const overviews = told.filter(({ kind }) => kind === "overview");
  const chat = told.filter((ask) => ask.kind === "chitchat");
  const tone = chat.find((ask) => ask.tone !== "hello") ?? chat[0];
  const asks = real.length > 0 ? real : overviews.length > 0 ? overviews : tone ? [tone] : [];
  return asks.length > 0 ? asks.slice(0, MAX_ASKS) : [{ kind: "unread", assets: [] }];
}

/** "I bought Tesla at 265." "I have 20 shares, what is my loss?": units stated beside a position are its own. */
function countHeld(ask: Ask, all: Ask[]): Ask {
  if (ask.kind !== "position" || (ask.position.units ?? ask.position.usd) !== null) return ask;
  const held = all.find(
    (other) => other.kind === "convert" && other.into === null && other.assets[0] === ask.assets[0],
  );
  return held?.kind === "convert" && held.units !== null
    ? { ...ask, position: { ...ask.position, units: held.units } }
    : ask;
}

/** "I own 10 ETH. It drops to 3000": units stated for what is asked of them. */
const isHolding = (ask: Ask, all: Ask[]): boolean =>
  ask.kind === "convert" &&
  ask.into === null &&
  ask.units !== null &&
  all.some(
    (other) =>
      ((other.kind === "scenario" && other.units === ask.units) ||
        (other.kind === "position" && other.position.units === ask.units)) &&
      other.assets[0] === ask.assets[0],
  );

/** "I hold 2 BTC and 40 NVDA, what is it worth?": the worth of all, and of none alone. */
const isPartOf = (ask: Ask, all: Ask[]): boolean =>
  ask.kind === "convert" &&
  all.some(({ kind, assets }) => kind === "portfolio" && ask.assets.every((one) => assets.includes(one)));

/** "I hold 2 BTC and 40 NVDA, what can I lose in a month?": how far it goes is asked of the whole. */
function askWhole(all: Ask[]): Ask[] {
  const whole = all.findLast((ask) => ask.kind === "portfolio");
  if (whole?.kind !== "portfolio") return all;
  const isOfAll = ({ assets }: Ask) =>
    assets.length === whole.assets.length && assets.every((one) => whole.assets.includes(one));
  const shocked = shock(whole, all);
  if (shocked) return shocked;
  const asked = all.filter(
    (ask) => isOfAll(ask) && (isRange(ask) || lossOf(ask) || (ask.kind === "risk" && ask.against === null)),
  );
  if (asked.length === 0) return all;
  const ahead = asked.flatMap((ask) => (ask.kind === "forecast" && ask.ahead) || [])[0] ?? whole.ahead;
  const loss = asked.map(lossOf).find((one) => one !== null) ?? whole.loss;
  const ranged = { ...whole, ahead, first: "range" as const, ...(loss && { loss }) };
  return all.flatMap((ask) => (ask === whole ? [ranged] : asked.includes(ask) ? [] : [ask]));
}
/** "60% SPY, 30% BTC, 10% cash. If BTC halves?": what becomes of the whole. */
function shock(whole: Extract<Ask, { kind: "portfolio" }>, all: Ask[]): Ask[] | null {
  const found = all.find((ask) => ask.kind === "scenario" && ask.move !== null);
  const move = found?.kind === "scenario" ? shockOf(whole, found) : null;
  if (!found || !move) return null;
  return all.flatMap((ask) => (ask === whole ? [{ ...whole, shock: move }] : ask === found ? [] : [ask]));
}
/** "How likely is a 15% loss?": percent that a forecast asks to be fallen by. */
const lossOf = (ask: Ask): number | null =>
  ask.kind === "forecast" && ask.level === null && (ask.move ?? 0) < 0 ? -(ask.move ?? 0) : null;
const isRange = (ask: Ask): boolean => ask.kind === "forecast" && ask.level === null && ask.move === null;

/** "Bought ETH at 3000, where would a stop make sense?": a position stated for the plan that follows. */
const isPlanned = (ask: Ask, later: Ask[]): boolean =>
  ask.kind === "position" &&
  ask.want === "profit" &&
  later.some((other) => other.kind === "plan" && other.position?.entry === ask.position.entry);

/** "Where do I put my stop? I can't take more than $60": the same plan, stated whole. */
const isPlannedAgain = (ask: Ask, later: Ask[]): boolean =>
  ask.kind === "plan" &&
  ask.stop === null &&
  later.some((other) => other.kind === "plan" && other.of === ask.of && other.stop !== null);

/** "200 a month into BTC. Should I go on?", "what will I have?": the same plan, asked about. */
const isAskedAgain = (ask: Ask, later: Ask[]): boolean =>
  ask.kind === "dca" && later.some((other) => other.kind === "dca" && (other.goOn ?? other.ahead));

/** "Analyze Bitcoin. How risky is Tesla?": of assets that nothing else is asked of. */
const isApart = (ask: Ask, all: Ask[]): boolean =>
  !all.some((other) => other !== ask && ask.assets.some((asset) => other.assets.includes(asset)));
