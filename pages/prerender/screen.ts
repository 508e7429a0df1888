/** A screen before any data has come: what the HTML file of its address carries. */
export interface Screen {
  html: string;
  title: string;
  /** the browser goes on with this HTML; else it draws the screen anew */
  isDocument: boolean;
  /** search engines may list it */
  isPublic: boolean;
}

/** The API's reference: its pages in both their forms, and `/llms.txt`. */
export interface Reference {
  pages: WrittenPage[];
  llms: string;
}

interface WrittenPage {
  path: string;
  title: string;
  description: string;
  html: string;
  markdown: string;
  /** in the list of pages; the others are reached from one of these */
  isListed: boolean;
}

/** What the renderer, built for Node, exports. */
export interface Renderer {
  renderScreen: (path: string) => Promise<Screen>;
  /** every address that has a screen of its own */
  listPaths: () => string[];
  renderReference: (origin: string) => Reference;
}
