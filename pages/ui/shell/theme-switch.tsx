import { useHydrated } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { useLayoutEffect } from "react";
import { Icon } from "../icon.tsx";
import { themeAtom } from "./theme.ts";

const SUN =
  "M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5";
const MOON = "M20 14A8.5 8.5 0 1 1 10 4a6.5 6.5 0 0 0 10 10z";
const GROUND = { dark: "#0e0c09", light: "#f9f7f1" };

export function ThemeSwitch() {
  const [chosen, setTheme] = useAtom(themeAtom);
  const isAlive = useHydrated();
  const theme = isAlive ? chosen : "dark";
  const other = theme === "dark" ? "light" : "dark";
  useLayoutEffect(() => {
    if (!isAlive) return;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme]);
  }, [theme, isAlive]);
  return (
    <button
      type="button"
      className="header-cell noscript:hidden"
      aria-label={`Switch to the ${other} theme`}
      data-tip={`Switch to the ${other} theme`}
      onClick={() => setTheme(other)}
    >
      <Icon path={theme === "dark" ? SUN : MOON} />
    </button>
  );
}
