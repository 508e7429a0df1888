import { useHydrated } from "@tanstack/react-router";
import { useAtom } from "jotai";
import { Moon, Sun } from "lucide-react";
import { useLayoutEffect } from "react";
import { themeAtom } from "./theme.ts";

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
      className="header-cell"
      aria-label={`Switch to the ${other} theme`}
      title={`Switch to the ${other} theme`}
      onClick={() => setTheme(other)}
    >
      {theme === "dark" ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
    </button>
  );
}
