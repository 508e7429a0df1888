import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { lazily } from "./lazily.ts";

it("a part whose line was cut is asked for once more, and drawn", async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: () => "the part" });
  const Part = lazily(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("the part")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("a part that the screen stands without is left out when the line stays cut", async () => {
  const Part = lazily<object>(
    () => Promise.reject(new TypeError("offline")),
    () => "nothing of it",
  );
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("nothing of it")).toBeTruthy();
});
