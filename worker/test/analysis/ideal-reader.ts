import type { Ask } from "../../features/analysis/asks/registry.ts";
import type { Hearing } from "../../features/analysis/question/model/hear-fields.ts";
import type { Reading } from "../../features/analysis/question/model/reader-prompt.ts";
import type { Question } from "../../features/analysis/question/question.ts";

const LONGEST = 6;

/** Runs of the asker's words, the shortest first. */
function runsOf({ message, turns }: Question): string[] {
  const said = [message, ...turns.flatMap(({ role, content }) => (role === "user" ? [content] : []))];
  const words = said.map((text) => text.split(/\s+/).map((word) => word.replace(/[?!.,;:]+$/, "")));
  return Array.from({ length: LONGEST }, (_, longer) =>
    words.flatMap((all) => all.map((__, at) => all.slice(at, at + longer + 1).join(" "))),
  ).flat();
}

/** How a model that reads without a fault says an ask in words of the message; null where it has none for a part of it. */
export function sayIdeally(ask: Ask, question: Question, hearing: Hearing): Reading | null {
  const runs = runsOf(question);
  const fields: Reading["fields"] = [];
  let isSaid = true;
  const give = (name: string, value: string | undefined) => {
    if (value === undefined) isSaid = false;
    else fields.push({ name, value });
  };
  const say = (name: string, value: unknown): void => {
    if (value === null) return;
    if (typeof value === "number") {
      const words = [...runs, "0", "1"].find(
        (run) => hearing.amount(run, name.slice(name.lastIndexOf(".") + 1)) === Math.abs(value),
      );
      give(
        name,
        words
          ? `${value < 0 ? "-" : ""}${words}`
          : hearing.ordinal(String(value)) === null
            ? undefined
            : String(value),
      );
    } else if (typeof value === "string" && name === "what") give(name, runs[0]);
    else if (typeof value === "string")
      give(
        name,
        /^\d{4}-\d\d-\d\d$/.test(value) ? runs.find((run) => hearing.time(run)?.past?.from === value) : value,
      );
    else if (typeof value === "boolean") give(name, String(value));
    else if (Array.isArray(value))
      value.forEach((one, i) => {
        say(typeof one === "object" && !("symbol" in one) ? `${name}.${i}` : name, one);
      });
    else sayObject(name, value as object);
  };
  const sayObject = (name: string, value: object): void => {
    if ("symbol" in value) give(name, String(value.symbol));
    else if ("from" in value && "to" in value)
      give(
        name,
        [...runs, "all time"].find((run) => isSpan(hearing.time(run)?.past, value)),
      );
    else if ("said" in value && "days" in value)
      give(
        name,
        runs.find((run) => hearing.time(run)?.ahead?.days === value.days),
      );
    else if ("problem" in value) give(name, undefined);
    else for (const [key, part] of Object.entries(value)) say(`${name}.${key}`, part);
  };
  for (const [name, value] of Object.entries(ask)) if (name !== "kind" && name !== "assets") say(name, value);
  return isSaid
    ? {
        kind: ask.kind,
        assets: ask.assets.map(({ symbol }) => symbol),
        fields,
        words: question.message.split(/\s+/),
        rest: [],
      }
    : null;
}

const isSpan = (
  found: { from: string; to: string } | null | undefined,
  { from, to }: { from: unknown; to: unknown },
) => found !== null && found !== undefined && found.from === from && found.to === to;
