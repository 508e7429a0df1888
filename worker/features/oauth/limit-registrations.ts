import { DAY_MS } from "../../../shared/time.ts";
import { openCounter } from "../../count-in-window.ts";
import { AppError } from "../../errors.ts";

/** A day's registrations: what each network has whatever others do, what it may have at most, and what all have beyond the first. */
export const REGISTRATIONS = { sure: 100, most: 1_000, shared: 10_000 } as const;

/**
 * Opens a count of registrations by network (IPv4 /24, IPv6 /48), which throws `registration_limit` where the day's are used up.
 * It is one isolate's: a registration keeps nothing, and its limit must not be the first thing that does. `now`: epoch ms.
 */
export function openRegistrations(): (site: string, now: number) => void {
  const count = openCounter(DAY_MS);
  return (site, now) => {
    const ofSite = count(`of ${site}`, now);
    if (ofSite.count <= REGISTRATIONS.sure) return;
    // What is refused for its own network takes nothing from the others.
    const isItsOwn = ofSite.count > REGISTRATIONS.most;
    const used = isItsOwn ? ofSite : count("all", now);
    if (!isItsOwn && used.count <= REGISTRATIONS.shared) return;
    throw new AppError("registration_limit", { retryAfterS: Math.ceil((used.until - now) / 1_000) });
  };
}

/** The count of this isolate. */
export const countRegistration = openRegistrations();
