import { lazy, Suspense, useEffect } from "react";
import { useListedPrices } from "../markets/queries.ts";

const Palette = lazy(() => import("./palette.tsx"));

interface PaletteKeysProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function ListedPalette({ onClose }: { onClose: () => void }) {
  const { prices } = useListedPrices();
  return <Palette assets={prices.map(({ name }) => name)} onClose={onClose} />;
}

/** Ctrl K or ⌘ K opens and closes the palette, which is loaded the first time. */
export function PaletteKeys({ isOpen, onToggle }: PaletteKeysProps) {
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
      <ListedPalette onClose={() => onToggle(false)} />
    </Suspense>
  );
}
