/**
 * `npm run bench [answers | credits | api | payments | growth [assets | accounts | objects | record] | faults | pages [/PATH ...]]`:
 * prints what was measured as JSON; ratios are within the one run.
 */
import { measureAnswers } from "./answers.ts";
import { measureApi } from "./api.ts";
import { measureCredits } from "./credits.ts";
import { measureFaults } from "./faults.ts";
import { measureGrowth } from "./growth.ts";
import { measureAccounts, measureObjects } from "./growth-accounts.ts";
import { measureRecord } from "./growth-record.ts";
import { measurePages } from "./pages.ts";
import { measurePayments } from "./payments.ts";

/** What grows with the catalogue, with accounts, with their objects and with the record. */
const GROWTH: Record<string, () => Promise<unknown>> = {
  assets: measureGrowth,
  accounts: measureAccounts,
  objects: measureObjects,
  record: measureRecord,
};

const PARTS: Record<string, () => Promise<unknown>> = {
  answers: measureAnswers,
  credits: measureCredits,
  api: measureApi,
  payments: measurePayments,
  growth: async () => {
    const asked = process.argv[3];
    const measured: Record<string, unknown> = {};
    for (const [name, measure] of Object.entries(GROWTH))
      if (asked === undefined || asked === name) measured[name] = await measure();
    return measured;
  },
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
