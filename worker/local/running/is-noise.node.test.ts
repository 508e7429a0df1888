import { describe, expect, it } from "vitest";
import { isNoise } from "./is-noise.ts";

const BROKEN_PIPE =
  "kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: write(): Broken pipe (os error 32)";
const OLDER_PIPE = "kj/async-io-unix.c++:186: disconnected: ::writev(fd, iov, iovcnt): Broken pipe";
const RESET =
  "kj::getCaughtExceptionAsKj() = rust/cxx/kj-rs-io/ffi.rs:176: disconnected: write(): Connection reset by peer (os error 104)";
const LOST = "Uncaught Error: Network connection lost.";
const STACK = "stack: /bin/workerd@57eb6c3 /bin/workerd@57ef2b7 /bin/workerd@229b1f7";
const CRASH = "*** Received signal #11: Segmentation fault";

/** The lines that npm start goes on to show. */
const shown = (lines: string[]) => lines.filter((line, i) => !isNoise(line, lines[i - 1] ?? ""));

describe("what a reader who leaves early causes on npm start's terminal", () => {
  it("is not shown, with its stack", () => {
    expect(shown([BROKEN_PIPE, STACK, OLDER_PIPE, STACK, RESET, STACK, LOST, LOST])).toEqual([]);
  });

  it("hides no other line, and no other stack", () => {
    const others = [
      CRASH,
      STACK,
      "Uncaught Error: Network connection lost. Retry the request",
      "Uncaught TypeError: Cannot read properties of undefined",
      "    at CreditCounters.reserve (worker/features/keys/credit-counters.ts:40:51)",
      "kj/async-io-unix.c++:778: failed: ::open(path): Too many open files",
      '{"level":"error","requestId":"a","error":"Broken pipe"}',
      "sign-in link for somebody@example.com: http://127.0.0.1:8787/auth/verify?token=x",
    ];
    expect(shown(others)).toEqual(others);
    expect(shown([BROKEN_PIPE, CRASH, STACK])).toEqual([CRASH, STACK]);
  });
});
