import type { FactKind } from "../../../../../../../shared/analysis.ts";
import type { Find } from "../clauses.ts";
import { at, type Reading } from "./reading.ts";

const ratio = (find: Find, one: FactKind, other: FactKind) => at(find, one) / at(find, other);
/** Percentage points; the words for it are the verdict's. */
const edgeOf = (find: Find) => at(find, "probability") - at(find, "base_rate");
/** Within so much of a level is near it. */
const NEAR = 0.1;

/** Where the price stands in its range and between its levels, and what the record of past cases says. */
export const LEVELS: Reading[] = [
  {
    words: /\b(?:near|at|close to) the (?:top|upper end)\b/i,
    about: /52-week|yearly/i,
    holds: (f) => at(f, "range_position_52w") >= 75,
  },
  {
    words: /\b(?:near|at|close to) the (?:bottom|lower end)\b/i,
    about: /52-week|yearly/i,
    holds: (f) => at(f, "range_position_52w") <= 25,
  },
  {
    words: /\bupper (?:part|half|third|quarter)\b/i,
    about: /52-week|yearly/i,
    holds: (f) => at(f, "range_position_52w") >= 50,
  },
  {
    words: /\blower (?:part|half|third|quarter)\b/i,
    about: /52-week|yearly/i,
    holds: (f) => at(f, "range_position_52w") <= 50,
  },
  {
    words: /\b(?:near|close to|just (?:below|under)) (?:its |the |a )?(?:52-week|yearly) high\b/i,
    holds: (f) => ratio(f, "price", "high_52w") >= 1 - NEAR,
  },
  {
    words: /\b(?:near|close to|just (?:above|over)) (?:its |the |a )?(?:52-week|yearly) low\b/i,
    holds: (f) => ratio(f, "price", "low_52w") <= 1 + NEAR,
  },
  {
    words: /\b(?:most|a majority|the majority|more often than not|usually|mostly)\b/i,
    about: /\bcases?\b/i,
    holds: (f) => at(f, "probability") > 50,
  },
  { words: /\b(?:clear|strong|real|proven|large|solid) edge\b/i, holds: (f) => edgeOf(f) >= 8 },
  { words: /\bedge\b/i, holds: (f) => edgeOf(f) > 0 },
  {
    words:
      /\b(?:on the side of|favou?rs?|in favou?r of|backs|vindicates?) (?:the|this) (?:\w+ )?(?:call|view|case)\b/i,
    about: /\b(?:history|record|odds|past|statistics|probability)\b/i,
    holds: (f) => edgeOf(f) > 0,
  },
  {
    words: /\b(?:far|well|clearly|much) (?:above|over|higher than) (?:the|its) base rate\b/i,
    holds: (f) => edgeOf(f) >= 8,
  },
  { words: /\b(?:above|over|higher than) (?:the|its) base rate\b/i, holds: (f) => edgeOf(f) > 0 },
  { words: /\b(?:below|under|lower than) (?:the|its) base rate\b/i, holds: (f) => edgeOf(f) < 0 },
  {
    words: /\b(?:high|good|great|strong)\b/i,
    about: /\b(?:chances?|odds|probability|likelihood)\b/i,
    holds: (f) => at(f, "probability") >= 55,
  },
  { words: /\b(?:new|record|fresh) highs?\b/i, holds: (f) => ratio(f, "price", "high_52w") >= 1 },
  { words: /\b(?:new|record|fresh) lows?\b/i, holds: (f) => ratio(f, "price", "low_52w") <= 1 },
  {
    words: /\b(?:at|to|near|reached|hit) (?:its |the )?highest\b/i,
    holds: (f) => ratio(f, "price", "high_52w") >= 1 - NEAR,
  },
  {
    words: /\b(?:at|to|near|reached|hit) (?:its |the )?lowest\b/i,
    holds: (f) => ratio(f, "price", "low_52w") <= 1 + NEAR,
  },
  {
    words: /\bresistance (?:has|have|was|is|were) (?:\w+ )?(?:cleared|broken|overcome|taken|behind)\b/i,
    holds: (f) => ratio(f, "price", "resistance") >= 1,
  },
  {
    words: /\bsupport (?:has|have|was|is|were) (?:\w+ )?(?:broken|lost|breached|given up|gone)\b/i,
    holds: (f) => ratio(f, "price", "support") <= 1,
  },
  {
    words: /\b(?:reached|exhausted|fully issued|all (?:coins )?issued)\b/i,
    about: /\bsupply\b/i,
    holds: (f) => at(f, "supply_issued") >= 99.5,
  },
];
