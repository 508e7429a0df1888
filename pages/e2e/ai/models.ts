import { type Asked, type Said, sayHonestly } from "../../../worker/test/ai/wire.ts";

/** 24 characters at a time, about a sentence a second: it writes on when the phases are over. */
export const SLOW = { firstMs: 200, betweenMs: 180 };
export const QUICK = { firstMs: 50, betweenMs: 1 };

/** True sentences, then at the end a figure nobody holds. */
export const sayLastUntruly = (asked: Asked): Said[] => {
  const said = sayHonestly(asked);
  const last = said.at(-1) as Said;
  return [...said.slice(0, -1), { ...last, text: "Open interest of $4.20B speaks for a rise." }];
};

/** Two true sentences, and the others of figures nobody holds: too little of it stands. */
export const sayMostlyUntruly = (asked: Asked): Said[] =>
  sayHonestly(asked).map((said, i) =>
    i < 2 ? said : { ...said, text: "Open interest of $4.20B speaks for a rise." },
  );
