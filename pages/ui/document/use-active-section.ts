import { useEffect, useState } from "react";

/** Where a heading must have passed, as a share of the window's height. */
const READING_LINE = 0.33;

/** The section that is being read: the last one that begins above the reading line, at the end of the text the last. */
function findActive(scroller: Element, ids: readonly string[]): string | undefined {
  if (scroller.scrollHeight > scroller.clientHeight) {
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    if (left < 2) return ids.at(-1);
  }
  const line = innerHeight * READING_LINE;
  const begun = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
  return ids.findLast(begun) ?? ids[0];
}

/** The id of the section that is being read, while the page is scrolled. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const scroller = document.getElementById("main");
    if (!scroller) return;
    const look = () => setActive(findActive(scroller, ids));
    look();
    scroller.addEventListener("scroll", look, { passive: true });
    return () => scroller.removeEventListener("scroll", look);
  }, [ids]);
  return active;
}
