/** `npm run docs`: writes the table of variables into worker/README.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { repo } from "./local-config.ts";
import { withVariables } from "./variables-table.ts";

const file = `${repo}worker/README.md`;
writeFileSync(file, withVariables(readFileSync(file, "utf8")));
