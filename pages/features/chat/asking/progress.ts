import type { Call, Fact } from "../../../../shared/analysis.ts";
import { PHASES } from "../../../../shared/phases.ts";
import type { StreamEvent } from "../../../../shared/stream.ts";

/** How long each phase stands at least. */
export const PHASE_MS = 800;

/** What has come of an answer so far. */
export interface Progress {
  /** of the request, epoch ms */
  startedAt: number;
  /** when each phase begins on screen, epoch ms, in order; those missing wait for the server's word */
  begins: number[];
  /** the server sends its phases; until then they go by the clock */
  isServerPaced: boolean;
  facts: Fact[];
  calls: Call[];
  text: string;
  /** who writes; null before the first sentence */
  engine: string | null;
  /** an earlier writer's sentences were taken back */
  isRewritten: boolean;
  /** all of it came within the phases, so that it is never shown as a draft */
  isWhole: boolean;
}

export const startProgress = (startedAt: number): Progress => ({
  startedAt,
  begins: PHASES.map((_, i) => startedAt + i * PHASE_MS),
  isServerPaced: false,
  facts: [],
  calls: [],
  text: "",
  engine: null,
  isRewritten: false,
  isWhole: false,
});

/** The first phases up to `last` have begun: each once the one before it has stood its time. What is on screen stays. */
function beginPhases({ begins, isServerPaced }: Progress, last: number, now: number): number[] {
  const begun = isServerPaced ? [...begins] : begins.filter((at) => at <= now);
  while (begun.length <= last) begun.push(Math.max(now, (begun.at(-1) ?? now) + PHASE_MS));
  return begun;
}

/** The progress after one more event. Words and the end mean that all phases are over. */
export function foldEvent(progress: Progress, { event, data }: StreamEvent, now: number): Progress {
  const reach = (last: number) => ({ begins: beginPhases(progress, last, now), isServerPaced: true });
  switch (event) {
    case "phase":
      return { ...progress, ...reach(PHASES.indexOf(data.phase)) };
    case "fact":
      return { ...progress, facts: [...progress.facts, data.fact] };
    case "call":
      return { ...progress, calls: [...progress.calls, data.call] };
    case "text":
      return {
        ...progress,
        ...reach(PHASES.length - 1),
        text: data.replace ? data.text : progress.text + data.text,
        engine: data.engine,
        isRewritten: progress.isRewritten || (data.replace && progress.text !== ""),
      };
    default: {
      const ended = { ...progress, ...reach(PHASES.length - 1) };
      return { ...ended, isWhole: now < phasesEndAt(ended) };
    }
  }
}

/** When all phases have stood their time, epoch ms; infinite while one has not begun. */
export const phasesEndAt = ({ begins }: Progress): number =>
  begins.length < PHASES.length ? Number.POSITIVE_INFINITY : (begins.at(-1) ?? 0) + PHASE_MS;

/** Whether anything of the answer can be shown. */
export const hasBegun = ({ calls, text }: Progress): boolean => calls.length > 0 || text !== "";
