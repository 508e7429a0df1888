import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { need } from "../../../../worker/test/need.ts";
import { OPERATIONS, writeDocument } from "../../document.ts";
import EXAMPLES from "../../examples.json" with { type: "json" };
import { sampleProblem } from "../../responses.ts";
import { writePython } from "./write-python.ts";
import { typeOf, writeTypes } from "./write-types.ts";

const run = promisify(execFile);
const { version } = writeDocument().info;
const WHEEL = `enigma_client-${version}-py3-none-any.whl`;
/** Of the pythons here the first that is new enough. */
const python = ["python3", "/usr/bin/python3"].find(
  (one) => spawnSync(one, ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]).status === 0,
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "enigma-python-"));
  writePython(folder, "https://enigma.example");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");
/** A script with the wheel as all it has to import. */
const script = async (code: string, ...args: string[]) =>
  (
    await run(python ?? "", ["-c", code, ...args], {
      env: { ...process.env, PYTHONPATH: join(folder, WHEEL), NO_PROXY: "*" },
    })
  ).stdout;

describe("the Python client", () => {
  it("has a method for each operation and the document's version", () => {
    const methods = [...read("enigma_client/client.py").matchAll(/^ {4}def (\w+)/gm)].map(([, name]) => name);
    const told = OPERATIONS.map(({ id }) => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(new Set(methods)).toEqual(new Set(told));
    expect(methods).toHaveLength(told.length);
    for (const file of ["pyproject.toml", "enigma_client/version.py"])
      expect(read(file)).toContain(`ersion${file.endsWith("py") ? "__" : ""} = "${version}"`);
  });

  it.each([
    [{ type: "string" }, "str"],
    [{ type: ["integer", "null"] }, "Union[int, None]"],
    [{ enum: ["a", null, true] }, 'Literal["a", None, True]'],
    [{ type: "array", items: { $ref: "#/components/schemas/Fact" } }, "List[Fact]"],
    [{ anyOf: [{ type: "number" }, { const: 7 }] }, "Union[float, Literal[7]]"],
    [{ type: "object", additionalProperties: { type: "string" } }, "Dict[str, str]"],
    [{}, "Any"],
  ])("writes %j as %s", (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it("writes names after what they name, and refuses those that name each other", () => {
    const ref = (id: string) => ({ $ref: `#/components/schemas/${id}` });
    const text = writeTypes({ A: ref("B"), B: { type: "string" } });
    expect(text.indexOf("B = str")).toBeLessThan(text.indexOf("A = B"));
    expect(() => writeTypes({ A: ref("B"), B: ref("A") })).toThrow("name each other");
  });
});

describe.runIf(need("Python 3.11", python !== undefined))("in Python", () => {
  beforeAll(async () => {
    const build = "import backend; print(backend.build_wheel('.')); print(backend.build_sdist('.'))";
    const { stdout } = await run(python ?? "", ["-c", build], {
      cwd: folder,
      env: { ...process.env, PYTHONPATH: join(folder, "build_backend") },
    });
    expect(stdout.trim().split("\n")).toEqual([WHEEL, `enigma_client-${version}.tar.gz`]);
  });

  it("is a wheel that names its version, its types and each of its files by hash", async () => {
    const code = `
import base64, csv, hashlib, io, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
rows = list(csv.reader(io.StringIO(wheel.read(f"enigma_client-{sys.argv[2]}.dist-info/RECORD").decode())))
assert sorted(name for name, *_ in rows) == sorted(wheel.namelist())
for name, told, size in rows:
    data = wheel.read(name)
    of = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    assert name.endswith("RECORD") or (told, size) == (f"sha256={of}", str(len(data))), name
import enigma_client
told = wheel.read(f"enigma_client-{sys.argv[2]}.dist-info/METADATA").decode()
print(enigma_client.__version__, "enigma_client/py.typed" in wheel.namelist(), f"### {sys.argv[2]}, " in told)`;
    expect(await script(code, join(folder, WHEEL), version)).toBe(`${version} True True\n`);
  });

  it("names only types that there are", async () => {
    const code = `
import inspect, typing
from enigma_client import Client, types
shapes = [one for one in vars(types).values() if hasattr(one, "__required_keys__")]
for one in [*shapes, *[one for one in vars(Client).values() if inspect.isfunction(one)]]:
    typing.get_type_hints(one)
print(sorted(types.BatchRequest.__required_keys__), types.Missing.__optional_keys__ == frozenset())`;
    expect(await script(code)).toBe("['assets', 'horizonDays'] True\n");
  });

  it("calls with key, body, query and Idempotency-Key, and raises what is refused", async () => {
    const asked: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
    const bodies: string[] = [];
    const replies: [number, Record<string, string>, string][] = [
      [200, {}, JSON.stringify(EXAMPLES.batch)],
      [200, {}, JSON.stringify(EXAMPLES.candles)],
      [503, { "Retry-After": "60" }, JSON.stringify(sampleProblem("data_missing", ""))],
      [502, {}, "<html>"],
      [
        200,
        {},
        `: beat\n\nevent: text\ndata: ${JSON.stringify({ text: "a\nb" })}\n\nevent: done\ndata: {}\n\n`,
      ],
      [200, {}, EXAMPLES.batchCsv],
    ];
    const server = createServer(async (request, response) => {
      asked.push(request);
      let body = "";
      for await (const part of request) body += part;
      bodies.push(body);
      const [status, headers, text] = replies[asked.length - 1] ?? [500, {}, ""];
      response.writeHead(status, headers).end(text);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const code = `
import sys
from enigma_client import ApiError, Client
client = Client(sys.argv[1], "ngma_test_x", timeout=20)
reply = client.batch({"assets": ["BTC"], "horizonDays": 30}, idempotency_key="one")
print(reply["rows"][0]["asset"]["symbol"], client.candles("BRK/B", days=30)["symbol"])
for call in (client.key, client.health):
    try:
        call()
    except ApiError as error:
        print(error.status, error.code, error.retryable, error.retry_after)
print(list(client.analyze_stream({"message": "Analyze Bitcoin"}, idempotency_key="two")))
print(client.batch_csv({"assets": ["BTC"], "horizonDays": 30}).splitlines()[0][:11])`;
    const told = await script(code, `http://127.0.0.1:${port}/`).finally(() => server.close());
    expect(told.trim().split("\n")).toEqual([
      `${EXAMPLES.batch.rows[0]?.asset.symbol} ${EXAMPLES.candles.symbol}`,
      "503 data_missing True 60",
      "502 unknown True None",
      "[{'text': 'a\\nb'}, {}]",
      "index,asset",
    ]);
    expect(
      asked.map(({ method, url, headers }) => [
        method,
        url,
        headers["x-api-key"],
        headers["idempotency-key"],
      ]),
    ).toEqual([
      ["POST", "/api/v1/batch", "ngma_test_x", "one"],
      ["GET", "/api/markets/BRK%2FB/candles?days=30", undefined, undefined],
      ["GET", "/api/v1/key", "ngma_test_x", undefined],
      ["GET", "/api/health", undefined, undefined],
      ["POST", "/api/v1/analyze/stream", "ngma_test_x", "two"],
      ["POST", "/api/v1/batch/csv", "ngma_test_x", undefined],
    ]);
    expect(JSON.parse(bodies[0] ?? "")).toEqual({ assets: ["BTC"], horizonDays: 30 });
    expect(asked[0]?.headers["user-agent"]).toBe(`enigma-client-python/${version}`);
  });
});
