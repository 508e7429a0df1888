import type { Turn } from "../../../../shared/analysis.ts";
import { besidesOf } from "../../../features/analysis/asks/registry.ts";
import type { AnswerDraft } from "../../../features/analysis/draft-reply.ts";
import type { Language } from "../../../features/analysis/question/question.ts";
import { readQuestion } from "../../../features/analysis/question/read-question.ts";
import { openMarkets } from "../../../providers/prices/index.ts";
import { askOf } from "../../analysis/ask-message.ts";
import { simulatedEvidence } from "../../analysis/simulated-evidence.ts";

/** What the sentences of `said/` answer; the first is "01". */
export const QUESTIONS: readonly { message: string; turns?: Turn[] }[] = [
  { message: "Should I buy Bitcoin?" },
  { message: "Analyze Ethereum" },
  { message: "Solana technical analysis" },
  { message: "Why did XRP move this month?" },
  { message: "What is the RSI of Dogecoin?  Explain what it means" },
  { message: "Should I sell Tesla?" },
  { message: "Apple vs Nvidia" },
  { message: "How risky is Nvidia?" },
  { message: "Compare Bitcoin, Ethereum and Solana" },
  { message: "Is Apple a healthy company? fundamentals" },
  {
    message: "and what speaks against it?",
    turns: [
      { role: "user", content: "Analyze Tesla" },
      { role: "assistant", content: "Buy" },
    ],
  },
  { message: "What is the mood in Bitcoin?" },
  { message: "Give me an overview of Cardano" },
  { message: "Should I sell Microsoft now?" },
  { message: "Why is Amazon down?" },
  { message: "Microsoft or Alphabet, which of the two?" },
  { message: "Compare Cardano, Dogecoin and XRP" },
  { message: "Should I buy Amazon or Tesla?" },
  { message: "What is a drawdown, and how deep is Litecoin's?" },
  { message: "How risky is Avalanche?" },
  { message: "How is the sentiment around Solana?" },
  {
    message: "why?",
    turns: [
      { role: "user", content: "Should I buy Meta?" },
      { role: "assistant", content: "Hold" },
    ],
  },
  { message: "Fundamentals of Microsoft" },
  { message: "What does the chart of Polkadot show?" },
];

/** The draft of an answer about the simulated market on 20 November 2026, as a model gets it. */
export async function askSimulated(
  message: string,
  turns: Turn[] = [],
  language?: Language,
): Promise<AnswerDraft> {
  const now = () => new Date("2026-11-20T15:00:00Z");
  const markets = openMarkets({}, now);
  const question = readQuestion(message, turns, now());
  const beside = question.asks.flatMap(besidesOf);
  const evidence = await Promise.all([...new Set([...question.assets, ...beside])].map(simulatedEvidence));
  const deps = { markets, now, ai: [], config: {}, db: null, waitUntil: () => {} };
  return (await askOf(deps, message, { evidence, missing: [] }, turns, language)).draft;
}
