import type { ReactNode } from "react";
import { STARTERS } from "./answer/next/starters.ts";

/** The empty terminal: what it does, three questions to begin with, and the listed assets beside it. */
export function Greeting({ onAsk, aside }: { onAsk: (question: string) => void; aside: ReactNode }) {
  return (
    <div className="split min-h-full">
      <div className="flex flex-col">
        <div className="px-4 py-8 md:px-6 md:py-12">
          <h1 className="heading text-[40px] leading-[44px]">Hello. Which market?</h1>
          <p className="lead mt-4">
            Name a crypto asset or a stock. You get a Buy, Hold or Sell call, what points up and what points
            down, and behind every number its source and its age.
          </p>
        </div>
        <p className="label px-4 pb-2 md:px-6">Try</p>
        <ul className="border-line border-y">
          {STARTERS.map(({ prompt, gives }) => (
            <li key={prompt} className="border-line not-last:border-b">
              <button
                type="button"
                className="row flex min-h-13 w-full items-center gap-3 px-4 text-left font-mono text-base in-[[inert]]:text-fg-3 md:px-6"
                aria-label={prompt}
                onClick={() => onAsk(prompt)}
              >
                <span className="text-amber" aria-hidden>
                  ›
                </span>
                <span className="flex-1">{prompt}</span>
                <span className="font-sans text-fg-3 text-sm max-sm:hidden">{gives}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <aside>{aside}</aside>
    </div>
  );
}
