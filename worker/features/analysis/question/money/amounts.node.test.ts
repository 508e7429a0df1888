import { describe, expect, it } from "vitest";
import type { Language } from "../question.ts";
import { findAmounts } from "./amounts.ts";

const find = (text: string, language: Language = "en") =>
  findAmounts(` ${text} `, language)
    .amounts.map(({ kind, value }) => `${kind} ${value}`)
    .join();

describe("amounts", () => {
  it.each<[string, Language, string]>([
    ["2.5 @", "en", "number 2.5"],
    ["$1000", "en", "usd 1000"],
    ["5k usd", "en", "usd 5000"],
    ["$2,000.50", "en", "usd 2000.5"],
    ["1,000 @", "en", "number 1000"],
    ["88k with 5x", "en", "number 88000,leverage 5"],
    ["10x leverage", "en", "leverage 10"],
    ["leverage of 10", "en", "leverage 10"],
    ["fifteen shares", "en", "number 15"],
    ["half a @", "en", "number 0.5"],
    ["50 cents", "en", "usd 0.5"],
    ["20% and 20 percent", "en", "percent 20,percent 20"],
    ["-10%", "en", "percent -10"],
    ["1 million dollars", "en", "usd 1000000"],
    ["bei 2,50", "de", "number 2.5"],
    ["1.000,50 dollar", "de", "usd 1000.5"],
    ["1.500 @", "de", "number 1500"],
    ["20-fachem hebel", "de", "leverage 20"],
    ["1 000 €", "fr", "other 1000"],
    ["60.000 dolares", "es", "usd 60000"],
    ["120 000 долларов", "ru", "usd 120000"],
    ["с плечом 10", "ru", "leverage 10"],
    ["yuzde 10", "tr", "percent 10"],
    ["跌15%", "zh", "percent 15"],
    ["10万美元", "zh", "usd 100000"],
    ["5倍杠杆", "zh", "leverage 5"],
    ["4万ドル", "ja", "usd 40000"],
    ["5배 레버리지", "ko", "leverage 5"],
    ["比特币 ,10个", "zh", "number 10"],
    ["90 тысяч", "ru", "number 90000"],
    ["100만원어치", "ko", "other 1000000"],
    ["10 bil", "en", "number 10000000000"],
    ["10 mil pesos", "es", "other 10000"],
    ["2 millones de pesos", "es", "other 2000000"],
    ["2 milhoes de reais", "pt", "other 2000000"],
    ["2 millions d'euros", "fr", "other 2000000"],
    ["5 tsd. euro", "de", "other 5000"],
    ["5 тыс. долларов", "ru", "usd 5000"],
    ["2 ляма рублей", "ru", "other 2000000"],
    ["500만원", "ko", "other 5000000"],
    ["5천만원", "ko", "other 50000000"],
    ["3百万円", "ja", "other 3000000"],
    ["5 yuz dolar", "tr", "usd 500"],
    ["2 lakh rupees", "en", "other 200000"],
    ["500 balles", "fr", "other 500"],
    ["2k account risking 1%", "en", "usd 20"],
    ["1% risk on a 5k account", "en", "usd 50"],
    ["konto 5000 €, 1% risiko", "de", "other 50"],
    ["cuenta de 5000, arriesgo 2%", "es", "usd 100"],
    ["депозит 3000, риск 2%", "ru", "usd 60"],
    ["账户5000美元，风险2%", "zh", "usd 100"],
    ["the risk of a 5% drop of my 10k portfolio", "en", "percent 5,number 10000"],
    ["3pm", "en", ""],
    ["q3", "en", ""],
  ])("%s (%s)", (text, language, expected) => {
    expect(find(text, language)).toBe(expected);
  });
});
