import { MINUTE_MS } from "../../shared/time.ts";
import { noteFailure, noteSuccess, REQUESTS } from "../providers/health.ts";

const WINDOW_MS = 5 * MINUTE_MS;
/** So many in a window, and so large a part of it, are more than a mishap. */
const LEAST = 20;
const SHARE = 0.1;

let window = { since: 0, all: 0, failed: 0 };
let isBad = false;

/** Counts a reply of this isolate; notes once a window whether too many failed on our side. */
export function countReply(status: number, now: number): void {
  if (Math.abs(now - window.since) >= WINDOW_MS) {
    if (isBad && !isTooMany()) {
      isBad = false;
      noteSuccess(REQUESTS, now);
    }
    window = { since: now, all: 0, failed: 0 };
  }
  window.all++;
  if (status < 500) return;
  window.failed++;
  if (!isTooMany()) return;
  isBad = true;
  noteFailure(REQUESTS, `${window.failed} of ${window.all} within 5 minutes`, now);
}

const isTooMany = () => window.all >= LEAST && window.failed >= window.all * SHARE;
