type Bytes = Uint8Array<ArrayBuffer>;

/** What browsers, workers and Node have alike, and `shared/`, which is of none of them, has no types of. */
interface Platform {
  crypto: {
    subtle: {
      digest: (name: "SHA-256", data: Bytes) => Promise<ArrayBuffer>;
      importKey: (
        format: "raw",
        key: Bytes,
        name: "Ed25519",
        extractable: false,
        uses: ["verify"],
      ) => Promise<object>;
      verify: (name: "Ed25519", key: object, signature: Bytes, data: Bytes) => Promise<boolean>;
    };
  };
  atob: (text: string) => string;
  btoa: (binary: string) => string;
  TextEncoder: new () => { encode: (text: string) => Bytes };
}
export const platform = globalThis as unknown as Platform;
