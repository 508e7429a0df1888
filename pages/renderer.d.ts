/** The part of the site that draws its pages on a server, as Vite builds it from server/renderer.ts for our Functions. */

/** What stands in a page, whose head and scripts are those of the page as it was drawn at build time. */
export interface RenderedPage {
  /** React's HTML of the whole screen, which the browser hydrates */
  html: string;
  /** there is something at the address; else it is a page that says so */
  isFound: boolean;
  /** of the browser's window, where the address is one of many that are drawn from one page; empty elsewhere */
  title: string;
  /** a sentence of the figures on it */
  description: string;
  /** what it is, in schema.org's words; none for a page that is about nothing in particular */
  structured: object | null;
  /** what it was drawn with: the key and data of each query */
  state: [key: readonly unknown[], data: unknown][];
}

export interface PageOrder {
  /** of the site, without a slash at the end */
  origin: string;
  /** path and query */
  href: string;
  /** the JSON at a path of the API; rejects where that is no success */
  ask: (path: string) => Promise<unknown>;
}

/** The address of a page by what it shows: its path with what counts of the query, in one order. */
export function findPage(path: string, query: URLSearchParams): string;

/** Draws /markets, /markets/SYMBOL or /record. Rejects where what the page is about cannot be read. */
export function renderPage(order: PageOrder): Promise<RenderedPage>;
