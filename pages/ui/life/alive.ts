import { useEffect } from "react";

/** Signals public/first-paint.js that the screen is alive: it hands on what was typed and pressed until then. */
export const sayAlive = () => document.dispatchEvent(new Event("alive"));

/** For the outermost part of a document, which comes to life after the shell around it. */
export const useAlive = () => useEffect(() => void sayAlive(), []);
