import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { use } from "react";
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
  Reflect.deleteProperty(document, "elementFromPoint");
});

const runTimers = () => act(() => vi.runAllTimers());

const LINKS = (
  <>
    <a href="/">first, </a>
    <a href="/record">as drawn</a>
  </>
);

const Picture = ({ onPress }: { onPress: () => void }) => (
  // biome-ignore lint/a11y: it stands for a chart, which has a way of its own for keys
  <div onClick={onPress}>
    <p>as drawn</p>
    <button type="button">as drawn</button>
  </div>
);

function Awaited({ what }: { what: Promise<void> }) {
  use(what);
  return <p>first, </p>;
}

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

  /** Presses `pressed` while the part stands, and finds `drawn` in its place. */
  async function press(pressed: string, drawn: string) {
    const onPress = vi.fn();
    const { container } = openFilled({ children: <Picture onPress={onPress} /> });
    document.elementFromPoint = () => container.querySelector(drawn);
    fireEvent.click(container.querySelector(pressed) as Element);
    expect(onPress).not.toHaveBeenCalled();
    await runTimers();
    return onPress.mock.calls.length;
  }

  it("gives a press on what stands to what is drawn there", async () => {
    expect(await press("div", "p")).toBe(1);
  });

  it("leaves a press on a link to the link", async () => {
    expect(await press("a", "p")).toBe(0);
  });

  it("gives no control a press that was on none", async () => {
    expect(await press("div", "button")).toBe(0);
  });

  it("has the next part wait until it stands itself", async () => {
    let arrive = () => {};
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const container = document.createElement("main");
    container.innerHTML = "<div>as it came, </div><div>as it came</div>";
    document.body.append(container);
    const parts = [<Awaited key="slow" what={arrives} />, <p key="quick">second</p>];
    const page = parts.map((part) => (
      <FilledPart key={part.key} isStanding>
        {part}
      </FilledPart>
    ));
    render(page, { container, hydrate: true });
    await runTimers();
    expect(container.textContent).toBe("as it came, as it came");
    arrive();
    await act(() => arrives);
    await runTimers();
    expect(container.textContent).toBe("first, second");
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
