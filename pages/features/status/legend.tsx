import { Section } from "../../ui/controls/section.tsx";

const WORDS = [
  ["live", "Prices of the sources named here. Each figure of an answer has its source and its age."],
  ["replay", "Recorded real prices of a past day, and nothing later."],
  ["simulated", "Prices made by this server, the same for everyone; nobody trades at them."],
  ["rules", "Code words the answer. Where a model does, each number it writes is checked against the facts."],
];

/** What the words above it stand for. */
export function Legend() {
  return (
    <Section title="What these words mean" className="">
      <dl className="grid border-line border-b sm:grid-cols-2">
        {WORDS.map(([word, meaning]) => (
          <div key={word} className="px-4 py-3 sm:px-6">
            <dt className="font-mono">{word}</dt>
            <dd className="mt-1 max-w-[72ch] text-fg-2 text-sm">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
