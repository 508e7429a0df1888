import { atom } from "jotai";

/**
 * The query with which an app sent somebody here, letter by letter: the router reads "1e5" as a number and writes it down as
 * another text, and an app compares what it gets back.
 */
export const askedAtom = atom("");
