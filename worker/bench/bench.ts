/**
 * `npm run bench [answers | credits | accounts | api | payments | growth | faults | pages [/PATH ...]]`: prints what was measured as JSON; ratios
 * are within the one run.
 */
import { measureAnswers } from "./answers.ts";
import { measureApi } from "./api.ts";
import { measureCredits } from "./credits.ts";
import { measureFaults } from "./faults.ts";
import { measureGrowth } from "./growth.ts";
import { measureAccounts } from "./growth-accounts.ts";
import { measurePages } from "./pages.ts";
import { measurePayments } from "./payments.ts";

const PARTS: Record<string, () => Promise<unknown>> = {
  answers: measureAnswers,
  credits: measureCredits,
  accounts: measureAccounts,
  api: measureApi,
  payments: measurePayments,
  growth: measureGrowth,
  faults: async () => {
    const minutes = Number(process.argv[3] ?? 30);
    const end = Date.now() + minutes * 60_000;
    return { minutes, ...(await measureFaults(() => Date.now() >= end)) };
  },
  pages: () => measurePages(process.argv.slice(3)),
};

const name = process.argv[2] ?? "answers";
const measure = PARTS[name];
if (!measure) {
  console.error(`There is no part "${name}": ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
console.log(JSON.stringify(await measure(), null, 2));
process.exit(0);
