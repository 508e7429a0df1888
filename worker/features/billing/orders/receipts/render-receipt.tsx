/** @jsxImportSource hono/jsx */
import { PRODUCT } from "../../../../../shared/product.ts";
import type { Receipt } from "./read-receipt.ts";

const STYLE = `@page{size:A4;margin:20mm}body{font:14px/1.5 Helvetica,Arial,sans-serif;color:#1c1813;max-width:40rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.4rem}table{width:100%;border-collapse:collapse;margin:1.5rem 0}th,td{text-align:left;vertical-align:top;padding:.4rem 0;border-bottom:1px solid #dcd6ca}th{width:30%;font-weight:600;padding-right:1rem}p{margin:.2rem 0}@media print{body{margin:0}}`;

/** The page runs nothing and loads nothing; its own styles are known by their hash. */
export async function writePolicy(): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(STYLE)));
  const style = `'sha256-${btoa(String.fromCharCode(...hash))}'`;
  return `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

const nameDay = (date: Date) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);

const Row = ({ name, lines }: { name: string; lines: string[]; key?: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </td>
  </tr>
);

/** The receipt as one printable page of HTML. */
export async function renderReceipt({ number, seller, ...receipt }: Receipt): Promise<string> {
  const title = `${PRODUCT} receipt ${number}`;
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Receipt {number}</h1>
        <p>{seller.name}</p>
        {seller.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {seller.taxId && <p>Tax id {seller.taxId}</p>}
        <table>
          <Row name="Issued" lines={[nameDay(receipt.issuedAt)]} />
          <Row name="Paid" lines={[`${nameDay(receipt.paidAt)} (UTC)`]} />
          <Row name="Buyer" lines={[receipt.buyer]} />
          <Row name="For" lines={[receipt.product]} />
          <Row name="Price" lines={[`$${(receipt.priceCents / 100).toFixed(2)}`]} />
          {receipt.payments.map(({ amount, txHash }) => (
            <Row key={txHash} name="Received" lines={[amount, txHash]} />
          ))}
          {receipt.reversedAt && (
            <Row name="Taken back" lines={[`${nameDay(receipt.reversedAt)}: this payment counts no more`]} />
          )}
        </table>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${await page}`;
}
