import { INTENT_MINUTES, LATE_HOURS, MAX_MONTHS } from "../../../shared/payments.ts";
import { TIERS } from "../../../shared/tiers.ts";
import { Section } from "../../ui/controls/section.tsx";

const QUESTIONS = [
  [
    "What is a credit?",
    "One request to any endpoint costs one credit. A batch costs one for each asset that is " +
      "answered. A request that fails on our side is free. Credits count by the month and do not pile " +
      "up.",
  ],
  [
    "When does a new plan begin?",
    "A higher plan starts at once, and what you used this month stays counted. A lower plan waits its turn: " +
      "it begins when the plan you have ends. The same plan again adds its months at the end.",
  ],
  [
    "Does it renew by itself?",
    "By card, yes: it is a monthly subscription that you cancel in the card provider's portal at any time, " +
      `and it runs to the end of the paid month. With crypto or NGMA, no: you prepay 1 to ${MAX_MONTHS} ` +
      "months, and we write to you 3 days before they end. Then the account is Free again, " +
      `${TIERS.free.credits} credits per month.`,
  ],
  [
    "Why do I send such an odd amount?",
    "The last digits differ from order to order, by a cent or two (Ether sent by address: by up to 0.0001 " +
      `ETH), and say which order is paid. The amount and its rate hold for ${INTENT_MINUTES} minutes; a ` +
      `payment that arrives within ${LATE_HOURS} hours after that still counts, one in a coin only if it is ` +
      "worth its price by then.",
  ],
  [
    "What if the amount was not exact?",
    "From a wallet you signed for, or with the order's tag: anything above it is credited to you, and if it " +
      "was too little the page says what is missing, and you pay the rest or take it back. Sent by address " +
      "alone, as from an exchange that deducts its fee, nothing shows that it is yours: name its transaction, " +
      "and it is reviewed manually within 72 hours. Signed for with the wallet that paid, it is yours at once.",
  ],
  [
    "What if I close the page too early?",
    "Nothing is lost. We look for open payments on the networks ourselves and credit them when they are " +
      "final. This page also remembers what it sent and goes on when you come back.",
  ],
  [
    "Can I get my money back?",
    "A card payment can be refunded through the card provider; the plan it paid for then ends. Crypto " +
      "payments cannot be reversed: one that came twice, late or in another token is reviewed manually, then " +
      "credited or refunded to the address that you confirm under Orders. We never refund the sending wallet " +
      "unless you confirm it.",
  ],
] as const;

/** What people ask before they pay. */
export function Faq() {
  return (
    <Section title="Before you pay" className="">
      {QUESTIONS.map(([question, answer]) => (
        <details key={question} className="faq-item" name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  );
}
