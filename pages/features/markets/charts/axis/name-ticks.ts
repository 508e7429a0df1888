import { TickMarkType, type Time } from "lightweight-charts";
import type { Say } from "../../../../ui/words/say.ts";
import { isWhole, MONTHS } from "./month-names.ts";

interface Axis {
  timeToCoordinate(time: Time): number | null;
  width(): number;
}

/**
 * A day, YYYY-MM-DD, as the time scale names it, and nothing where an end of the axis would cut its name. The library's own way
 * costs a third of the first drawing. `find` gives the axis, once there is one.
 */
export const nameTick =
  (say: Say, find: () => Axis | undefined) =>
  (time: Time, type: TickMarkType): string => {
    const [year = "", month, day] = (time as string).split("-");
    const name =
      type === TickMarkType.Year
        ? year
        : type === TickMarkType.Month
          ? say.server(MONTHS[Number(month) - 1] ?? "")
          : String(Number(day));
    const axis = find();
    const x = axis?.timeToCoordinate(time);
    return !axis || typeof x !== "number" || isWhole(name, x, axis.width()) ? name : "";
  };
