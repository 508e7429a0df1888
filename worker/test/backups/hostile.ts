import { env } from "cloudflare:workers";

/** Texts that broke a dump before, or might. */
export const HOSTILE: [name: string, text: string][] = [
  ["NUL", "a\u0000b\u0000"],
  ["100 kB", "x".repeat(100_000)],
  ["300 kB of four-byte letters", "😀".repeat(75_000)],
  ["direction override", "a\u202eb\u2066c"],
  ["line separators", "a\u2028b\u2029c\r\nd"],
  ["an emoji of several", "👨‍👩‍👧‍👦🏳️‍🌈"],
  ["quotes", `'";--\\"{}[]`],
  ["like a number", "NaN"],
  ["like another", "-Infinity"],
  ["like null", "null"],
  ["empty", ""],
  ["control characters", "\u0001\u0007\u001b[31m\u007f\u0085"],
];

/** Writes them straight into the database, past every door: talks, and numbers of every size. */
export async function writeHostileRows(db = env.DB): Promise<void> {
  const talk = "INSERT INTO talks (user_id, id, title, created_at, updated_at) VALUES (?, ?, ?, ?, ?)";
  const turn =
    "INSERT INTO talk_turns (user_id, talk, id, question, asked_at, reply) VALUES (?, ?, ?, ?, 1, ?)";
  await db.batch(
    HOSTILE.flatMap(([name, text]) => [
      db.prepare(talk).bind("hostile", name, text, 1, 2),
      db.prepare(turn).bind("hostile", name, text.slice(0, 40), text, null),
    ]),
  );
  await db.batch(
    NUMBERS.map(([name, value]) =>
      db.prepare(`INSERT INTO chain_cursors (network, next, scanned_at) VALUES (?, ${value}, 1)`).bind(name),
    ),
  );
}

/** As SQL writes them. */
export const NUMBERS = [
  ["most", "9223372036854775807"],
  ["least", "-9223372036854775808"],
  ["past 2^53", "9007199254740993"],
  ["2^53 - 1", "9007199254740991"],
  ["real", "0.1"],
  ["tiny", "5e-324"],
  ["huge", "1.7976931348623157e308"],
  ["infinite", "9e999"],
  ["minus infinite", "-9e999"],
  ["a blob", "x'00ff10'"],
  ["no number", "'NaN'"],
] as const;
