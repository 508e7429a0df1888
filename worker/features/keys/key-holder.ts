/** Who an API key names, as far as arithmetic can tell: whether the key is active, the account's object knows. */
export interface KeyHolder {
  accountId: string;
  /** SHA-256 of the whole key, hex */
  keyHash: string;
}
