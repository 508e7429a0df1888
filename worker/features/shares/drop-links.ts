const SCHEME = /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|(?:mailto|tel|javascript|data|vbscript):)\S*/gi;
const HOST = /\b(?:www\.\S+|(?:[\w-]+\.)+[a-z]{2,24}(?::\d+)?\/\S*)/gi;
const ADDRESS = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text of a visitor for others to read: where addresses of the net or of mailboxes stood, "[link]" stands. */
export const dropLinks = (text: string): string =>
  text.replace(SCHEME, "[link]").replace(ADDRESS, "[link]").replace(HOST, "[link]");
