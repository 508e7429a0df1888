import { useLocation } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

const links = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>("a, button") ?? [])];

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at > 0 ? at : count) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A list of links behind a button. Escape, a press outside, leaving it and going to another page close it; the arrow
 * keys go through the links.
 */
export function Menu({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, [path]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      button.current?.focus();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    if (!isOpen) return setOpen(true);
    const all = links(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[step(at, all.length)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and links inside
    <div
      ref={whole}
      className={`menu relative ${className ?? ""}`}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !whole.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="header-cell h-full gap-1.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div ref={list} id={id} className="menu-list overlay absolute z-8 min-w-55 bg-surface" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
