export interface NgmaReturn {
  success?: boolean;
  canceled?: boolean;
  /** how many were ordered */
  tokens?: number;
}

/** Whole tokens; undefined for anything else. Whether that many can be bought is not decided here. */
export function readTokensBought(value: unknown): number | undefined {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

const isTrue = (value: unknown) => String(value) === "true" || undefined;

/** The parameters a card checkout comes back with. What is not named here would stay in the search as it came. */
export const readNgmaReturn = ({ success, canceled, tokens }: Record<string, unknown>): NgmaReturn => ({
  success: isTrue(success),
  canceled: isTrue(canceled),
  tokens: readTokensBought(tokens),
});
