/** A date as far as it is written: "October 2025" has no day, "Oct 31" no year. */
export interface ShownDate {
  start: number;
  end: number;
  text: string;
  year?: number;
  month?: number;
  day?: number;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
/** The end of a number: nothing follows that would make it a longer one. */
const END = "(?![\\w%]|[.,:/-]\\d)";
const START = "(?<![\\w.,$/:+\\-−–])";
const FORMS: [RegExp, (parts: string[]) => Omit<ShownDate, "start" | "end" | "text">][] = [
  [
    new RegExp(`${START}(\\d{4})-(\\d{2})-(\\d{2})${END}`, "g"),
    ([, y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  ],
  [
    new RegExp(`${START}(\\d{1,2}) ${MONTH}\\.?(?:,? (\\d{4}))?${END}`, "g"),
    ([, d, m, y]) => ({ year: y ? Number(y) : undefined, month: monthOf(m), day: Number(d) }),
  ],
  [
    new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:,? (\\d{4}))?${END}`, "g"),
    ([, m, d, y]) => ({ year: y ? Number(y) : undefined, month: monthOf(m), day: Number(d) }),
  ],
  [new RegExp(`\\b${MONTH}\\.? (\\d{4})${END}`, "g"), ([, m, y]) => ({ year: Number(y), month: monthOf(m) })],
];

const monthOf = (name = "") => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * Dates in plain forms (2025-10-31, 31 October 2025, Oct 31, 2025, October 2025), in order, none overlapping. Forms that can be
 * read in two ways (1/2/2025) are not dates here, so the checker refuses their numbers.
 */
export function findDates(visible: string): ShownDate[] {
  const all = FORMS.flatMap(([form, read]) =>
    [...visible.matchAll(form)].map((hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
      text: hit[0],
      ...read(hit as string[]),
    })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
  let covered = 0;
  return all.filter(({ start, end }) => {
    const free = start >= covered;
    if (free) covered = end;
    return free;
  });
}

/** Does a written date agree, in every part it has, with a day given as YYYY-MM-DD? */
export function isSameDate({ year, month, day }: ShownDate, iso: string): boolean {
  const [y, m, d] = iso.slice(0, 10).split("-").map(Number);
  return (year ?? y) === y && (month ?? m) === m && (day ?? d) === d;
}
