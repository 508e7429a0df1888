import { describe, expect, it } from "vitest";
import type { Language } from "../question.ts";
import { findDates } from "./find-dates.ts";

const TODAY = "2024-12-31";
const find = (text: string, language: Language = "en", today = TODAY) =>
  findDates(` ${text} `, today, language).dates;
const pastOf = (text: string, language?: Language) => {
  const { past } = find(text, language)[0] ?? {};
  return past ? `${past.from} ${past.to} ${past.unit}` : null;
};

describe("past days", () => {
  it.each([
    ["last friday", "2024-12-27 2024-12-27 day"],
    ["yesterday", "2024-12-30 2024-12-30 day"],
    ["3 weeks ago", "2024-12-10 2024-12-10 day"],
    ["a year ago", "2023-12-31 2023-12-31 day"],
    ["half a year ago", "2024-06-30 2024-06-30 day"],
    ["christmas day", "2024-12-25 2024-12-25 day"],
    ["thanksgiving 2023", "2023-11-23 2023-11-23 day"],
    ["good friday 2024", "2024-03-29 2024-03-29 day"],
    ["the 5th of march", "2024-03-05 2024-03-05 day"],
    ["feb 29, 2024", "2024-02-29 2024-02-29 day"],
    ["2024/11/05", "2024-11-05 2024-11-05 day"],
    ["11/05/2024", "2024-11-05 2024-11-05 day"],
    ["31/10/2024", "2024-10-31 2024-10-31 day"],
    ["end of october", "2024-10-31 2024-10-31 day"],
    ["the start of 2024", "2024-01-01 2024-01-01 day"],
    ["mid november", "2024-11-15 2024-11-15 day"],
  ])("%s", (text, expected) => {
    expect(pastOf(text)).toBe(expected);
  });
});

describe("past spans", () => {
  it.each([
    ["in november 2024", "2024-11-01 2024-11-30 period"],
    ["q3 2024", "2024-07-01 2024-09-30 period"],
    ["2024 q1", "2024-01-01 2024-03-31 period"],
    ["the second half of 2023", "2023-07-01 2023-12-31 period"],
    ["2023", "2023-01-01 2023-12-31 period"],
    ["in 1998", "1998-01-01 1998-12-31 period"],
    ["this year so far", "2024-01-01 2024-12-31 period"],
    ["ytd", "2024-01-01 2024-12-31 period"],
    ["last month", "2024-11-01 2024-11-30 period"],
    ["over the last month", "2024-11-30 2024-12-31 stretch"],
    ["last week", "2024-12-23 2024-12-29 period"],
    ["the past 7 days", "2024-12-24 2024-12-31 stretch"],
    ["since november 1", "2024-11-01 2024-12-31 stretch"],
    ["since 2020", "2020-01-01 2024-12-31 stretch"],
    ["between aug 5 and dec 20, 2024", "2024-08-05 2024-12-20 stretch"],
    ["from 2024-12-01 to 2024-06-01", "2024-06-01 2024-12-01 stretch"],
    ["from march to august 2024", "2024-03-01 2024-08-31 period"],
  ])("%s", (text, expected) => {
    expect(pastOf(text)).toBe(expected);
  });
});

describe("in other languages", () => {
  it.each<[string, Language, string]>([
    ["am 3. januar", "de", "2024-01-03 2024-01-03 day"],
    ["5.11.2024", "de", "2024-11-05 2024-11-05 day"],
    ["letzten freitag", "de", "2024-12-27 2024-12-27 day"],
    ["vor zwei wochen", "de", "2024-12-17 2024-12-17 day"],
    ["el 5 de noviembre de 2024", "es", "2024-11-05 2024-11-05 day"],
    ["hace 3 meses", "es", "2024-09-30 2024-09-30 day"],
    ["la semana pasada", "es", "2024-12-23 2024-12-29 period"],
    ["le 14 mars 2024", "fr", "2024-03-14 2024-03-14 day"],
    ["il y a un an", "fr", "2023-12-31 2023-12-31 day"],
    ["les 7 derniers jours", "fr", "2024-12-24 2024-12-31 stretch"],
    ["em 3 de janeiro de 2024", "pt", "2024-01-03 2024-01-03 day"],
    ["nos ultimos 7 dias", "pt", "2024-12-24 2024-12-31 stretch"],
    ["3 января 2024 года", "ru", "2024-01-03 2024-01-03 day"],
    ["за 2024 год", "ru", "2024-01-01 2024-12-31 period"],
    ["в прошлом месяце", "ru", "2024-11-01 2024-11-30 period"],
    ["5 kasim 2024", "tr", "2024-11-05 2024-11-05 day"],
    ["son 30 gunde", "tr", "2024-12-01 2024-12-31 stretch"],
    ["2024年11月5日", "zh", "2024-11-05 2024-11-05 day"],
    ["上个月", "zh", "2024-11-01 2024-11-30 period"],
    ["過去30日間", "ja", "2024-12-01 2024-12-31 stretch"],
    ["3か月前", "ja", "2024-09-30 2024-09-30 day"],
    ["2024년 1월 3일", "ko", "2024-01-03 2024-01-03 day"],
    ["지난주", "ko", "2024-12-23 2024-12-29 period"],
  ])("%s (%s)", (text, language, expected) => {
    expect(pastOf(text, language)).toBe(expected);
  });
});

describe("days ahead", () => {
  it.each([
    ["tomorrow", 1, "tomorrow"],
    ["by the end of january", 31, "by 31 January 2025"],
    ["by march", 60, "by 1 March 2025"],
    ["in 30 days", 30, "within 30 days"],
    ["within two weeks", 14, "within 2 weeks"],
    ["2-3 weeks", 21, "within 2 to 3 weeks"],
    ["in the next 2 to 3 months", 90, "within 2 to 3 months"],
    ["zwei bis drei wochen", 21, "within 2 to 3 weeks"],
    ["2-3周走势", 21, "within 2 to 3 weeks"],
    ["next week", 7, "within a week"],
    ["in 2030", 2_191, "in 2030"],
    ["next friday", 3, "on 3 January 2025"],
  ])("%s", (text, days, said) => {
    expect(find(text)[0]?.ahead).toEqual({ days, said });
  });
});

describe("no days", () => {
  it.each([
    ["30 february 2024", "30 February 2024"],
    ["april 31", "31 April"],
    ["2023-02-29", "29 February 2023"],
  ])("%s does not exist", (text, said) => {
    expect(find(text)[0]?.bad).toEqual({ said, problem: "impossible" });
  });

  it.each(["may i buy it", "march on", "bought at 2024 usd", "will it reach 2000", "a 10 percent fall"])(
    "%s names none",
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  it("a leap day is the last one there was", () => {
    expect(pastOf("february 29")).toBe("2024-02-29 2024-02-29 day");
    expect(find("february 29", "en", "2023-05-17")[0]?.past?.from).toBe("2020-02-29");
  });
});

describe("seasons, by the meteorologists of the northern hemisphere", () => {
  it.each<[string, Language, string]>([
    ["this summer", "en", "2024-06-01 2024-08-31 period"],
    ["last winter", "en", "2023-12-01 2024-02-29 period"],
    ["this winter", "en", "2024-12-01 2024-12-31 period"],
    ["since the spring", "en", "2024-03-01 2024-12-31 stretch"],
    ["since last summer", "en", "2024-06-01 2024-12-31 stretch"],
    ["in the summer of 2023", "en", "2023-06-01 2023-08-31 period"],
    ["winter 2022", "en", "2022-12-01 2023-02-28 period"],
    ["last fall", "en", "2024-09-01 2024-11-30 period"],
    ["since the fall", "en", "2024-09-01 2024-12-31 stretch"],
    ["at the end of summer", "en", "2024-08-31 2024-08-31 day"],
    ["im herbst", "de", "2024-09-01 2024-11-30 period"],
    ["seit dem fruhling", "de", "2024-03-01 2024-12-31 stretch"],
    ["letzten sommer", "de", "2024-06-01 2024-08-31 period"],
    ["el verano pasado", "es", "2024-06-01 2024-08-31 period"],
    ["desde la primavera", "es", "2024-03-01 2024-12-31 stretch"],
    ["en otono", "es", "2024-09-01 2024-11-30 period"],
    ["cet ete", "fr", "2024-06-01 2024-08-31 period"],
    ["l'hiver dernier", "fr", "2023-12-01 2024-02-29 period"],
    ["depuis le printemps", "fr", "2024-03-01 2024-12-31 stretch"],
    ["no verao passado", "pt", "2024-06-01 2024-08-31 period"],
    ["desde o outono", "pt", "2024-09-01 2024-12-31 stretch"],
    ["прошлым летом", "ru", "2024-06-01 2024-08-31 period"],
    ["с весны", "ru", "2024-03-01 2024-12-31 stretch"],
    ["осенью", "ru", "2024-09-01 2024-11-30 period"],
    ["gecen yaz", "tr", "2024-06-01 2024-08-31 period"],
    ["ilkbahardan beri", "tr", "2024-03-01 2024-12-31 stretch"],
    ["今年夏天", "zh", "2024-06-01 2024-08-31 period"],
    ["去年冬天", "zh", "2023-12-01 2024-02-29 period"],
    ["春から", "ja", "2024-03-01 2024-12-31 stretch"],
    ["去年の夏", "ja", "2023-06-01 2023-08-31 period"],
    ["지난 여름", "ko", "2024-06-01 2024-08-31 period"],
    ["봄부터", "ko", "2024-03-01 2024-12-31 stretch"],
  ])("%s (%s)", (text, language, expected) => {
    expect(pastOf(text, language)).toBe(expected);
  });

  it.each<[string, number, string, string?]>([
    ["this summer", 243, "in the summer of 2025 (June to August)"],
    ["by summer", 152, "by 1 June 2025"],
    ["next winter", 424, "in the winter of 2025 to 2026 (December to February)"],
    ["this winter", 59, "in the winter of 2024 to 2025 (December to February)"],
    ["this summer", 48, "in the summer of 2025 (June to August)", "2025-07-14"],
  ])("%s lies ahead by %i days", (text, days, said, today) => {
    expect(find(text, "en", today)[0]?.ahead).toEqual({ days, said });
  });

  it("a summer that runs is not the last one", () => {
    expect(find("last summer", "en", "2025-07-14")[0]?.past?.from).toBe("2024-06-01");
    expect(find("last winter", "en", "2025-01-20")[0]?.past?.from).toBe("2023-12-01");
  });

  it.each<[string, Language]>([
    ["crypto winter", "en"],
    ["why this fall", "en"],
    ["this fall of 10%", "en"],
    ["the fall in btc", "en"],
    ["pourquoi a-t-il ete vendu", "fr"],
    ["will it spring back", "en"],
  ])("%s (%s) names none", (text, language) => {
    expect(find(text, language)).toEqual([]);
  });
});
