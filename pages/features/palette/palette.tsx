import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { findEntries, type PaletteEntry } from "./entries.ts";

interface PaletteProps {
  /** names of the listed assets */
  assets: readonly string[];
  onClose: () => void;
}

const option = (at: number) => `palette-option-${at}`;

const ENTRY =
  "flex min-h-11 cursor-pointer items-center justify-between gap-4 border-line px-4.5 not-first:border-t " +
  "aria-selected:bg-surface-3 aria-selected:[box-shadow:inset_2px_0_0_var(--color-amber)]";

/** Goes to a page or asks for an analysis by a few typed letters. Escape closes it, the arrow keys choose. */
export default function Palette({ assets, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const entries = findEntries(text, assets);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function open(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onClose();
    if (entry.kind === "page") return void navigate({ to: entry.to });
    if (entry.kind === "market")
      return void navigate({ to: "/markets/$symbol", params: { symbol: entry.symbol } });
    void navigate({ to: "/app", search: { analyze: entry.name } });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setChosen((chosen + step + entries.length) % entries.length);
  }

  return (
    <dialog
      ref={dialog}
      className="dialog mt-[12dvh] w-[min(560px,100vw-32px)] bg-surface backdrop:bg-[rgb(0_0_0/40%)]"
      aria-label="Go to a page or analyze an asset"
      onCancel={onClose}
      onClose={onClose}
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          open(entries[chosen]);
        }}
      >
        <div className="prompt-line border-0 border-b">
          <span className="prompt-mark text-amber" aria-hidden>
            ›
          </span>
          <input
            className="prompt-input"
            role="combobox"
            aria-label="A page, a coin or a stock"
            aria-expanded
            aria-controls="palette-list"
            aria-activedescendant={entries[chosen] ? option(chosen) : undefined}
            placeholder="A page, a coin or a stock"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id="palette-list" role="listbox" aria-label="Places">
          {entries.map((entry, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
            <div
              key={`${entry.kind}:${entry.name}`}
              id={option(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === chosen}
              className={ENTRY}
              onClick={() => open(entry)}
              onPointerMove={() => setChosen(at)}
            >
              <span>{entry.kind === "asset" ? `Analyze ${entry.name}` : entry.name}</span>
              <span className="label">{entry.kind === "asset" ? "terminal" : entry.kind}</span>
            </div>
          ))}
        </div>
      </form>
    </dialog>
  );
}
