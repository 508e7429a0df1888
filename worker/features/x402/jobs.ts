import type { Deps } from "../../deps.ts";
import { lookAtGas } from "./offer/gas.ts";

/** Whether calls can be paid one by one just now. */
export const gasJob = (deps: Deps): Promise<void> => lookAtGas(deps);
