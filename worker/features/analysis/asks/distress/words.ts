import type { Language } from "../../../markets/mentions/language.ts";
import helplines from "./helplines.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import ko from "./words/ko.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import ru from "./words/ru.json" with { type: "json" };
import tr from "./words/tr.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

/** What somebody is in distress about, the gravest first. */
export const DISTRESSES = ["life", "loss", "sleep"] as const;
export type Distress = (typeof DISTRESSES)[number];

/** By language: what people say, and what we say to them. `unless`: words that make it a supposition. */
export const DISTRESS_WORDS: Record<Language, typeof en> = { en, de, es, fr, pt, ru, tr, zh, ja, ko };

/** Where to turn: each address and number as on its operator's own page on the day `seen`. */
export const HELPLINES = helplines;
