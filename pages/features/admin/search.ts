export const ADMIN_TABS = [
  "distributions",
  "parked",
  "reversed",
  "money",
  "accounts",
  "shares",
  "alarms",
  "audit",
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

const HAND_OUT_FILTERS = ["pending", "sent"] as const;
export type HandOutFilter = (typeof HAND_OUT_FILTERS)[number];

/** What the address of the admin's screen says; without a tab it is the distributions. */
export interface AdminSearch {
  tab?: Exclude<AdminTab, "distributions">;
  status?: HandOutFilter;
  /** id of the payment whose audit entries are listed */
  subject?: string;
  /** id of the account that is looked at */
  account?: string;
}

/** A key that is merely left out would reach the screen as it stands in the address. */
const NOTHING = { tab: undefined, status: undefined, subject: undefined, account: undefined };

/** What cannot be understood is taken out. */
export const readAdminSearch = (search: Record<string, unknown>): AdminSearch => ({
  ...NOTHING,
  ...readKnown(search),
});

function readKnown(search: Record<string, unknown>): AdminSearch {
  const tab = ADMIN_TABS.find((name) => name === search.tab);
  if (tab === "parked" || tab === "reversed" || tab === "money" || tab === "alarms" || tab === "shares")
    return { tab };
  if (tab === "audit") return { tab, ...readSubject(search) };
  if (tab === "accounts") return { tab, ...readAccount(search) };
  const status = HAND_OUT_FILTERS.find((name) => name === search.status);
  return status ? { status } : {};
}

const readSubject = ({ subject }: Record<string, unknown>) =>
  typeof subject === "string" && /^[\w-]{1,100}$/.test(subject) ? { subject } : {};

const readAccount = ({ account }: Record<string, unknown>) =>
  typeof account === "string" && /^[\w-]{1,100}$/.test(account) ? { account } : {};
