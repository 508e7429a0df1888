import { setStandIn } from "../life/lazily.ts";
import { makeStandIn } from "../life/missing-part.tsx";
import { loadToasts } from "../toaster.tsx";
import { followScreen } from "./follow-screen.ts";
import { keepFocus } from "./keep-focus.ts";
import { leaveToast } from "./leave-toast.ts";
import { scrollMain } from "./scroll-main.ts";
import { stayOffline } from "./stay-offline.ts";
import { startTooltips } from "./tooltips.ts";

/** What every screen has and none needs before it is alive. */
export function startPageWide(router: Parameters<typeof followScreen>[0]): void {
  followScreen(router);
  keepFocus();
  leaveToast();
  loadToasts().catch(() => {});
  setStandIn(makeStandIn);
  scrollMain();
  startTooltips();
  stayOffline();
}
