const SIGN = "[+\\-−~<>≈]?";
const CURRENCY = "(?:[A-Z]{0,3}\\p{Sc})?%?";
const UNIT = "(?:\\p{Sc}|%|\\p{L}{1,4})?";
/** 0.00001234  64250.12  1000000 */
const PLAIN = "(?:0[.,]\\d{1,8}|\\d{1,6}(?:[.,]\\d{1,3})?|\\d{1,4}0{3,9})";
/** 1,234.5  1.234,5  1'234.5 */
const GROUPED =
  "(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,4})?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,4})?|\\d{1,3}(?:'\\d{3})+(?:[.,]\\d{1,4})?)";
const AMOUNT = `${SIGN}${CURRENCY}(?:${GROUPED}|${PLAIN})${UNIT}`;
const NUMBER = new RegExp(`^${AMOUNT}(?:[-–]${AMOUNT})?$`, "u");

const DATE =
  /^(?:(?:19|20)\d\d[-/.](?:0?\d|1[0-2])(?:[-/.][0-3]?\d)?|[0-3]?\d[-/.][0-3]?\d[-/.](?:(?:19|20)?\d\d))$/;
const YEARS = /^(?:19|20)\d\d[-–/](?:(?:19|20)\d\d|\d\d)$/;
const TIME = /^\d{1,2}(?::[0-5]\d){1,2}(?:am|pm)?$/i;
/** 50/30/20  2:1  24/7 */
const RATIO = /^\d{1,3}(?:[/:]\d{1,3}){1,2}$/;
const QUARTERS = /^\d{1,2}(?:\/\d{1,2}){3}$/;
const ADDRESS = /^\d{1,3}([.,])\d{1,3}(?:\1\d{1,3}){2}$/;
const MAX_RATIO = 100;

const partsOf = (text: string) => text.split(/\D+/).map(Number);
const isAddress = (text: string) => ADDRESS.test(text) && partsOf(text).every((part) => part < 256);
const isRatio = (text: string) =>
  (RATIO.test(text) && partsOf(text).every((part) => part <= MAX_RATIO)) ||
  (QUARTERS.test(text) && partsOf(text).reduce((sum, part) => sum + part, 0) === MAX_RATIO);
/** 800.555.123 as no amount would be written */
const isDialled = (text: string) =>
  /^\d{1,3}(?:\.\d{3}){2,}$/.test(text) && text.length > 10 && !text.endsWith("000");

/** Whether a word is an amount, a range, a date, a time or a ratio of a shape that people write; no IP address. */
export const isNumeric = (text: string): boolean =>
  DATE.test(text) ||
  YEARS.test(text) ||
  TIME.test(text) ||
  isRatio(text) ||
  (NUMBER.test(text) && !isAddress(text) && !isDialled(text));
