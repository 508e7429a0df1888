import { unpack } from "../../db/packed.ts";
import type { Deps } from "../../deps.ts";
import { hashSecret } from "../auth/secrets.ts";
import { askObject } from "../keys/ask-account.ts";

type Tools = Pick<Deps, "shared">;
type Answers = ReturnType<Deps["shared"]["getByName"]>;

/** The objects' names: the first digit of the hashes that each has. */
export const STORE_NAMES: readonly string[] = [..."0123456789abcdef"];

export const hashAnswer = (json: string): Promise<string> => hashSecret(json);

const ask = <T>({ shared }: Tools, hash: string, work: (answers: Answers) => Promise<T>): Promise<T> =>
  askObject(shared, hash.slice(0, 1), work);

/** Keeps an answer under its hash; false where there is no room. Throws `account_unavailable`. */
export const putAnswer = (deps: Tools, hash: string, packed: string): Promise<boolean> =>
  ask(deps, hash, async (answers) => answers.put(hash, packed));

/** The JSON of an answer that a share has. Throws `account_unavailable`, and an error of ours where it is not there. */
export async function readAnswer(deps: Tools, hash: string): Promise<string> {
  const packed = await ask(deps, hash, async (answers) => answers.read(hash));
  if (packed === null) throw new Error(`the shared answer ${hash} is not there`);
  return unpack(packed);
}

/** The JSON of several, by hash: one call an object. Throws `account_unavailable`. */
export async function readAnswers(
  { shared }: Tools,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const byName = Map.groupBy(hashes, (hash) => hash.slice(0, 1));
  const found = await Promise.all(
    [...byName].map(([name, some]) =>
      askObject(shared, name, async (answers: Answers) => answers.readMany([...new Set(some)])),
    ),
  );
  return new Map(found.flat().map(({ hash, packed }) => [hash, unpack(packed)]));
}

/** The share of the store's room that is used, according to one of its objects: hashes fall evenly. Throws `account_unavailable`. */
export const readStoreFilled = (deps: Tools): Promise<number> =>
  ask(deps, STORE_NAMES[0] ?? "", async (answers) => answers.readFilled());

export const removeAnswer = (deps: Tools, hash: string): Promise<void> =>
  ask(deps, hash, async (answers) => answers.remove(hash));
