/** What a page's wallet asks the process that holds the keys, and what it gets. */
export type WalletReply = { result: unknown } | { error: { message: string; code?: number } };

declare global {
  interface Window {
    /** bound by `installWallets`; bytes go as plain lists of numbers */
    testWallet: (kind: string, method: string, params: unknown) => Promise<WalletReply>;
  }
}
