import RELEASES from "./changelog.json" with { type: "json" };

/** One release of the API: `npm run api:release` writes it. */
export interface Release {
  version: string;
  /** YYYY-MM-DD */
  date: string;
  changes: string[];
}

/** The newest first. */
export const CHANGELOG: readonly Release[] = RELEASES;
