/** The library alone, whose shapes are read after it: run together they would hold a slow phone's reader up. */
export { ZodError } from "zod";
