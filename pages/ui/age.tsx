import { useHydrated } from "@tanstack/react-router";
import { atom, useAtomValue } from "jotai";

/** The time, in ms, once a second while anything shows it; 0 until the page has come to life. */
export const nowAtom = atom(0);
nowAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), 1_000);
  return () => clearInterval(timer);
};

/** `nowAtom` for a part of a page that a server has drawn: 0 in its first drawing too, while the clock of others runs. */
export function useNow(): number {
  const now = useAtomValue(nowAtom);
  return useHydrated() ? now : 0;
}

/** How old a moment is, in the largest whole unit: "12 s", "3 h", "5 d". */
export function formatAge(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** "2026-11-21 02:14:09 UTC" */
export const formatMoment = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/**
 * "12 s old", counting on, with the exact moment as its title; that moment itself where no script runs. Of events, which do
 * not age: "12 s ago".
 */
export function Age({ at, word = "old" }: { at: string; word?: string }) {
  const now = useNow();
  return (
    <time dateTime={at} data-tip={formatMoment(at)} className="whitespace-nowrap">
      {now > 0 ? `${formatAge(now - Date.parse(at))} ${word}` : <noscript>of {formatMoment(at)}</noscript>}
    </time>
  );
}

/** A day, with the exact moment as its title. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} data-tip={formatMoment(at)} className="whitespace-nowrap">
      {at.slice(0, 10)}
    </time>
  );
}
