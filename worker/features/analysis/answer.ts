import type { ChatReply } from "../../../shared/analysis.ts";
import { dateOf } from "../../../shared/time.ts";
import { findHead } from "../../db/record-head.ts";
import type { Deps } from "../../deps.ts";
import { besidesOf, boardAskOf } from "./asks/registry.ts";
import { readRows } from "./board/stored-board.ts";
import { gatherRates, refuseMoney } from "./convert-money.ts";
import { type AnswerDraft, draftReply } from "./draft-reply.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { keepDraft } from "./kept-drafts.ts";
import { askForResults, subjectsOf } from "./list-missing.ts";
import { addStandIns } from "./portfolio/gather-portfolio.ts";
import { readWithModel } from "./question/model/read-with-model.ts";
import type { Question } from "./question/question.ts";
import { writeText } from "./writers/write-text.ts";
import type { TextEvent, Writing, Written } from "./writers/writing.ts";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil" | "markets" | "cache">;

/** The request an answer is for. */
export interface Asking extends Omit<Writing, "draft"> {
  /** who asks (an account's id, or a visitor's network as a hash), where a model may read what the rules left unread */
  asker?: string;
  /** what becomes of the question once it is read; what it throws ends the answer before anything is gathered */
  settle?: (question: Question) => Question;
  /** likewise what it throws once data were gathered, before anything is made of them */
  check?: (question: Question, gathered: Gathered) => void;
}

/** How far an answer has come. One that fails throws instead of its next event. */
export type AnswerEvent =
  | { event: "read"; question: Question }
  | { event: "gathered"; gathered: Gathered }
  | { event: "drafted"; draft: AnswerDraft }
  | TextEvent
  | { event: "done"; reply: ChatReply };

export type Answering = AsyncGenerator<AnswerEvent, void, void>;

/**
 * The one way from a question to its answer. It goes as far as it is asked for: who stops in between has used nothing that
 * is not given back. Throws what `settle`, `gatherEvidence` and `draftReply` throw.
 */
export async function* answer(deps: Tools, rules: Question, asking: Asking): Answering {
  const { asker, dataOnly, settle = (question) => question, check = () => {} } = asking;
  const isForRules = asker === undefined || dataOnly;
  const read = isForRules ? rules : await readWithModel(deps, rules, { ...asking, asker });
  const worded = refuseMoney(deps, read);
  const question = settle({ ...worded, asks: askForResults(worded.asks) });
  yield { event: "read", question };
  const gathered = await gatherFor(deps, question);
  check(question, gathered);
  yield { event: "gathered", gathered };
  yield* answerFrom(deps, question, gathered, asking);
}

/** The same from what was gathered on. */
export async function* answerFrom(
  deps: Tools,
  question: Question,
  gathered: Gathered,
  asking: Omit<Asking, "asker" | "settle" | "check">,
): Answering {
  const draft = keepDraft(question, gathered, () => draftReply(deps, question, gathered));
  const record = await findHead(deps, draft.rest.data.market);
  yield { event: "drafted", draft };
  const written = yield* writeText(deps, { ...asking, draft });
  yield { event: "done", reply: finishReply(draft, record, written) };
}

/** The reply of an answer that is nobody's to hear before it is whole; `hear` is told each event, and what it throws ends the answer. */
export async function replyOf(
  answering: Answering,
  onEvent: (event: AnswerEvent) => void = () => {},
): Promise<ChatReply> {
  for await (const event of answering) {
    onEvent(event);
    if (event.event === "done") return event.reply;
  }
  throw new Error("an answer ended without its reply");
}

/** Lets an answer come as far as an event, and gives it. Throws what the answer throws. */
export async function goTo<Name extends AnswerEvent["event"]>(
  answering: Answering,
  name: Name,
): Promise<Extract<AnswerEvent, { event: Name }>> {
  for (let step = await answering.next(); !step.done; step = await answering.next())
    if (step.value.event === name) return step.value as Extract<AnswerEvent, { event: Name }>;
  throw new Error(`an answer ended before it was ${name}`);
}

/** Evidence of the assets asked about, and of those an ask sets beside them; of these none counts as missing. */
async function gatherFor(deps: Tools, question: Question): Promise<Gathered> {
  const board = await gatherBoard(deps, question);
  // What the board answers needs nothing besides.
  const today = dateOf(deps.markets.now());
  const asks = question.asks.filter((ask) => board === null || boardAskOf(ask, today) === null);
  const subjects = subjectsOf({ ...question, asks });
  const beside = asks.flatMap(besidesOf);
  const [gathered, rates] = await Promise.all([
    gatherEvidence(deps, [...new Set([...subjects, ...beside])]),
    gatherRates(deps, question),
  ]);
  const missing = gathered.missing.filter(({ asset }) => subjects.includes(asset));
  const held = asks.flatMap((ask) => (ask.kind === "portfolio" ? ask.assets : []));
  return { ...(await addStandIns(deps, gathered, held)), board, rates, missing };
}

/** The rows of the types that are asked about as a whole; null where none are, or none are kept. */
async function gatherBoard(deps: Tools, { asks }: Question): Promise<(Gathered["board"] & object) | null> {
  const groups = asks
    .flatMap((ask) => boardAskOf(ask, dateOf(deps.markets.now())) ?? [])
    .map(({ group }) => (group === "fund" ? "stock" : group));
  const types = (["crypto", "stock"] as const).filter((type) =>
    groups.some((one) => one === null || one === type),
  );
  const rows = (await Promise.all(types.map((type) => readRows(deps, type)))).flat();
  return rows.length > 0 ? rows : null;
}

/** Replies by the rest of their draft: one that would come out the same is the same object. */
const replies = new WeakMap<AnswerDraft["rest"], ChatReply>();

function finishReply(
  { rest }: AnswerDraft,
  record: ChatReply["record"],
  { text, engine }: Written,
): ChatReply {
  const last = replies.get(rest);
  if (last?.record === record && last.response === text && last.engine === engine) return last;
  const { intent, asks, assets, disclaimer, ...others } = rest;
  const reply = { response: text, intent, asks, assets, engine, ...others, record, disclaimer };
  replies.set(rest, reply);
  return reply;
}
