import { describe, expect, it } from "vitest";
import { readQuestion } from "../../features/analysis/question/read-question.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const symbolsOf = (message: string) => readQuestion(message, [], NOW).assets.map(({ symbol }) => symbol);

describe("a lesser known name with a letter wrong", () => {
  it.each([
    ["willams companies stock", "WMB"],
    ["trasdigm price", "TDG"],
    ["kurs von ropper technologies", "ROP"],
    ["mckeson hisse", "MCK"],
    ["vertex farmaceuticals", "VRTX"],
    ["precio de regenaron", "REGN"],
    ["amjen fiyatı", "AMGN"],
    ["roket pool price", "RPL"],
    ["ge healtcare ações", "GEHC"],
  ])("is found: “%s” is %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });

  it.each([
    "get the ball rolling, how do i start investing",
    "build me a portfolio with 10k, medium risk, 5 yr horizon",
    "quiero vender mi bicicleta vieja",
    "my granfather bought a farm, prices are up",
    "willams went to the seaside with his dog",
  ])("“%s” names nothing", (message) => {
    expect(symbolsOf(message)).toEqual([]);
  });
});

describe("a name that is also a word, with what it is behind it", () => {
  it.each([
    ["dash the food delivery stock", "DASH"],
    ["dash the privacy coin", "DASH-USD"],
    ["elf, the makeup company", "ELF"],
    ["target the retailer, is it cheap", "TGT"],
    ["path, l'entreprise de logiciels", "PATH"],
    ["flow la cripto sube?", "FLOW"],
    ["sand kriptosu ne olur", "SAND"],
    ["link монета прогноз", "LINK"],
    ["snow, die cloud firma", "SNOW"],
  ])("is that: “%s” is %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });

  it.each([
    "i hate snap decisions",
    "sol tarafta ne var",
    "какой тон мне выбрать",
    "the gap between rich and poor",
    "snap out of it please",
  ])("“%s” names nothing", (message) => {
    expect(symbolsOf(message)).toEqual([]);
  });
});
