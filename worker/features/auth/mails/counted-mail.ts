import type { SQL } from "drizzle-orm";
import type { MailKind } from "../../../db/schema.ts";
import type { Networks } from "../../../networks.ts";

/** Networks as they are counted: keyed hashes. */
export type HashedNetworks = Partial<Record<keyof Networks, string>>;

/** A mail that is to be counted; of two with one id or one challenge one is. */
export interface CountedMail {
  id: string;
  kind: MailKind;
  mailbox: string;
  /** null: nobody's request causes it */
  networks: HashedNetworks | null;
  /** a condition over tables: no account of the mailbox has signed in before */
  isNewcomer: SQL;
  /** somebody solved a challenge, or Turnstile vouches for a person */
  isProven: boolean;
  challenge: string | null;
}
