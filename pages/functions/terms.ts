export { servePage as onRequest } from "./serve-page.ts";
