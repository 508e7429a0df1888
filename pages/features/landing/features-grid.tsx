import { ASK_TRAITS } from "../../../shared/asks.ts";
import { SectionHead } from "../../ui/section-head.tsx";

interface Feature {
  name: string;
  text: string;
  figure: string;
  of: string;
  /** takes the place of the figure once the record has told it */
  measured?: "kept" | "scored" | "held";
}

/** All but what asks nothing, and what is not understood. */
const KINDS_READ = Object.keys(ASK_TRAITS).filter((kind) => kind !== "chitchat" && kind !== "unread").length;

const FEATURES: readonly Feature[] = [
  {
    name: "AI-Powered Agents",
    text: "Code computes the call, a model only words it. A sentence that says anything else is replaced by ours before you see it.",
    figure: String(KINDS_READ),
    of: "kinds of questions read",
    measured: "kept",
  },
  {
    name: "Unbiased Intelligence",
    text: "The same rules for every asset, reasons for and against in every answer, and “no call” when the data does not carry one.",
    figure: "4",
    of: "possible calls: buy, hold, sell, none",
    measured: "scored",
  },
  {
    name: "Real-Time Analysis",
    text: "Lists are refreshed around the clock. Each figure names its source and its age, to the second.",
    figure: "120 s",
    of: "crypto refresh, stocks 30 min",
  },
  {
    name: "Network Intelligence",
    text: "Compare several assets: the same facts side by side, and how the ten listed ones move together.",
    figure: "45",
    of: "pairs of assets, correlated over 30 days",
  },
  {
    name: "Data-Driven Insights",
    text: "Each answer says how far the price may move, and how often such ranges held.",
    figure: "80%",
    of: "of cases a range is meant to cover",
    measured: "held",
  },
  {
    name: "Secure & Private",
    text: "Sign-in by mailed link, API keys kept as hashes only. Your conversations are saved in your browser; with us only if you choose.",
    figure: "0",
    of: "passwords, 0 trackers",
  },
];

/** What the product does, in six ruled cells: the words, then the number they stand on. It never changes by itself. */
export default function FeaturesGrid() {
  return (
    <section
      aria-labelledby="features-title"
      className="scroll-mt-[-9px] border-line border-t min-[75rem]:grid min-[75rem]:grid-cols-4"
    >
      <SectionHead
        id="features-title"
        title="What holds it together"
        note="Six properties, each with the number it stands on."
      />
      <ul className="grid overflow-hidden border-line border-t sm:grid-cols-2 min-[75rem]:col-span-3 min-[75rem]:grid-cols-3 min-[75rem]:border-t-0">
        {FEATURES.map(({ name, text, figure, of, measured }) => (
          <li
            key={name}
            className="-mt-px -ml-px flex flex-col border-line border-t border-l p-4 py-5 md:p-6"
          >
            <h3 className="font-semibold text-xl tracking-[-0.015em] [font-stretch:85%]">{name}</h3>
            <p className="mt-2 mb-6 max-w-[46ch] text-pretty text-fg-2">{text}</p>
            <p className="mt-auto flex items-baseline-last gap-3" data-measured={measured}>
              <span className="figure whitespace-nowrap [word-spacing:-0.3em]">{figure}</span>{" "}
              <span className="label">{of}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
