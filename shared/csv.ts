type Cell = string | number | boolean;

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r\n]/;

function writeCell(value: Cell): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180, CRLF): `columns` names each column and computes its cell for a row. */
export const writeCsv = <Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>): string =>
  writeLine(Object.keys(columns)) + writeRows(rows, columns);

/** The same without the line of names: what goes on behind it. */
export const writeRows = <Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>): string =>
  rows.map((row) => writeLine(Object.values(columns).map((read) => read(row)))).join("");

const writeLine = (cells: Cell[]): string => `${cells.map(writeCell).join(",")}\r\n`;
