import { LINK_MINUTES } from "../../../../shared/auth.ts";

const STEPS = [
  "Enter your address",
  `Open the link within ${LINK_MINUTES} minutes`,
  "Make a key, call the API",
] as const;

/** The way from an address to the first call, along the foot of a page; `at` counts from 0. */
export function Steps({ at }: { at: number }) {
  return (
    <ol className="steps">
      {STEPS.map((step, i) => (
        <li key={step} aria-current={i === at ? "step" : undefined}>
          <span className="step-number">{i + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}
