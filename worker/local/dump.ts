/**
 * `npm run dump -- FOLDER`: logs what was ended, writes a dump of the installation on this machine, and copies the bucket
 * into a folder, from which `npm run restore` reads.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { serveBackup } from "./backup/serve-backup.ts";

const [folder] = parseArgs({ allowPositionals: true }).positionals;
if (!folder) {
  console.error("usage: npm run dump -- FOLDER");
  process.exit(1);
}
const backup = await serveBackup();
try {
  await backup.ask("/dump");
  let files = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = (await backup.ask("/files", { cursor })) as { keys: string[]; cursor: string | null };
    for (const key of page.keys) {
      const { text } = (await backup.ask("/file", { key })) as { text: string };
      mkdirSync(dirname(`${folder}/${key}`), { recursive: true });
      writeFileSync(`${folder}/${key}`, text);
      files++;
    }
    cursor = page.cursor;
  }
  console.log(`${files} files in ${folder}`);
} finally {
  await backup.stop();
}
