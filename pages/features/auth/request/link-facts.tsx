import { Link } from "@tanstack/react-router";
import { LINK_MINUTES, SESSION_DAYS, SESSION_IDLE_DAYS } from "../../../../shared/auth.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { Section } from "../../../ui/controls/section.tsx";

const FACTS = [
  ["Password", "none"],
  ["A link is valid", `${LINK_MINUTES} minutes`],
  ["It works", "once"],
  ["Several links", "only the newest works"],
  ["You stay signed in", `up to ${SESSION_IDLE_DAYS} days idle, ${SESSION_DAYS} in all`],
  ["A new address", `opens a free account, ${TIERS.free.credits} credits per month`],
] as const;

/** How signing in works here, as a list to check. */
export function LinkFacts() {
  return (
    <Section title="Signing in by link" className="">
      <dl className="facts-list">
        {FACTS.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/email-preview" className="row-link">
        See the mail we send <span aria-hidden>→</span>
      </Link>
    </Section>
  );
}
