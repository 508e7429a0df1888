import type { Cursor, Dumpable, Part, Slice } from "../../db/dump/object-dump.ts";
import type { Shapes } from "../../db/dump/shapes.ts";
import type { SharedAnswers } from "./shared-answers.ts";

/** The stores of shared answers, each for the hashes that begin with its name. */
export type SharedStores = Pick<DurableObjectNamespace<SharedAnswers>, "getByName">;

const LISTED = 50;
const PREFIX = "answers/";
const SHAPES: Shapes = { shared_bytes: { columns: ["hash", "packed"], key: ["hash"] } };
/** As a dump goes on from the object to the bucket. */
const IN_BUCKET = "bucket";

/** Shared answers in a bucket where one is bound, else in the objects, under a budget of their own. */
export const openShared = (objects: SharedStores, bucket: R2Bucket | null): SharedStores =>
  bucket === null
    ? objects
    : ({
        getByName: (name: string) => openStore(name, objects.getByName(name), bucket),
      } as unknown as SharedStores);

/** A store in a bucket; what its object has from before there was one stays there, so that an answer lies once. Throws what they throw. */
function openStore(name: string, object: ReturnType<SharedStores["getByName"]>, bucket: R2Bucket) {
  const dumped = object as unknown as Dumpable;
  const find = async (hash: string) => (await (await bucket.get(PREFIX + hash))?.text()) ?? null;

  async function listSlice(after: string | undefined): Promise<Slice> {
    const listed = await bucket.list({ prefix: PREFIX + name, startAfter: after, limit: LISTED });
    const hashes = listed.objects.map(({ key }) => key.slice(PREFIX.length));
    const found = await Promise.all(hashes.map(async (hash) => ({ hash, packed: await find(hash) })));
    const rows = found.flatMap(({ hash, packed }): Slice["rows"] =>
      packed === null ? [] : [["shared_bytes", [hash, packed]]],
    );
    const bytes = listed.objects.reduce((sum, { size }) => sum + size, 0);
    const last = listed.truncated ? listed.objects.at(-1)?.key : undefined;
    return { shapes: SHAPES, rows, bytes, next: last ? { table: IN_BUCKET, after: [last] } : null };
  }

  return {
    async put(hash: string, packed: string): Promise<boolean> {
      if ((await object.read(hash)) === null) await bucket.put(PREFIX + hash, packed);
      return true;
    },
    read: async (hash: string) => (await find(hash)) ?? object.read(hash),
    async readMany(hashes: string[]) {
      const found = await Promise.all(hashes.map(async (hash) => ({ hash, packed: await find(hash) })));
      const here = found.flatMap(({ hash, packed }) => (packed === null ? [] : { hash, packed }));
      const missing = found.filter(({ packed }) => packed === null).map(({ hash }) => hash);
      return missing.length === 0 ? here : [...here, ...(await object.readMany(missing))];
    },
    async remove(hash: string): Promise<void> {
      await bucket.delete(PREFIX + hash);
      await object.remove(hash);
    },
    readFilled: () => object.readFilled(),
    async exportSlice(cursor: Cursor | null): Promise<Slice> {
      if (cursor?.table === IN_BUCKET) return listSlice(cursor.after?.[0] as string | undefined);
      const slice = await dumped.exportSlice(cursor);
      return { ...slice, next: slice.next ?? { table: IN_BUCKET, after: null } };
    },
    /** Safe to repeat, and harmless to what is there: an answer's name is its hash. */
    async importPart({ columns, rows }: Part): Promise<{ ok: boolean }> {
      const names = columns.shared_bytes ?? [];
      const [hash, packed] = [names.indexOf("hash"), names.indexOf("packed")];
      await Promise.all(
        rows.map(([, row]) => bucket.put(PREFIX + (row[hash] as string), row[packed] as string)),
      );
      return { ok: true };
    },
  };
}
