export interface CardReturn {
  success?: boolean;
  canceled?: boolean;
}

const isTrue = (value: unknown) => String(value) === "true" || undefined;

/** The parameters a checkout comes back with. What is not named here would stay in the search as it came. */
export const readCardReturn = ({ success, canceled }: Record<string, unknown>): CardReturn => ({
  success: isTrue(success),
  canceled: isTrue(canceled),
});
