import { writeCsv } from "../../../../shared/csv.ts";
import type { UsageRecord } from "../../../../shared/keys.ts";

/** The calls as CSV, in the order given; `nameOf` finds a key's name. */
export const writeUsage = (records: readonly UsageRecord[], nameOf: (keyId: string) => string): string =>
  writeCsv(records, {
    time_utc: (call) => call.createdAt,
    endpoint: (call) => call.endpoint,
    method: (call) => call.method,
    status: (call) => call.statusCode,
    error: (call) => call.code ?? "",
    credits: (call) => call.creditsUsed,
    response_ms: (call) => call.responseTime,
    key_name: (call) => nameOf(call.keyId),
    key_id: (call) => call.keyId,
    call_id: (call) => call.id,
  });
