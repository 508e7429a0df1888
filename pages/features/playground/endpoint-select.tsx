import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { PostedEndpoint } from "../../../shared/endpoints.ts";
import { ENDPOINT_OPTIONS, type EndpointOption, optionOf } from "./endpoints.ts";

const ROW = "flex w-full items-center gap-3.5 px-3.5 py-2 text-left";
const AT = "bg-surface-3 [box-shadow:inset_2px_0_var(--color-amber)]";

const LAST = ENDPOINT_OPTIONS.length - 1;
const STEPS: Record<string, (at: number) => number> = {
  ArrowDown: (at) => Math.min(LAST, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: () => LAST,
};

const indexOf = (value: PostedEndpoint) => ENDPOINT_OPTIONS.findIndex((option) => option.value === value);

interface EndpointSelectProps {
  value: PostedEndpoint;
  onChange: (endpoint: PostedEndpoint) => void;
}

/** The dropdown of endpoints: opens by click, Enter, Space or arrows; a letter goes to the next that begins with it. */
export function EndpointSelect({ value, onChange }: EndpointSelectProps) {
  const [at, setAt] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = at !== null;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setAt(null);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function choose(option: EndpointOption | undefined) {
    setAt(null);
    if (option && option.value !== value) onChange(option.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const opens = ["Enter", " "].includes(event.key);
    if (event.key === "Tab") return choose(at === null ? undefined : ENDPOINT_OPTIONS[at]);
    if (!isOpen && (step || opens)) setAt(indexOf(value));
    else if (step) setAt(step(at ?? 0));
    else if (opens && at !== null) choose(ENDPOINT_OPTIONS[at]);
    else if (event.key === "Escape" && isOpen) setAt(null);
    else if (/^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey)
      setAt(findByLetter(event.key, at));
    else return;
    event.preventDefault();
  }

  const chosen = optionOf(value);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        id="endpoint"
        role="combobox"
        className={`min-h-14 border border-line-strong bg-surface focus-visible:-outline-offset-2 ${ROW}`}
        aria-labelledby="endpoint-label endpoint"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls="endpoint-list"
        aria-activedescendant={isOpen ? `endpoint-${ENDPOINT_OPTIONS[at]?.value}` : undefined}
        onClick={() => setAt(isOpen ? null : indexOf(value))}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
      >
        <Words option={chosen} />
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        id="endpoint-list"
        role="listbox"
        aria-labelledby="endpoint-label"
        className="absolute inset-[100%_0_auto] z-4 border border-line-strong border-t-0 bg-surface-2 [box-shadow:0_0_24px_rgb(0_0_0/40%)]"
        hidden={!isOpen}
      >
        {ENDPOINT_OPTIONS.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays on the button, which has the keys
          <div
            key={option.value}
            id={`endpoint-${option.value}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            className={`min-h-13 cursor-pointer border-line not-first:border-t ${ROW} ${i === at ? AT : ""}`}
            onPointerMove={() => setAt(i)}
            // The button keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <Words option={option} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The next option that begins with the letter, after the one the eye is on. */
function findByLetter(letter: string, at: number | null): number | null {
  const from = (at ?? -1) + 1;
  const order = [...ENDPOINT_OPTIONS.keys()].map((_, i) => (from + i) % ENDPOINT_OPTIONS.length);
  const begins = (i: number) => ENDPOINT_OPTIONS[i]?.label.toLowerCase().startsWith(letter.toLowerCase());
  return order.find(begins) ?? at;
}

function Words({ option: { icon: Icon, label, description } }: { option: EndpointOption }) {
  return (
    <>
      <Icon size={18} aria-hidden className="shrink-0 text-amber" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold leading-5 [font-stretch:85%]">{label}</span>
        <span className="text-[13px] text-fg-2 leading-[18px]">{description}</span>
      </span>
    </>
  );
}
