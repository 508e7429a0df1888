import * as z from "zod";
import { hashKeyed, hashSecret } from "../auth/secrets.ts";

/** A token that a mail carries and no row does: made of `of` and our secret, known by its hash. */
export const sealSchema = z.object({ name: z.string(), of: z.string(), hash: z.string() });
export type Seal = z.infer<typeof sealSchema>;

/** What stands for a token in the words of a mail that waits. */
export const markOf = (name: string) => `{token:${name}}`;

/** Seals a token: 64 hexadecimal digits, the same for the same `of`, which names its purpose and its subject. */
export async function sealToken(secrets: readonly string[], name: string, of: string): Promise<Seal> {
  return { name, of, hash: await hashSecret(await hashKeyed(secrets[0] ?? "", of)) };
}

/**
 * The words of a mail with its tokens in place of their marks, at any depth. Throws when none of our secrets makes a token of
 * its hash any more.
 */
export async function fillTokens<Words>(
  secrets: readonly string[],
  seals: readonly Seal[],
  words: Words,
): Promise<Words> {
  let text = JSON.stringify(words);
  for (const seal of seals) text = text.replaceAll(markOf(seal.name), await openSeal(secrets, seal));
  return JSON.parse(text) as Words;
}

async function openSeal(secrets: readonly string[], { name, of, hash }: Seal): Promise<string> {
  for (const secret of secrets) {
    const token = await hashKeyed(secret, of);
    if ((await hashSecret(token)) === hash) return token;
  }
  throw new Error(`the secret of this mail's ${name} token is gone`);
}
