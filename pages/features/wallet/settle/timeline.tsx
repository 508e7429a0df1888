import type { VerifyReply } from "../../../../shared/payments.ts";

const STEPS = ["Begun", "Signed", "Seen", "Final", "Paid"] as const;
export type Stage = (typeof STEPS)[number];

/** How far a sent payment is, by what the server has seen of it. */
export function stageOf(reply: VerifyReply | undefined): Stage {
  if (reply?.status === "paid") return "Paid";
  if (!reply?.confirmations) return "Signed";
  return reply.confirmations.have >= reply.confirmations.need ? "Final" : "Seen";
}

/** The way of a payment from the order to its credit; `note` stands under the step it has reached. */
export function Timeline({ stage, note, failed = false }: { stage: Stage; note?: string; failed?: boolean }) {
  const reached = STEPS.indexOf(stage);
  return (
    <ol className="timeline" data-failed={failed || undefined}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-done={i <= reached || undefined}
          aria-current={i === reached ? "step" : undefined}
        >
          <span className="timeline-step">{step}</span>
          {i === reached && note && <span className="timeline-note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
