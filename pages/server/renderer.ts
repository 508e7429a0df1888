export { findPage, renderPage } from "./render-page.tsx";

/** Of the screens before any data has come, for the build alone. */
export const loadScreens = () => import("../prerender/render-screen.tsx");
