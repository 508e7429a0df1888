import { PRODUCT } from "../../../shared/product.ts";
import type { Section } from "../../ui/document/section.ts";

const abstract = (
  <>
    <p>
      {PRODUCT} is market analysis for cryptocurrency and equities that its reader can check. A question in
      plain words is answered with a call (buy, hold or sell), the reasons for it, and the facts behind each
      reason: every number carries its source and its age, and a sentence whose number is not among the facts
      is not printed.
    </p>
    <p>
      This paper describes how that is done today and the network that is planned around it: an application
      chain for answers and their proofs (Layer 2), a settlement chain (Layer 1), a relay chain that joins
      markets and chains (Layer 0), and N0, the network of the people and machines that supply facts, models
      and checks. It also describes NGMA, the utility token that pays for analysis and governs the network.
    </p>
    <p>
      What runs today is written in the present tense. What was announced is written as announced, with its
      date, and what is planned is called planned. A date in this paper is an intention, not a promise.
    </p>
  </>
);

const introduction = (
  <>
    <p>
      An everyday investor has more market data than ever and less reason to trust what is said about it.
      Charts are free, opinions are endless, and language models write fluent paragraphs about prices they
      have never seen. The usual answer is a disclaimer. Ours is a design: the part of the system that decides
      is not the part that writes.
    </p>
    <h3>Code decides, a model only words it</h3>
    <p>
      A question is first resolved to assets: a coin, a share, or several to compare. For each of them the
      system gathers quotes, at least 250 daily bars where they exist, company figures where there is a
      company, and, where a source for it is set up, market mood. From these it computes indicators: moving
      averages, momentum, volatility, volume, drawdown. Each result becomes a numbered fact with a value, a
      unit, a source and a time. A fixed set of rules turns facts into a score, and the score into a call.
    </p>
    <p>
      Only then are words written. A language model, or a deterministic writer where none is set up, receives
      the facts and the finished call. It cannot change the call, it has no tools, and it sees user text and
      news as quoted data. Its text then passes a gate that reads every number in it and looks for the fact it
      repeats. A number without a fact sends the text back, and the next writer is asked.
    </p>
    <h3>A probability can be wrong</h3>
    <p>
      The odds beside a call are for that asset on that day: the chance of a higher close in a month, of one
      that hardly moved, and that the call is cancelled first. All come from the same distribution as its
      range, and each says how often similar odds came true in the past. The record shows how many past calls
      were right; none has a proven edge, and the answer says so.
    </p>
    <h3>A refusal is a result</h3>
    <p>
      Too little history, stale data or an unknown asset means “no call”, with the reason. For developers the
      same rule has a price tag: failed calls to the interface are free, and an account’s credits are counted
      exactly, in one place, under any number of parallel requests.
    </p>
    <p>
      These rules make a service honest. They do not make it independent of the people who run it. Today the
      reader must still believe that the facts shown are the facts held, that the record of past calls is
      complete, and that the rules were not changed after the event. The layers described below are planned in
      order to remove these three beliefs, one after another.
    </p>
  </>
);

export const opening: Section[] = [
  { id: "abstract", title: "Abstract", body: abstract },
  { id: "introduction", number: "1", title: "Introduction", body: introduction },
];
