import { SectionHead } from "../../ui/section-head.tsx";

const FEATURES = [
  [
    "AI-Powered Agents",
    "Our code makes the call; an AI model only puts it into words. A text that departs from the call is replaced before you see it.",
  ],
  [
    "Unbiased Intelligence",
    "The same rules for every asset, reasons that point up and down in every answer, and “no call” when the data does not support one.",
  ],
  [
    "Real-Time Analysis",
    "Coins are refreshed every two minutes, stocks every half hour. Each figure names its source and its age, to the second.",
  ],
  [
    "Network Intelligence",
    "Compare assets: the same facts side by side, and how closely our ten main assets move together.",
  ],
  [
    "Data-Driven Insights",
    "Each answer says how far the price may move, and how often such ranges were right.",
  ],
  [
    "Secure & Private",
    "Sign in by email link; API keys are stored only as hashes. Conversations stay in your browser unless you save them with us.",
  ],
] as const;

/** What the product does, in six ruled cells. */
export default function FeaturesGrid() {
  return (
    <section
      aria-labelledby="features-title"
      className="scroll-mt-[-9px] border-line border-t min-[75rem]:grid min-[75rem]:grid-cols-4"
    >
      <SectionHead id="features-title" title="How it works" />
      <ul className="grid overflow-hidden border-line border-t sm:grid-cols-2 min-[75rem]:col-span-3 min-[75rem]:grid-cols-3 min-[75rem]:border-t-0">
        {FEATURES.map(([name, text]) => (
          <li key={name} className="-mt-px -ml-px border-line border-t border-l p-4 py-5 md:p-6">
            <h3 className="font-semibold text-xl tracking-[-0.015em] [font-stretch:85%]">{name}</h3>
            <p className="mt-2 max-w-[46ch] text-pretty text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
