import * as z from "zod";
import type { AssetId } from "../chain.ts";

/** Every asset of the ledger is kept with six decimals: drops of XRP, and issued currencies, as `NETWORKS` says. */
const DECIMALS = 6;

/** An issued currency as the ledger writes it: a decimal string of up to 16 digits, perhaps with an exponent. */
const issuedSchema = z.strictObject({ currency: z.string(), issuer: z.string(), value: z.string() });

/** `drops`, or an amount of an issued currency. */
export type XrplAmount = string | z.infer<typeof issuedSchema>;

/**
 * Asset and base units of an amount on the ledger, or null for anything else: "unavailable", a multi-purpose token, a
 * negative or malformed number.
 */
export function readAmount(amount: unknown): { asset: AssetId; amount: bigint } | null {
  if (typeof amount === "string")
    return /^\d{1,18}$/.test(amount) ? { asset: "native", amount: BigInt(amount) } : null;
  const issued = issuedSchema.safeParse(amount);
  if (!issued.success) return null;
  const { currency, issuer, value } = issued.data;
  const units = readDecimal(value);
  return units === null ? null : { asset: assetOf(currency, issuer), amount: units };
}

/** `CURRENCY.issuer`, the currency as the ledger writes it: three letters, or 40 hex digits in upper case. */
const assetOf = (currency: string, issuer: string): AssetId =>
  `${currency.length === 40 ? currency.toUpperCase() : currency}.${issuer}`;

/** Base units of a decimal string, cut after six places, never rounded up; null when it is none or is negative. */
export function readDecimal(text: string): bigint | null {
  const match = /^(\d{1,40})(?:\.(\d{1,100}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) + DECIMALS - fraction.length;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift);
}

/** The amount of an asset as a payment names it. */
export function writeAmount(asset: AssetId, amount: bigint): XrplAmount {
  if (asset === "native") return amount.toString();
  const { currency, issuer } = splitAsset(asset);
  const digits = amount.toString().padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  return { currency, issuer, value: digits.slice(0, -DECIMALS) + (fraction && `.${fraction}`) };
}

export function splitAsset(asset: AssetId): { currency: string; issuer: string } {
  const [currency = "", issuer = ""] = asset.split(".");
  return { currency, issuer };
}
