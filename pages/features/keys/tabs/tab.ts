/** The dashboard's tabs as its address names them; apart from their drawing, which only the dashboard needs. */
export const TABS = ["endpoints", "keys", "usage"] as const;
export type Tab = (typeof TABS)[number];
