import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { lazily, setStandIn } from "./lazily.ts";
import { makeStandIn } from "./missing-part.tsx";

afterEach(cleanup);
const CUT = new TypeError("Failed to fetch dynamically imported module");

/** A part whose line is cut so many times. */
function cutTimes(times: number) {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockResolvedValue({ default: () => "the part" });
  for (let i = 0; i < times; i++) load.mockRejectedValueOnce(CUT);
  const Part = lazily(load);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  return load;
}

it("a part whose line was cut is asked for once more, and drawn", async () => {
  const load = cutTimes(1);
  expect(await screen.findByText("the part")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it("a part whose line stays cut leaves a button in its place, which draws it once the line is back", async () => {
  setStandIn(makeStandIn);
  cutTimes(3);
  const button = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByText("the part")).toBeNull();
  button.click();
  expect(await screen.findByText("the part")).toBeTruthy();
});

it("a part whose line stays cut is drawn as soon as the browser is online", async () => {
  setStandIn(makeStandIn);
  cutTimes(3);
  await screen.findByRole("alert");
  dispatchEvent(new Event("online"));
  expect(await screen.findByText("the part")).toBeTruthy();
});
