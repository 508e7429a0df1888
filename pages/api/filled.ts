let filled: { key: string; data: unknown } | null | undefined;

/**
 * The data the server wrote into this page's HTML under `key`, once: it is what the API would answer, so that the first
 * drawing need not ask for it. Undefined where the page came without.
 */
export function takeFilled<T>(key: string): T | undefined {
  if (typeof document === "undefined") return undefined;
  if (filled === undefined) {
    const text = document.getElementById("filled")?.textContent;
    filled = text ? (JSON.parse(text) as { key: string; data: unknown }) : null;
  }
  return filled?.key === key ? (filled.data as T) : undefined;
}
