import table from "./errors.json" with { type: "json" };

type Final = typeof table.final;
type Retryable = typeof table.retryable;
type CodesOf<Group> = { [Status in keyof Group]: keyof Group[Status] }[keyof Group];
type NumberOf<Text> = Text extends `${infer Status extends number}` ? Status : never;

export type ErrorCode = CodesOf<Final> | CodesOf<Retryable>;

export interface Failure {
  /** HTTP's */
  status: NumberOf<keyof Final | keyof Retryable>;
  /** the words shown to a person */
  message: string;
  /** whether trying again can help */
  retryable: boolean;
}

/** Every failure a caller may see. `errors.json` has a line for each, by whether trying again can help and its status. */
export const ERRORS = Object.fromEntries(
  Object.entries<Record<string, Record<string, string>>>(table).flatMap(([kind, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, messages]) =>
      Object.entries(messages).map(([code, message]) => [
        code,
        { status: Number(status), message, retryable: kind === "retryable" },
      ]),
    ),
  ),
) as Record<ErrorCode, Failure>;
