/** 32 well-mixed bits of two integers (the finaliser of MurmurHash3). The same input gives the same bits everywhere. */
export function hash(seed: number, n: number): number {
  let h = Math.imul(seed ^ Math.imul(n, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = hash(h, text.charCodeAt(i) + i * 131);
  return h;
}

/** 0 <= x < 1 */
export const uniform = (seed: number, n: number): number => hash(seed, n) / 2 ** 32;

/** Roughly normal, mean 0, variance 1: the sum of four uniform bytes. */
export function normal(seed: number, n: number): number {
  const h = hash(seed, n);
  return ((h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) + (h >>> 24) - 510) / 147.8;
}

/** Noise that changes slowly: normal values every `span` steps, straight lines between them. */
export function slowNoise(seed: number, n: number, span: number): number {
  const knot = Math.floor(n / span);
  const share = n / span - knot;
  return normal(seed, knot) * (1 - share) + normal(seed, knot + 1) * share;
}
