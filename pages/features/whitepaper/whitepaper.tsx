import { PRODUCT } from "../../../shared/product.ts";
import { COMMUNITY } from "../../ui/community.ts";
import { DocumentSheet } from "../../ui/document/document.tsx";
import type { Section } from "../../ui/document/section.ts";
import { economy } from "./economy.tsx";
import { layers } from "./layers.tsx";
import { opening } from "./opening.tsx";

const SECTIONS: readonly Section[] = [...opening, ...layers, ...economy];

const MEETING_PLACES = [COMMUNITY.chat, COMMUNITY.group, COMMUNITY.forum];

/** What the product is, and the network that is planned around it. */
export function Whitepaper() {
  return (
    <DocumentSheet
      kicker="Whitepaper"
      title={`${PRODUCT}: market analysis that can be checked`}
      note="What runs, what was announced, and what is planned. Ten sections, about a quarter of an hour."
      back="Back"
      sections={SECTIONS}
      end={<Ending />}
    />
  );
}

function Ending() {
  return (
    <footer className="document-section">
      <h2 className="document-heading">Legal disclaimer</h2>
      <p>
        This paper is information only. It is not financial, legal or tax advice, a prospectus, or an offer or
        invitation to buy any security or token anywhere. NGMA is a utility token; it may lose all of its
        value. Statements about the future are intentions that may change or fail. Nothing here binds{" "}
        {PRODUCT} beyond its terms of service. Users must be at least 18 years old.
      </p>
      <p>
        Questions and objections are welcome in the{" "}
        {MEETING_PLACES.map(({ name, url }, at) => (
          <span key={name}>
            {at > 0 && (at === MEETING_PLACES.length - 1 ? " and " : ", ")}
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
    </footer>
  );
}
