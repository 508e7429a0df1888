import type { SigningKey, SigningKeys } from "../../../shared/answer-signature.ts";
import type { SigningConfig } from "../../signing-variables.ts";
import { nameKey } from "./digest.ts";

/** A key that signs, and what is published of it. */
export interface Signer {
  published: SigningKey;
  privateKey: CryptoKey;
}

/** PKCS #8 of an Ed25519 key (RFC 8410) up to its 32 bytes. */
const PKCS8_HEAD = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

const opened = new WeakMap<SigningConfig, Promise<Signer[]>>();

/** The keys that sign, now or later, oldest first; one import a configuration and isolate. */
export function openSigners(config: SigningConfig): Promise<Signer[]> {
  const known = opened.get(config);
  if (known) return known;
  const opening = Promise.all([
    ...config.live.map(({ from, seed }, i) =>
      openSigner(seed, { mode: "live", nbf: from, exp: config.live[i + 1]?.from }),
    ),
    ...(config.test ? [openSigner(config.test, { mode: "test", nbf: 0 })] : []),
  ]);
  opened.set(config, opening);
  return opening;
}

/** The key in force for answers of that kind at a moment in seconds; undefined while there is none. */
export const findSigner = (signers: Signer[], mode: SigningKey["mode"], at: number): Signer | undefined =>
  signers.find(
    ({ published: { nbf, exp, ...key } }) =>
      key.mode === mode && nbf <= at && at < (exp ?? Number.POSITIVE_INFINITY),
  );

/** What is published: keys that sign, the next ones, and those that signed before, with their days. */
export async function listSigningKeys(config: SigningConfig): Promise<SigningKeys> {
  const signers = await openSigners(config);
  const retired = await Promise.all(
    config.retired.map(async ({ x, from, until }) => ({
      ...(await publish(x)),
      mode: "live" as const,
      nbf: from,
      exp: until,
    })),
  );
  return { keys: [...signers.map(({ published }) => published), ...retired] };
}

async function openSigner(seed: Uint8Array, days: Pick<SigningKey, "mode" | "nbf" | "exp">): Promise<Signer> {
  const pkcs8 = new Uint8Array([...PKCS8_HEAD, ...seed]);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x = "" } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  return { privateKey, published: { ...(await publish(x)), ...days } };
}

const publish = async (x: string) =>
  ({ kty: "OKP", crv: "Ed25519", kid: await nameKey(x), x, use: "sig" }) as const;
