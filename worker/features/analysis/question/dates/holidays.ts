import type { Day } from "../../asks/desk/fields.ts";
import { addDays, toDay, weekdayOf } from "./calendar.ts";

/** Days known by name; those of the table that move are reckoned. */
const HOLIDAYS: [names: string, day: (year: number) => Day][] = [
  [
    "christmas eve|x.?mas eve|heiligabend|heilig abend|nochebuena|reveillon de noel|vespera de natal|сочельник|平安夜|クリスマスイブ|크리스마스 이브",
    (y) => toDay(y, 12, 24),
  ],
  [
    "christmas(?: day)?|x.?mas(?: day)?|weihnachten|weihnachtstag|navidad|noel|dia de natal|no natal|рождеств[a-zа-я]+|圣诞节?|聖誕節?|クリスマス|크리스마스",
    (y) => toDay(y, 12, 25),
  ],
  ["boxing day", (y) => toDay(y, 12, 26)],
  [
    "new years? eve|nye|silvester|nochevieja|saint.?sylvestre|reveillon|跨年夜|除夕|大晦日",
    (y) => toDay(y, 12, 31),
  ],
  [
    "new years?(?: day)?|neujahr(?:stag)?|ano nuevo|nouvel an|ano novo|новый год|yilbasi[a-zа-я]*|元旦|元日|새해 첫날|신정",
    (y) => toDay(y, 1, 1),
  ],
  [
    "valentines?(?: day)?|valentinstag|san valentin|saint.?valentin|情人节|バレンタインデー|발렌타인데이",
    (y) => toDay(y, 2, 14),
  ],
  ["leap day|schalttag|dia bisiesto|jour bissextile|闰日|うるう日|윤일", (y) => toDay(y - (y % 4), 2, 29)],
  ["pi day", (y) => toDay(y, 3, 14)],
  ["st\\.? patricks day", (y) => toDay(y, 3, 17)],
  ["april fools?(?: day)?", (y) => toDay(y, 4, 1)],
  ["juneteenth", (y) => toDay(y, 6, 19)],
  ["independence day|(?:the )?(?:4th|fourth) of july|july 4th|july 4", (y) => toDay(y, 7, 4)],
  ["halloween|万圣节|ハロウィン|핼러윈", (y) => toDay(y, 10, 31)],
  ["veterans day", (y) => toDay(y, 11, 11)],
  ["thanksgiving(?: day)?|感恩节", (y) => findWeekday(y, 11, 4, 4)],
  ["black friday", (y) => addDays(findWeekday(y, 11, 4, 4), 1)],
  ["labor day|labour day", (y) => findWeekday(y, 9, 1, 1)],
  ["mlk day|martin luther king day", (y) => findWeekday(y, 1, 1, 3)],
  ["presidents day", (y) => findWeekday(y, 2, 1, 3)],
  ["memorial day", (y) => addDays(toDay(y, 5, 31), -((weekdayOf(toDay(y, 5, 31)) + 6) % 7))],
  ["good friday|karfreitag|viernes santo|vendredi saint", (y) => addDays(findEaster(y), -2)],
  ["easter monday|ostermontag|lundi de paques", (y) => addDays(findEaster(y), 1)],
  ["easter(?: sunday)?|ostern|ostersonntag|pascua|paques", findEaster],
  ["election day", (y) => addDays(findWeekday(y, 11, 1, 1), 1)],
];

export const HOLIDAY = HOLIDAYS.map(([names]) => `(?:${names})`).join("|");

/** The day of a name that `HOLIDAY` matched, in a year. */
export function holidayOf(name: string, year: number): Day | null {
  const found = HOLIDAYS.find(([names]) => new RegExp(`^(?:${names})$`).test(name));
  return found?.[1](year) ?? null;
}

/** The `nth` such weekday of a month. */
function findWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = toDay(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function findEaster(year: number): Day {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDay(year, Math.floor(n / 31), (n % 31) + 1);
}
