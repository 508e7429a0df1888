import { HEADLINE, WIDEST } from "./typing.ts";

/**
 * The headline as it is read, once and whole, by whoever does not see it typed, and its place, which play-headline.ts types
 * into.
 */
export const Headline = () => (
  <h1 className="hero-line">
    <span className="sr-only">
      {HEADLINE.opening} {HEADLINE.word}
    </span>
    <span className="hero-typed" aria-hidden>
      <span className="invisible">
        {HEADLINE.opening} <em>{WIDEST}</em>
      </span>
      <span className="hero-now" data-typing="waiting">
        {HEADLINE.opening}{" "}
        <em>
          {HEADLINE.word}
          <span className="cursor cursor-blink" />
        </em>
      </span>
    </span>
  </h1>
);
