import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import type { ChatReply } from "../../../../shared/analysis.ts";
import { formatCount } from "../../../../shared/format.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { pointedAtom } from "../../../ui/life/pointed.ts";
import { MarketMark } from "../../../ui/market-mark.tsx";
import { sayEngine } from "../../../ui/say-engine.ts";
import { useSay } from "../../../ui/words/say.ts";
import { FactAge } from "../facts/fact-age.tsx";
import { FactsContext } from "../facts/facts.ts";
import { FactRows } from "../facts/facts-table.tsx";

export interface Checked {
  reply: ChatReply;
  /** the server's, by which it knows the answer again */
  seal?: string | undefined;
}

/** Over the foot of the answer on a wide screen, so that figures and rows are in sight together. */
const PANEL =
  "border-line-strong border-t bg-surface focus-visible:-outline-offset-2 " +
  "lg:sticky lg:bottom-0 lg:z-10 lg:grid lg:max-h-[40dvh] lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:overflow-y-auto";

/** What an answer can be checked by: who wrote it, the record's checkpoint, the signature, and each fact with source and age. */
export default function CheckPanel({ reply, seal, onClose }: Checked & { onClose: () => void }) {
  const { data, engine, record } = reply;
  const hash = record?.root ?? record?.head;
  const name = record?.root ? "root" : "head";
  const { isFrozen } = useContext(FactsContext);
  const say = useSay();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: box } = panel;
    // Where it lies over the foot of the answer, the answer stays where it is.
    const isOver = box && getComputedStyle(box).position === "sticky";
    box?.focus({ preventScroll: true });
    if (!isOver) box?.scrollIntoView?.({ block: "start" });
  }, []);
  useSight(panel);
  return (
    <section
      ref={panel}
      data-check
      tabIndex={-1}
      aria-label={say("Check this answer")}
      className={PANEL}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
        <button type="button" className="action self-start" onClick={onClose}>
          <X size={14} aria-hidden /> {say("Close")}
        </button>
        <Part title={say("Sources")}>
          <p className="flex flex-wrap items-center gap-x-3 font-mono text-xs">
            <MarketMark market={data.market} asOf={data.asOf} server={say.server} />
            <span>
              {say("data")} <FactAge at={data.asOf} market={data.market} />
            </span>
          </p>
        </Part>
        <Part title={say("Words")}>
          <p>
            {sayEngine(engine, say.server)}.{" "}
            {say("Point at a figure, or move to it with Tab: its fact is marked in the list.")}
          </p>
        </Part>
        <Part title={say("Public record")}>
          {record && hash ? (
            <>
              <p>
                {say("When this was answered the record had {count} rows, each chained to the one before.", {
                  count: say.figure(formatCount(record.rows)),
                })}{" "}
                {say("Save its {name}: no row up to it can be changed without showing.", { name })}
              </p>
              <p className="flex flex-wrap items-center justify-between gap-x-3">
                <code className="break-all">{hash}</code>
                <CopyButton text={() => hash} label={say("Copy the {name}", { name })} server={say.server} />
              </p>
            </>
          ) : (
            <p>{say("This market’s record has no rows yet: the first follows the next daily close.")}</p>
          )}
          <Link to="/record" className="text-link">
            {say("Open the record")}
          </Link>
        </Part>
        <Part title={say("Signature")}>
          {seal || isFrozen ? (
            <p>{say("Sealed by our server: a shared link opens only what was answered, to the letter.")}</p>
          ) : (
            <p>{say("This answer carries no seal, so it cannot be shared.")}</p>
          )}
          <p>
            {say("Answers of the API are signed (Ed25519) and can be checked offline.")}{" "}
            <a href="/api-docs/reference/signatures" className="text-link">
              {say("How to check a signature")}
            </a>
          </p>
        </Part>
      </div>
      <div className="border-line lg:border-l">
        <FactRows sheet={reply} />
      </div>
    </section>
  );
}

/** Brings the lit row into sight within the panel, where that scrolls; the answer stays where it is. */
function useSight(panel: RefObject<HTMLElement | null>) {
  const pointed = useAtomValue(pointedAtom);
  useEffect(() => {
    const box = panel.current;
    const row = pointed.length > 0 && box?.querySelector("[data-pointed]");
    if (!box || !row) return;
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }, [pointed, panel]);
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="text-sm">
    <h3 className="label mb-1">{title}</h3>
    {children}
  </section>
);
