import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Later } from "./later.tsx";

let woken: string[] = [];

function Part({ name }: { name: string }) {
  useEffect(() => {
    woken.push(name);
  }, [name]);
  return <p>{name}</p>;
}

const Parts = ({ names }: { names: string[] }) =>
  names.map((name) => (
    <Later key={name} still={<p>still {name}</p>}>
      <Part name={name} />
    </Later>
  ));

/** One turn of the browser. */
const turn = () => act(() => vi.advanceTimersToNextTimer());

beforeEach(() => {
  woken = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("parts that come later", () => {
  it("are drawn still at first, and come to life one a turn, in their order", async () => {
    render(<Parts names={["tape", "status"]} />);
    expect(screen.getAllByText(/^still/)).toHaveLength(2);
    await turn();
    expect(woken).toEqual(["tape"]);
    await turn();
    expect(woken).toEqual(["tape", "status"]);
    expect(screen.queryByText(/^still/)).toBeNull();
  });

  it("do not hold up the others when they leave before their turn", async () => {
    const { rerender } = render(<Parts names={["tape", "status", "account"]} />);
    rerender(<Parts names={["account"]} />);
    await turn();
    await turn();
    expect(woken).toEqual(["account"]);
  });

  it("wake those that come when all are awake", async () => {
    const { rerender } = render(<Parts names={["tape"]} />);
    await turn();
    rerender(<Parts names={["tape", "status"]} />);
    await turn();
    expect(woken).toEqual(["tape", "status"]);
  });
});
