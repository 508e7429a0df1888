import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Ellipsis } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatAge, nowAtom } from "../../../ui/age.tsx";
import type { Talk } from "./store.ts";

interface TalkEntryProps {
  talk: Talk;
  isOpen: boolean;
  isInAccount: boolean;
  onRename: (title: string) => void;
  onExport: () => void;
  onDelete: () => void;
}

/** One talk of the list: its name leads to it; what can be done with it unfolds below. */
export function TalkEntry({ talk, isOpen, isInAccount, onRename, onExport, onDelete }: TalkEntryProps) {
  const [isUnfolded, unfold] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const tools = useId();
  const now = useAtomValue(nowAtom);
  const close = () => {
    unfold(false);
    setNaming(false);
    more.current?.focus();
  };
  const { title, questions, updatedAt } = talk;
  return (
    <li
      className="border-line border-b"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isUnfolded) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className="flex">
        <Link
          to="/app/c/$talkId"
          params={{ talkId: talk.id }}
          className={`row min-w-0 flex-1 px-4 py-2 ${isOpen ? "bg-surface-3 text-fg" : "text-fg-2"}`}
        >
          <span className="block truncate text-sm">{title}</span>
          <span className="block font-mono text-fg-3 text-xs">
            {now > 0 && formatAge(now - Date.parse(updatedAt))} · {questions}{" "}
            {questions === 1 ? "question" : "questions"}
            {isInAccount && " · account"}
          </span>
        </Link>
        <button
          ref={more}
          type="button"
          className="min-w-11 flex-none text-fg-3 hover:bg-surface-2 hover:text-fg"
          aria-label={`Options of ${title}`}
          aria-expanded={isUnfolded}
          aria-controls={tools}
          onClick={() => unfold(!isUnfolded)}
        >
          <Ellipsis size={14} aria-hidden className="inline" />
        </button>
      </div>
      <div id={tools} hidden={!isUnfolded} className="border-line border-t bg-surface-2">
        {isNaming ? (
          <NameField
            title={title}
            onDone={(name) => {
              onRename(name);
              close();
            }}
          />
        ) : (
          <div className="flex px-2">
            <button type="button" className="action" onClick={() => setNaming(true)}>
              Rename
            </button>
            <button type="button" className="action" onClick={onExport}>
              Markdown
            </button>
            <button type="button" className="action action-danger" onClick={onDelete}>
              Delete
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

function NameField({ title, onDone }: { title: string; onDone: (name: string) => void }) {
  const [name, setName] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="flex"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(name);
      }}
    >
      <input
        ref={field}
        className="min-h-11 min-w-0 flex-1 px-4 font-mono text-sm row"
        aria-label="Name of the conversation"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="action">
        Save
      </button>
    </form>
  );
}
