/** The card provider, as features see it; the provider's helper fills it. */
// biome-ignore lint/complexity/noBannedTypes: being written
export type Cards = {};
