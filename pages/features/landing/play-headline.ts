import { breakWords, HEADLINE, listFrames, type TypedFrame } from "./typing.ts";

function make(tag: string, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Writes one frame. What is not typed yet stands there unlit, so that nothing jumps. */
function draw(line: HTMLElement, { opening, word }: Omit<TypedFrame, "ms">, isTyping: boolean) {
  const rest = HEADLINE.opening.slice(opening.length);
  const cursor = make("span", isTyping ? "cursor" : "cursor cursor-blink");
  const unlit = make("span", "headline-unlit");
  unlit.dataset.text = rest;
  const end = make("em", "", breakWords(word));
  if (!rest) end.append(cursor);
  line.dataset.typing = isTyping ? "typing" : "still";
  // All of it anew: an element that is moved counts as a shift of the layout.
  line.replaceChildren(opening, ...(rest ? [cursor] : []), unlit, " ", end);
}

/** Types the headline into its place, once; for a person who wants less motion it stands as it is. The returned function stops it. */
export function playHeadline(line: HTMLElement): () => void {
  if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true) return () => {};
  const frames = listFrames();
  let timer: ReturnType<typeof setTimeout>;
  const play = (at: number) => {
    const frame = frames[at];
    draw(line, frame ?? HEADLINE, frame !== undefined);
    if (frame) timer = setTimeout(() => play(at + 1), frame.ms);
  };
  play(0);
  return () => clearTimeout(timer);
}
