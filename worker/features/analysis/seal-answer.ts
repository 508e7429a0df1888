import { type ChatReply, chatReplySchema } from "../../../shared/analysis.ts";
import type { Deps } from "../../deps.ts";
import { hashKeyed } from "../auth/secrets.ts";

/** A question with the answer that we gave to it; `at` is when it was asked, epoch ms. */
interface Answered {
  question: string;
  reply: ChatReply;
  at: number;
}

type Tools = Pick<Deps, "config">;

/** The same text from a reply as it was sent and as a browser gives it back: the fields in the schema's order. */
const write = ({ question, reply, at }: Answered) =>
  `enigma answer\n${at}\n${JSON.stringify([question, chatReplySchema.parse(reply)])}`;

/** Proves that we gave this answer to this question at that moment: "MOMENT.HMAC", under the first of the server's secrets. */
export const sealAnswer = async ({ config }: Tools, answered: Answered): Promise<string> =>
  `${answered.at}.${await hashKeyed(config.keySecrets[0] ?? "", write(answered))}`;

/** When the question was asked, epoch ms, by a seal of ours on exactly it and its answer; null by any other. */
export async function openSeal(
  { config }: Tools,
  { seal, ...answered }: Pick<Answered, "question" | "reply"> & { seal: string },
): Promise<number | null> {
  const [, moment, sign] = /^(\d{1,16})\.([\da-f]{64})$/.exec(seal) ?? [];
  const at = Number(moment);
  for (const secret of config.keySecrets)
    if (sign && (await hashKeyed(secret, write({ ...answered, at }))) === sign) return at;
  return null;
}
