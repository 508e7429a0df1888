import { type ReactNode, Suspense, useEffect } from "react";

interface PaletteKeysProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** the palette, which is loaded the first time */
  children: ReactNode;
}

/** Ctrl K or ⌘ K opens and closes the palette. */
export function PaletteKeys({ isOpen, onToggle, children }: PaletteKeysProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onToggle(!isOpen);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onToggle]);
  return isOpen && <Suspense>{children}</Suspense>;
}
