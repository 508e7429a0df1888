import { secureHeaders } from "hono/secure-headers";

/** Headers of every API reply. The site's own are in `pages/public/_headers`. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: "max-age=63072000; includeSubDomains",
  xFrameOptions: "DENY",
  referrerPolicy: "no-referrer",
});
