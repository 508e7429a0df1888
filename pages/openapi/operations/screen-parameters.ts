import { ASSET_CLASSES } from "../../../shared/catalogue-limits.ts";
import { MAX_WHERE } from "../../../shared/screen.ts";
import { SCREEN_KINDS } from "../../../shared/screened-by.ts";
import { SECTOR_IDS } from "../../../shared/sectors.ts";
import { query } from "./read.ts";

const listKinds = (): string =>
  Object.entries(SCREEN_KINDS)
    .map(([kind, { label }]) => `\`${kind}\` (${label})`)
    .join(", ");

export const WHERE = query(
  "where",
  "Conditions, separated by commas: `call=Buy`, `call=Hold` or `call=Sell`, or a kind of figure, one of `<`, `<=`, " +
    `\`>\`, \`>=\`, and a number. Kinds: ${listKinds()}.`,
  { type: "string", minLength: 1, maxLength: MAX_WHERE },
  "volatility_30d<60,price_vs_sma_200>0",
);

export const SECTOR = query(
  "sector",
  "Only assets of this sector: one of GICS, a part of it, a theme or a group of coins.",
  { type: "string", enum: SECTOR_IDS },
  "information_technology",
);

/** Which of them, in which order. */
export const SCREEN_PARAMETERS = [
  query("class", "Only assets of this class.", { type: "string", enum: [...ASSET_CLASSES] }, "stock"),
  SECTOR,
  query(
    "sort",
    "`asset`, `price`, `change`, `range`, `call`, `age` or a kind of figure; with a minus, largest first. Without it, the catalogue's order.",
    { type: "string" },
    "-market_cap",
  ),
  query("page", "Which page of them.", { type: "integer", minimum: 1, default: 1 }, 1),
];
