/** `sha-256=:...:` over the bytes of a body (RFC 9530). */
export async function digestBody(body: BufferSource): Promise<string> {
  return `sha-256=:${toBase64(await crypto.subtle.digest("SHA-256", body))}:`;
}

/** The RFC 7638 thumbprint of an Ed25519 public key, given as base64url. */
export async function nameKey(x: string): Promise<string> {
  const canonical = `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical));
  return toBase64(hash).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
