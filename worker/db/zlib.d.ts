/** Of Node's module, which workerd brings, what is used here. */
declare module "node:zlib" {
  export const gzipSync: (text: string) => Uint8Array;
  export const gunzipSync: (packed: Uint8Array) => Uint8Array;
}
