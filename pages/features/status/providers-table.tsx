import type { ProviderStatus, SourceTerms } from "../../../shared/status.ts";
import { Age } from "../../ui/age.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { nameProvider } from "./name-provider.ts";
import { sayFailure } from "./say-failure.ts";

const STATES = {
  ok: { mark: "✓", words: "Answers", color: "text-up" },
  failing: { mark: "✕", words: "Last call failed", color: "text-danger" },
  unknown: { mark: "–", words: "Not asked yet", color: "text-fg-3" },
};

const USES: Record<ProviderStatus["kind"], string> = {
  prices: "market data",
  ai: "words of answers",
  mail: "e-mail",
  cards: "card payments",
  chains: "crypto payments",
};

function State({ of }: { of: ProviderStatus["state"] }) {
  const { mark, words, color } = STATES[of];
  return (
    <span className={`whitespace-nowrap ${color}`}>
      <span aria-hidden>{mark}</span> {words}
    </span>
  );
}

const When = ({ at }: { at: string | null }) =>
  at ? <Age at={at} word="ago" /> : <span className="text-fg-3">never</span>;

/** The source named as it asks to be, and what of its data is sold. The line leads to its site, as those ask who ask for a link. */
const Terms = ({ of: { credit, url, sold } }: { of: SourceTerms }) => (
  <p className="text-fg-3 text-sm">
    <a href={new URL(url).origin} className="text-link" rel="noopener">
      {credit}
    </a>{" "}
    (
    <a href={url} className="text-link" rel="noopener">
      terms
    </a>
    ){sold === "derived" && "; its bars are shown in charts and never sold"}
  </p>
);

/** Every provider that is set up. */
export function ProvidersTable({ providers }: { providers: ProviderStatus[] }) {
  return (
    <Table columns={["Provider", "State", "For", "Last success", "Last failure"]}>
      {providers.map(({ name, kind, state, lastSuccessAt, lastFailureAt, failure, terms }) => (
        <tr key={`${kind} ${name}`} className="max-sm:grid-cols-2">
          <th scope="row">{nameProvider(name)}</th>
          <td>
            <State of={state} />
          </td>
          <td className="max-sm:col-span-2">
            {USES[kind]}
            {terms && <Terms of={terms} />}
          </td>
          <td data-name="success">
            <When at={lastSuccessAt} />
          </td>
          <td data-name="failure">
            <When at={lastFailureAt} />
            {failure && <span className="text-fg-3"> · {sayFailure(failure)}</span>}
          </td>
        </tr>
      ))}
    </Table>
  );
}
