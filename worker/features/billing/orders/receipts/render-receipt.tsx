/** @jsxImportSource hono/jsx */
import { PRODUCT } from "../../../../../shared/product.ts";
import type { Receipt } from "./read-receipt.ts";

const STYLE = [
  "@page{size:A4;margin:20mm}",
  "body{font:14px/1.5 Helvetica,Arial,sans-serif;color:#1c1813;max-width:40rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}",
  "h1{font-size:1.4rem}",
  "table{width:100%;border-collapse:collapse;margin:1.5rem 0}",
  "th,td{text-align:left;vertical-align:top;padding:.4rem 0;border-bottom:1px solid #dcd6ca}",
  "th{width:30%;font-weight:600;padding-right:1rem}",
  "p{margin:.2rem 0}",
  "@media print{body{margin:0}}",
].join("");

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

const usd = (cents: number) => `USD ${(cents / 100).toFixed(2)}`;

function listBuyer(buyer: Receipt["buyer"]): string[] {
  if (buyer === null) return ["No longer stored"];
  const { name, address, taxId, email } = buyer;
  return [name, ...address, taxId && `Tax id ${taxId}`, email].filter((line) => line !== "");
}

const sayTax = (tax: Receipt["tax"]): string =>
  tax ? `${tax.name} ${tax.percent}%, included in the price: ${usd(tax.cents)}` : "No tax is charged.";

/** What takes the whole receipt back, as one printable page of HTML. */
export const renderCreditNote = async (
  receipt: Receipt & { creditNote: NonNullable<Receipt["creditNote"]> },
): Promise<string> =>
  renderPage(`credit note C-${receipt.creditNote.number}`, receipt, [
    ["Issued", [nameDay(receipt.creditNote.issuedAt)]],
    ["Takes back", [`Receipt ${receipt.number} of ${nameDay(receipt.issuedAt)}, whole`]],
    ["Buyer", listBuyer(receipt.buyer)],
    ["For", [receipt.product]],
    ["Amount", [usd(-receipt.priceCents)]],
    ["Tax", [receipt.tax ? sayTax({ ...receipt.tax, cents: -receipt.tax.cents }) : sayTax(null)]],
  ]);

/** The receipt as one printable page of HTML. */
export const renderReceipt = async (receipt: Receipt): Promise<string> =>
  renderPage(`receipt ${receipt.number}`, receipt, [
    ["Issued", [nameDay(receipt.issuedAt)]],
    ["Paid", [`${nameDay(receipt.paidAt)} (UTC)`]],
    ["Buyer", listBuyer(receipt.buyer)],
    ["For", [receipt.product]],
    ["Price", [usd(receipt.priceCents)]],
    ["Tax", [sayTax(receipt.tax)]],
    ...receipt.payments.map(({ amount, txHash }): Line => ["Received", [amount, txHash]]),
    ...takenBack(receipt),
  ]);

function takenBack({ reversedAt, creditNote }: Receipt): Line[] {
  if (reversedAt === null) return [];
  const note = creditNote ? [`Credit note C-${creditNote.number} of ${nameDay(creditNote.issuedAt)}`] : [];
  return [["Reversed", [`${nameDay(reversedAt)}: this payment no longer counts`, ...note]]];
}

type Line = [name: string, lines: string[]];

async function renderPage(what: string, { seller }: Receipt, lines: Line[]): Promise<string> {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${PRODUCT} ${what}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{what.charAt(0).toUpperCase() + what.slice(1)}</h1>
        <p>{seller.name}</p>
        {seller.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {seller.taxId && <p>Tax id {seller.taxId}</p>}
        <table>
          {lines.map(([name, said]) => (
            <Row key={said.join()} name={name} lines={said} />
          ))}
        </table>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${await page}`;
}
