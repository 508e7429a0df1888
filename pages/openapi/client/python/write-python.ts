import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeDocument } from "../../document.ts";
import { writeChangelog } from "../write-changelog.ts";
import { writeOperations } from "./write-operations.ts";
import { writeTypes } from "./write-types.ts";

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const README = `# Enigma API, a client for Python

\`\`\`python
import os, uuid
from enigma_client import ApiError, Client

client = Client("https://...", os.environ["ENIGMA_API_KEY"])
try:
    reply = client.batch({"assets": ["BTC", "TSLA"], "horizonDays": 30}, idempotency_key=str(uuid.uuid4()))
    print([(row["asset"]["symbol"], row["call"]["action"]) for row in reply["rows"]])
except ApiError as error:
    print(error.code, error.retry_after)
\`\`\`

A method that ends in \`_stream\` gives the events' data one by one, while the answer is made:

\`\`\`python
for event in client.analyze_stream({"message": "Analyze Bitcoin"}):
    if "text" in event:
        print(event["text"], end="")
\`\`\`

\`python3 -m pip wheel . --no-deps\` builds the wheel. Signatures: see the API's guides.
`;

const manifest = (version: string) => `[project]
name = "enigma-client"
version = "${version}"
description = "Client of the Enigma API: market analysis in which every number can be checked"
readme = "README.md"
requires-python = ">=3.11"
dependencies = []

[build-system]
requires = []
build-backend = "backend"
backend-path = ["build_backend"]
`;

const INIT = `from . import types
from .client import Client
from .transport import ApiError
from .version import __version__

__all__ = ["ApiError", "Client", "__version__", "types"]
`;

/** Writes the Python package of the API into the folder `out`, in place of what is there; `origin` as `writeDocument` takes it. */
export function writePython(out: string, origin: string | undefined): void {
  const document = writeDocument(origin);
  const { version } = document.info;
  rmSync(out, { recursive: true, force: true });
  for (const folder of ["enigma_client", "build_backend"]) mkdirSync(join(out, folder), { recursive: true });
  const files = {
    "pyproject.toml": manifest(version),
    "README.md": `${README}\n${writeChangelog()}`,
    "enigma_client/__init__.py": INIT,
    "enigma_client/version.py": `__version__ = "${version}"\n`,
    "enigma_client/py.typed": "",
    "enigma_client/types.py": writeTypes(document.components.schemas),
    "enigma_client/client.py": writeOperations(document),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
  copyFileSync(own("transport.py"), join(out, "enigma_client/transport.py"));
  copyFileSync(own("backend.py"), join(out, "build_backend/backend.py"));
}
