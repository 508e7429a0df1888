import { HEADLINE, WIDEST } from "./typing.ts";

/**
 * The headline as screen readers read it, once and whole, and its place, which play-headline.ts types
 * into.
 */
export const Headline = () => (
  <h1 className="mt-4 pb-4 font-semibold text-[clamp(46px,6vw,72px)] leading-[0.96] tracking-[-0.025em] [font-stretch:85%]">
    <span className="sr-only">
      {HEADLINE.opening} {HEADLINE.word}
    </span>
    <span className="headline relative grid *:col-start-1 *:row-start-1 max-sm:*:max-w-[8.4em]" aria-hidden>
      <span className="invisible">
        {HEADLINE.opening} <em>{WIDEST}</em>
      </span>
      <span data-typing="waiting">
        {HEADLINE.opening}{" "}
        <em>
          {HEADLINE.word}
          <span className="cursor cursor-blink" />
        </em>
      </span>
    </span>
  </h1>
);
