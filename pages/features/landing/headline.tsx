import { useLayoutEffect, useState } from "react";
import { HEADLINE, listFrames, WIDEST } from "./typing.ts";

type Phase = "waiting" | "typing" | "still";

/** Plays the frames once. The server's drawing, a person who wants less motion and a crawler get the last one still. */
function useTyping() {
  const [shown, setShown] = useState<{ opening: string; word: string; phase: Phase }>({
    ...HEADLINE,
    phase: "waiting",
  });
  useLayoutEffect(() => {
    if (window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true) return;
    const frames = listFrames();
    let timer: ReturnType<typeof setTimeout>;
    const play = (at: number) => {
      const frame = frames[at];
      if (!frame) return setShown({ ...HEADLINE, phase: "still" });
      setShown({ opening: frame.opening, word: frame.word, phase: "typing" });
      timer = setTimeout(() => play(at + 1), frame.ms);
    };
    play(0);
    return () => clearTimeout(timer);
  }, []);
  return shown;
}

/** A second word begins its own line with its first letter: it must not jump there while it grows. */
const breakWords = (word: string) => word.replace(" ", "\n");

/**
 * The headline that types itself. Its words are in the page once, whole, for whoever does not see it move; what is not
 * typed yet stands there unlit, so that nothing jumps when it comes to life.
 */
export function Headline() {
  const { opening, word, phase } = useTyping();
  const unlit = HEADLINE.opening.slice(opening.length);
  // Drawn anew in each frame: an element that is moved counts as a shift of the layout.
  const frame = `${opening}|${word}`;
  const cursor = (
    <span key={`cursor ${frame}`} className={phase === "typing" ? "cursor" : "cursor cursor-blink"} />
  );
  return (
    <h1 className="hero-line">
      <span className="sr-only">
        {HEADLINE.opening} {HEADLINE.word}
      </span>
      <span className="hero-typed" aria-hidden>
        <span className="invisible">
          {HEADLINE.opening} <em>{breakWords(WIDEST)}</em>
        </span>
        <span className={`hero-now hero-${phase}`}>
          {opening}
          {unlit && cursor}
          <span key={`unlit ${frame}`} className="hero-unlit" data-text={unlit} />{" "}
          <em key={`word ${frame}`}>
            {breakWords(word)}
            {!unlit && cursor}
          </em>
        </span>
      </span>
    </h1>
  );
}
