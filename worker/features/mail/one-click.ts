/** Headers by which a mail program unsubscribes in one click at an address of ours (RFC 8058). */
export const oneClick = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
