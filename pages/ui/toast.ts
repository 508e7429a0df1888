import { atom } from "jotai";

export interface Toast {
  title: string;
  text?: string;
  tone?: "plain" | "positive" | "destructive";
  action?: { label: string; run: () => void };
  /** opens in a new tab */
  link?: { label: string; href: string };
  /** 5000 unless given; null stays until it is dismissed or another comes */
  durationMs?: number | null;
}

/** The one visible toast; `id` distinguishes a repeated toast from the same one. */
export const toastAtom = atom<(Toast & { id: number }) | null>(null);

let lastId = 0;

/** Shows a toast; the newest replaces the one that is there. */
export const showToastAtom = atom(null, (_get, set, toast: Toast) => {
  lastId += 1;
  set(toastAtom, { ...toast, id: lastId });
});
