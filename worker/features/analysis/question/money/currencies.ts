import type { Currency } from "../../../../providers/prices/rates/rates.ts";

const END = "(?![a-zа-я0-9])";
/** What each is called, its signs first; those without a code have no rate of ours. */
const NAMES: [currency: Currency | null, words: string][] = [
  ["EUR", `€|euros?${END}|eur${END}|balles${END}|евро|欧元|歐元|ユーロ|유로`],
  [
    "GBP",
    `£|gbp${END}|(?:british )?pounds?${END}|quid${END}|libras?${END}|pfund${END}|фунт[a-zа-я]*|英镑|ポンド`,
  ],
  ["JPY", `¥|(?:japanese )?yen${END}|jpy${END}|иен[a-zа-я]*|йен[a-zа-я]*|日元|日圆|日本円|円`],
  ["CHF", `(?:swiss )?francs?${END}|chf${END}|franken${END}|франк[a-zа-я]*|スイスフラン`],
  ["CAD", `canadian dollars?|cad${END}|c\\$`],
  ["AUD", `(?:australian|aussie) dollars?|aud${END}|a\\$`],
  ["NZD", `new zealand dollars?|nzd${END}`],
  ["HKD", `hong kong dollars?|hkd${END}|港元|港币`],
  ["SGD", `singapore dollars?|sgd${END}`],
  ["CNY", `块(?:钱)?(?:人民币)?|元人民币|人民币|人民元|yuan${END}|cny${END}|rmb${END}|юан[a-zа-я]*`],
  ["KRW", `₩|(?:korean )?won${END}|krw${END}|원화|원(?=어치|짜리|으로|씩)|원(?![a-zа-я가-힣])`],
  ["INR", `(?:indian )?rupees?${END}|inr${END}|rs${END}|₹`],
  ["BRL", `reais|brl${END}|r\\$`],
  ["MXN", `mexican pesos?|pesos mexican(?:os)?${END}|mxn${END}`],
  ["SEK", `swedish kron[aeo]r?${END}|sek${END}`],
  ["NOK", `norwegian kron[aeo]r?${END}|nok${END}`],
  ["DKK", `danish kron[aeo]r?${END}|dkk${END}`],
  ["PLN", `zlotys?${END}|pln${END}|злот[a-zа-я]*`],
  ["CZK", `czech (?:crowns?|koruna)|czk${END}`],
  ["HUF", `forints?${END}|huf${END}`],
  ["TRY", `₺|lira[a-zа-я]*|tl${END}|лир[a-zа-я]*`],
  ["ZAR", `rands?${END}|zar${END}`],
  ["IDR", `(?:indonesian )?rupiahs?${END}|idr${END}`],
  ["ISK", `icelandic kron[aeu]r?${END}|isk${END}`],
  ["RON", `romanian le[ui]${END}|ron${END}`],
  ["ILS", `shekels?${END}|ils${END}|nis${END}|₪`],
  ["THB", `(?:thai )?baht${END}|thb${END}`],
  ["MYR", `ringgits?${END}|myr${END}`],
  ["PHP", `philippine pesos?${END}|php${END}`],
  [
    null,
    `soles peruanos?${END}|nuevos soles|₽|rubles?|рубл[a-zа-я]*|руб${END}|taiwan dollars?|kron[aeo]r?${END}|pesos?${END}`,
  ],
];

/** Any money but dollars. */
export const OTHER_MONEY = `(?:${NAMES.map(([, words]) => words).join("|")})`;

/** Which money words name; null for none that we have a rate of. */
export const currencyOf = (words: string): Currency | null =>
  NAMES.find(([, names]) => new RegExp(`^(?:${names})$`, "iu").test(words.trim()))?.[0] ?? null;
