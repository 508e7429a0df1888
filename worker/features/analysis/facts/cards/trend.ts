import { type Cards, spell } from "./card.ts";

const about =
  "A moving average is the mean of the last closes: it smooths the noise away, and a price above it is in a rise of that length.";
const against =
  "It sets the price against its average: above it the price has risen of late, below it it has fallen.";
const say = (days: number) =>
  [
    `{name}’s ${days}-day average is {sma_${days}}; at {price} it trades {price_vs_sma_${days}:side} it.`,
    `{name}’s ${days}-day average is {sma_${days}}.`,
  ] as const;
const names = (days: number) => [
  `sma ${days}`,
  `sma${days}`,
  `${days} sma`,
  `its ${days} day`,
  `the ${days} day`,
  `${days} day average`,
  `${days}-day average`,
  `${days} day moving average`,
  `${days}-day moving average`,
  `${days}d average`,
  `${days}dma`,
  `${days} dma`,
  `${days} day ma`,
  `${days} day sma`,
  `${days}d sma`,
  `${days} day simple moving average`,
  `${days} ma`,
  `ma${days}`,
  `ma ${days}`,
  ...spell(
    `${days} tage linie, ${days} tage durchschnitt, ${days} tage schnitt, ${days} tages schnitt, ${days} tages durchschnitt, ${days} tages linie, ${days} tage mittel, gd${days}, gd ${days}, mm${days}, mm ${days}, ${days}er durchschnitt, media movil de ${days} dias, media movil de ${days}, media de ${days} dias, moyenne mobile a ${days} jours, moyenne mobile ${days} jours, moyenne mobile sur ${days} jours, moyenne a ${days} jours, media movel de ${days} dias, media movel de ${days}, ${days} дневная средняя, ${days} дневной средней, ${days} дневной скользящей средней, ${days} дневная скользящая средняя, ${days} gunluk ortalama, ${days} gunluk ortalamanin, ${days} gunluk ortalamasi, ${days} gunluk ortalamasinin, ${days} gunluk hareketli ortalama, ${days} gunluk hareketli ortalamanin, ${days} gunluk hareketli ortalamasinin, ${days}日均线, ${days}日移动平均线, ${days}日移动平均, ${days}日线, ${days}天均线, ${days}日移動平均線, ${days}日移動平均, ${days}日線, ${days}일 이동평균선, ${days}일 이동평균, ${days}일선, ${days}일 이평선`,
  ),
];

/** Where the price goes. */
export const TREND = {
  sma_20: { label: "20-day average", unit: "usd", about, say: say(20), names: names(20) },
  sma_50: { label: "50-day average", unit: "usd", about, say: say(50), names: names(50) },
  sma_200: {
    label: "200-day average",
    unit: "usd",
    about,
    say: say(200),
    names: [...names(200), "200 week", "long average", "200d", "200 day"],
  },
  price_vs_sma_20: {
    label: "Price against the 20-day average",
    unit: "percent",
    about: against,
    good: "high",
  },
  price_vs_sma_50: {
    label: "Price against the 50-day average",
    unit: "percent",
    about: against,
    good: "high",
  },
  price_vs_sma_200: {
    label: "Price against the 200-day average",
    unit: "percent",
    about: against,
    names: [
      "distance to the 200 day average",
      "distance from the 200 day average",
      "overextended",
      "stretched",
      "versus its long term average",
      "from its long term average",
    ],
    say: ["At {price}, {name} trades {price_vs_sma_200:side} its 200-day average of {sma_200}."],
    good: "high",
  },
  ema_20: {
    label: "20-day exponential average",
    unit: "usd",
    names: [
      "ema",
      "ema 20",
      "ema20",
      "20 ema",
      "20 day ema",
      "exponential average",
      "exponential moving average",
    ],
    about: "An exponential average weighs the latest closes most, so that it turns sooner than a plain one.",
  },
  adx_14: {
    label: "ADX (14 days)",
    unit: "index",
    noun: "ADX over 14 days",
    names: ["adx", "trend strength", "average directional index", "индекс направленного движения"],
    about:
      "ADX measures from 0 to 100 how strong a trend is, whichever way it goes: under 20 there is hardly one, over 25 there is.",
    zones: [
      { below: 20, word: "hardly a trend" },
      { below: 25, word: "a weak trend" },
      { below: 40, word: "a clear trend" },
      { word: "a strong trend" },
    ],
  },
  plus_di_14: {
    label: "+DI (14 days)",
    unit: "index",
    names: ["+di", "plus di", "positive directional indicator"],
    about:
      "+DI measures how much of the recent daily range reached upwards; against −DI it tells which side leads.",
    say: ["{name}’s +DI is {plus_di_14} and its −DI {minus_di_14}."],
  },
  minus_di_14: {
    label: "−DI (14 days)",
    unit: "index",
    names: ["-di", "−di", "minus di", "negative directional indicator"],
    about:
      "−DI measures how much of the recent daily range reached downwards; against +DI it tells which side leads.",
    say: ["{name}’s −DI is {minus_di_14} and its +DI {plus_di_14}."],
  },
} as const satisfies Cards;
