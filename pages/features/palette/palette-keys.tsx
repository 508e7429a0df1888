import { lazy, Suspense, useEffect } from "react";

const Palette = lazy(() => import("./palette.tsx"));

interface PaletteKeysProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  assets: readonly string[];
}

/** Ctrl K or ⌘ K opens and closes the palette, which is loaded the first time. */
export function PaletteKeys({ isOpen, onToggle, assets }: PaletteKeysProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      onToggle(!isOpen);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onToggle]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette assets={assets} onClose={() => onToggle(false)} />
    </Suspense>
  );
}
