import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Counts, countLines } from "../../db/dump/chunks.ts";
import { type Line, type Manifest, manifestSchema } from "../../db/dump/manifest.ts";

/** A dump in a folder that is a copy of the bucket. */
export interface Dump {
  manifest: Manifest;
  /** the lines of one file after the other */
  parts: () => Generator<Line[]>;
  /** rows by place and table, as they lie in the files */
  counts: Counts;
  /** what was ended, a text a file, the oldest first */
  log: string[];
}

/** The newest whole dump of a folder, or the one that is named. Throws where a file is not as the manifest says, or rows are missing. */
export function readDump(folder: string, named?: string): Dump {
  const ids = listFolder(`${folder}/dumps`).filter((name) =>
    existsSync(`${folder}/dumps/${name}/manifest.json`),
  );
  const id = named ?? ids.at(-1);
  if (id === undefined || !ids.includes(id))
    throw new Error(`${folder}/dumps has no whole dump${named ? ` ${named}` : ""}`);
  const at = `${folder}/dumps/${id}`;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(`${at}/manifest.json`, "utf8")));
  function* parts() {
    for (const { name } of manifest.files)
      yield readFileSync(`${at}/${name}`, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line): Line => JSON.parse(line));
  }
  for (const { name, sha256 } of manifest.files)
    if (
      createHash("sha256")
        .update(readFileSync(`${at}/${name}`))
        .digest("hex") !== sha256
    )
      throw new Error(`${name} is not the file that was dumped`);
  const counts: Counts = {};
  for (const lines of parts()) countLines(lines, counts);
  requireWhole(manifest, counts);
  const log = listFolder(`${folder}/endings`).map((name) =>
    readFileSync(`${folder}/endings/${name}`, "utf8"),
  );
  return { manifest, parts, counts, log };
}

const listFolder = (path: string) => (existsSync(path) ? readdirSync(path).sort() : []);

/** Rows by store and table: those of all its objects together. */
export function sumByStore(counts: Counts): Counts {
  const sums: Counts = {};
  for (const [place, tables] of Object.entries(counts)) {
    const store = place.split("/")[0] ?? "";
    const sum = sums[store] ?? {};
    for (const [table, rows] of Object.entries(tables)) sum[table] = (sum[table] ?? 0) + rows;
    sums[store] = sum;
  }
  return sums;
}

function requireWhole(manifest: Manifest, counts: Counts): void {
  const found = sumByStore(counts);
  for (const [store, tables] of Object.entries(manifest.counts))
    for (const [table, rows] of Object.entries(tables))
      if ((found[store]?.[table] ?? 0) !== rows)
        throw new Error(`${store} ${table}: not all of ${rows} rows are there`);
  for (const [store, objects] of Object.entries(manifest.objects)) {
    const there = Object.keys(counts).filter((place) => place.startsWith(`${store}/`)).length;
    if (there !== objects) throw new Error(`${store}: ${there} of ${objects} objects are there`);
  }
}
