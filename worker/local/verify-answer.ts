/**
 * `npm run verify-answer -- FILE [--keys KEYS]`: whether an answer kept in FILE (`{request: {method, path, body}, response:
 * {status, headers, body}}`) was signed, to that request, by one of the keys in KEYS, a copy of
 * /.well-known/http-message-signatures-directory (`keys.json` beside FILE). Asks nobody. Ends with 1 where it was not.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import * as z from "zod";
import { keptAnswerSchema, signingKeysSchema } from "../../shared/answer-signature.ts";
import { verifyAnswer } from "../features/signing/verify-answer.ts";

const USAGE = "Usage: npm run verify-answer -- FILE [--keys KEYS]";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: "string" } },
  });
  const [file] = positionals;
  if (!file) fail(USAGE);
  const verdict = await verifyAnswer(
    readJson(file, keptAnswerSchema),
    readJson(values.keys ?? join(dirname(file), "keys.json"), signingKeysSchema),
  );
  if (!verdict.ok) fail(`not proven: ${verdict.reason}`);
  console.log(
    `proven: signed ${verdict.signedAt.toISOString()} by ${verdict.keyId}, which signs ${verdict.mode} answers`,
  );
} catch (error) {
  fail(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
}

/** The file's own JSON, once it has the shape. */
function readJson<T>(file: string, schema: z.ZodType<unknown, T>): T {
  const json = JSON.parse(readFileSync(file, "utf8"));
  schema.parse(json);
  return json;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
