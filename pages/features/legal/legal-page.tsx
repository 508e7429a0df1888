import { useNavigate } from "@tanstack/react-router";
import { DocumentSheet } from "../../ui/document/document.tsx";
import type { Section } from "../../ui/document/section.ts";

/** A legal text with its date and the way home. */
export function LegalPage({ title, sections }: { title: string; sections: readonly Section[] }) {
  const navigate = useNavigate();
  return (
    <DocumentSheet
      kicker="Legal"
      title={title}
      note="Last updated October 25, 2025"
      back="Home"
      sections={sections}
      end={
        <p className="document-section">
          <button type="button" className="button" onClick={() => navigate({ to: "/" })}>
            Back to Home
          </button>
        </p>
      }
    />
  );
}
