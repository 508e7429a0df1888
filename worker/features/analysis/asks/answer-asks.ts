import { type Desk, openSubjects } from "./desk/desk.ts";
import { type Answer, answerEach } from "./desk/say.ts";
import { answerPegged, isPegged } from "./figures/stablecoin.ts";
import { ASKS, type Ask } from "./registry.ts";

/** Each ask's answer, in their order. */
export const answerAsks = (desk: Desk, asks: readonly Ask[]): Answer[] =>
  asks.map((ask) => {
    const { takesStand, answer } = ASKS[ask.kind];
    const subjects = takesStand ? openSubjects(desk, ask.assets) : [];
    const arePegged = subjects.length > 0 && subjects.every(isPegged);
    return arePegged ? answerEach(subjects, answerPegged) : answer(desk, ask);
  });
