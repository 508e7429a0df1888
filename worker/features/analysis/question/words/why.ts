import { anyOf } from "./pattern.ts";

/** What asks for a reason, before "not". */
export const WHY = anyOf("why");
