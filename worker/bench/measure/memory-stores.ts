import type { Deps } from "../../deps.ts";

/** A bucket of R2 in memory, which counts what is written and read, and how many bytes. */
export function openMemoryBucket() {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; etag: string }>();
  const counts = { reads: 0, writes: 0, bytes: 0 };
  const bucket = {
    async get(key: string) {
      counts.reads++;
      const file = files.get(key);
      return (
        file && {
          etag: file.etag,
          json: async () => JSON.parse(new TextDecoder().decode(file.bytes)) as unknown,
          arrayBuffer: async () => file.bytes.buffer,
        }
      );
    },
    async put(key: string, value: string | ArrayBuffer) {
      const bytes = typeof value === "string" ? new TextEncoder().encode(value) : new Uint8Array(value);
      files.set(key, { bytes, etag: String(counts.writes++) });
      counts.bytes += bytes.length;
      return {};
    },
  };
  return { bucket: bucket as unknown as NonNullable<Deps["markets"]["store"]>, counts };
}

/** A namespace of KV in memory, which counts what is written. */
export function openMemoryCache() {
  const entries = new Map<string, string>();
  const counts = { writes: 0 };
  const cache = {
    get: async (key: string) => JSON.parse(entries.get(key) ?? "null") as unknown,
    async put(key: string, value: string) {
      counts.writes++;
      entries.set(key, value);
    },
  };
  return { cache: cache as unknown as Deps["cache"], counts };
}
