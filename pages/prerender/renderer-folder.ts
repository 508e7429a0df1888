/** Where the build of a site puts the renderer that our Functions draw with: beside the site. */
export const rendererOf = (site: string): string => `${site.replace(/\/$/, "")}-renderer`;

/** As functions/serve-page.ts names it. */
export const RENDERER = "../renderer.js";
