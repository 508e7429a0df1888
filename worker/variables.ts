import * as z from "zod";

export const address = z.url({ protocol: /^https?$/ });
/** Plain http would show cookies and sign-in links to the network: it is for this machine alone. */
export const isHttpsOrLoopback = (url: string) => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (
    protocol === "https:" ||
    hostname === "localhost" ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
};
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Where a key is sent, which plain http would show to the network. */
export const keyedAddress = optional(address.refine(isHttpsOrLoopback));

/** One address or several, separated by commas. */
export const addresses = optional(
  z
    .string()
    .transform((text) => text.split(",").map((url) => url.trim()))
    .pipe(z.array(address).min(1)),
);
