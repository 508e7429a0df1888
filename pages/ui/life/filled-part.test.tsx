import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FilledPart } from "./filled-part.tsx";

/** What the watchers of places were told to look at, and by what they tell that it has come near. */
let places: { element: Element; come: () => void }[] = [];

beforeEach(() => {
  places = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        places.push({ element, come: () => this.tell([{ isIntersecting: true }]) });
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const runTimers = () => act(() => vi.runAllTimers());

const LINKS = (
  <>
    <a href="/">first, </a>
    <a href="/record">as drawn</a>
  </>
);

const Press = ({ onPress }: { onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    as drawn
  </button>
);

/** A page as the server filled it, gone on from by the browser. */
function openFilled(part: Partial<Parameters<typeof FilledPart>[0]>) {
  const container = document.createElement("main");
  container.innerHTML = '<div><a href="/record">as it came</a></div>';
  document.body.append(container);
  const onRecoverableError = vi.fn();
  render(
    <FilledPart isStanding {...part}>
      {part.children ?? LINKS}
    </FilledPart>,
    { container, hydrate: true, onRecoverableError },
  );
  return { container, onRecoverableError };
}

describe("a part that the server has filled", () => {
  it("stands as it came, and is drawn in a turn of its own", async () => {
    const { container, onRecoverableError } = openFilled({});
    expect(container.textContent).toBe("as it came");
    await runTimers();
    expect(container.textContent).toBe("first, as drawn");
    expect(container.querySelectorAll("a")).toHaveLength(2);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it("stands while it is far, until the reader comes near", async () => {
    const { container } = openFilled({ isFar: true });
    await runTimers();
    expect(container.textContent).toBe("as it came");
    expect(places[0]?.element.parentElement).toBe(container);
    act(() => places[0]?.come());
    await runTimers();
    expect(container.textContent).toBe("first, as drawn");
  });

  it("stands until what it shows is there, and for good where that cannot be had", async () => {
    let arrive = () => {};
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { container } = openFilled({ prepare: () => arrives });
    await runTimers();
    expect(container.textContent).toBe("as it came");
    arrive();
    await act(() => arrives);
    await runTimers();
    expect(container.textContent).toBe("first, as drawn");
    cleanup();
    const failed = openFilled({ prepare: () => Promise.reject(new Error("no record")) });
    await runTimers();
    expect(failed.container.textContent).toBe("as it came");
  });

  it("keeps the focus that was in it, at the link that leads the same way", async () => {
    const { container } = openFilled({ isFar: true });
    container.querySelector("a")?.focus();
    act(() => places[0]?.come());
    await runTimers();
    expect(container.textContent).toBe("first, as drawn");
    expect(document.activeElement?.textContent).toBe("as drawn");
  });

  it("keeps the focus that was in it where nothing in its place can have it", async () => {
    const { container } = openFilled({ isFar: true, children: <p>no calls yet</p> });
    container.querySelector("a")?.focus();
    act(() => places[0]?.come());
    await runTimers();
    expect(document.activeElement).toBe(container.firstElementChild);
  });

  it("gives a press on what stands to what is drawn there", async () => {
    const onPress = vi.fn();
    const { container } = openFilled({ children: <Press onPress={onPress} /> });
    document.elementFromPoint = () => container.querySelector("button");
    fireEvent.click(container.firstElementChild as Element);
    expect(onPress).not.toHaveBeenCalled();
    await runTimers();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("leaves a press on a link to the link", async () => {
    const onPress = vi.fn();
    const { container } = openFilled({ children: <Press onPress={onPress} /> });
    document.elementFromPoint = () => container.querySelector("button");
    fireEvent.click(container.querySelector("a") as Element);
    await runTimers();
    expect(onPress).not.toHaveBeenCalled();
  });

  it("is drawn at once where nothing stands", () => {
    render(
      <FilledPart isStanding={false} isFar>
        <p>as drawn</p>
      </FilledPart>,
    );
    expect(screen.queryByText("as drawn")).not.toBeNull();
  });
});
