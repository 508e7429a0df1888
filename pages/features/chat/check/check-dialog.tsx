import { Link } from "@tanstack/react-router";
import { type ReactNode, useContext } from "react";
import type { ChatReply, Fact } from "../../../../shared/analysis.ts";
import { formatCount } from "../../../../shared/format.ts";
import { oldestFirst } from "../../../../shared/time.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { sayEngine } from "../../../ui/say-engine.ts";
import { FactAge } from "../facts/fact-age.tsx";
import { FactsContext } from "../facts/facts.ts";

interface CheckDialogProps {
  reply: ChatReply;
  seal?: string | undefined;
  onClose: () => void;
}

/** What an answer can be checked by: its sources with their age, who wrote it, the record's checkpoint, the signature. */
export default function CheckDialog({ reply, seal, onClose }: CheckDialogProps) {
  const { data, engine, facts, record } = reply;
  const { isFrozen } = useContext(FactsContext);
  return (
    <Dialog
      title="Check this answer"
      onClose={onClose}
      actions={
        <button type="button" className="button button-ghost col-span-2" onClick={onClose}>
          Close
        </button>
      }
    >
      <Part title="Sources">
        <p className="flex flex-wrap items-center gap-x-3 font-mono text-xs">
          <MarketMark market={data.market} asOf={data.asOf} />
          <span>
            data <FactAge at={data.asOf} market={data.market} />
          </span>
        </p>
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {[...Map.groupBy(facts, ({ source }) => source)].map(([source, own]) => (
            <Source key={source} name={source} facts={own} market={data.market} />
          ))}
        </ul>
      </Part>
      <Part title="Words">
        <p>
          {sayEngine(engine)}. Press a figure or the small number behind a sentence for the fact it rests on.
        </p>
      </Part>
      <Part title="Public record">
        {record ? (
          <>
            <p>
              When this was answered the record had {formatCount(record.rows)} rows, each chained to the one
              before. Keep its {record.root ? "root" : "head"}: no row up to it can be changed unnoticed.
            </p>
            <Hash of={record.root ?? record.head} name={record.root ? "root" : "head"} />
          </>
        ) : (
          <p>The record of this market has no row yet: the first one follows the next daily close.</p>
        )}
        <Link to="/record" className="text-link">
          Open the record
        </Link>
      </Part>
      <Part title="Signature">
        {seal || isFrozen ? (
          <p>Sealed by our server: a shared link opens only what was answered, to the letter.</p>
        ) : (
          <p>This answer carries no seal, so it cannot be shared.</p>
        )}
        <p>
          Answers of the API are signed (Ed25519) and can be checked offline:{" "}
          <a href="/api-docs/reference/signatures" className="text-link">
            how
          </a>
          .
        </p>
      </Part>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="text-sm">
    <h3 className="label mb-1">{title}</h3>
    {children}
  </section>
);

/** One source, how many facts are from it and how old the oldest is. */
function Source({
  name,
  facts,
  market,
}: {
  name: string;
  facts: Fact[];
  market: ChatReply["data"]["market"];
}) {
  const [oldest] = facts.toSorted((a, b) => oldestFirst(a.asOf, b.asOf));
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-1 font-mono text-xs">
      <span className="min-w-0 text-fg">{name}</span>
      <span className="text-fg-3">
        {facts.length} {facts.length === 1 ? "fact" : "facts"}
        {oldest && (
          <>
            {" "}
            · oldest <FactAge at={oldest.asOf} market={market} />
          </>
        )}
      </span>
    </li>
  );
}

const Hash = ({ of, name }: { of: string; name: string }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-3">
    <code className="break-all">{of}</code>
    <CopyButton text={() => of} label={`Copy the ${name}`} />
  </p>
);
