/** Stripe's wire format: form-encoded requests with brackets, errors, and idempotency keys. */

export type Params = { [name: string]: Params | string };

/** `a[b][0]=c` -> `{ a: { b: { 0: "c" } } }` */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    const last = path.pop() ?? "";
    let at = root;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as Params;
    }
    at[last] = value;
  }
  return root;
}

export const textAt = (params: Params, ...path: string[]): string | null => {
  const found = path.reduce<Params | string | undefined>(
    (at, part) => (typeof at === "object" ? at[part] : undefined),
    params,
  );
  return typeof found === "string" ? found : null;
};

/** A part of the request as Stripe keeps metadata: names and texts. */
export const textsAt = (params: Params, ...path: string[]): Record<string, string> => {
  const found = path.reduce<Params | string | undefined>(
    (at, part) => (typeof at === "object" ? at[part] : undefined),
    params,
  );
  return typeof found === "object" ? (structuredClone(found) as Record<string, string>) : {};
};

export interface WireError {
  type: string;
  message: string;
  code?: string;
  param?: string;
}

/** A refusal as Stripe words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: WireError;
  constructor(status: number, error: WireError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, more: Partial<WireError> = {}, status = 400) =>
  new Refusal(status, { type: "invalid_request_error", message, ...more });
export const missing = (what: string, id: string, param = "id") =>
  invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param }, param === "id" ? 404 : 400);

interface Saved {
  form: string;
  reply: { status: number; body: unknown } | null;
}

/** Keys live for a day; what an endpoint answered once, a failure too, is answered again. */
export class IdempotencyKeys {
  readonly #saved = new Map<string, Saved>();

  async run(
    key: string | null,
    form: string,
    work: () => Promise<{ status: number; body: unknown }>,
  ): Promise<{ status: number; body: unknown; replayed?: true }> {
    if (key === null) return work();
    const known = this.#saved.get(key);
    if (known && known.form !== form)
      throw new Refusal(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      });
    if (known?.reply) return { ...known.reply, replayed: true };
    if (known)
      throw new Refusal(409, {
        type: "idempotency_error",
        code: "idempotency_key_in_use",
        message: "There is currently another in-progress request using this Idempotent Key.",
      });
    const saved: Saved = { form, reply: null };
    this.#saved.set(key, saved);
    try {
      saved.reply = await work();
      return saved.reply;
    } catch (error) {
      // A request that fails validation was not begun, so its key can be used again.
      this.#saved.delete(key);
      throw error;
    }
  }
}
