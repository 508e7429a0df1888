/** Endings of hosts, in lower case; those that stand after a full stop, or after DOT, as everyday words are left out. */
export const HOST_ENDINGS =
  "com net org io xyz app co info finance exchange biz dev link click site online shop store club vip icu cc tv gg ly website ru рф ру ком cn jp kr fr uk nl pl tr br mx cl vn hk tw sg";

/** "dot" as it is said or written out, in the languages of our visitors: words, and signs that stand between letters. */
export const SPOKEN_DOTS =
  "dot d0t punkt punto ponto point nokta kropka tečka bod titik chấm точка крапка نقطة نقطه डॉट बिंदु จุด נקודה τελεία";
export const DOT_SIGNS = "点 點 ドット 닷 점";

/** What stands before a host. */
export const HOST_BEGINNINGS = "www https? hxxps? ftp";

/** Digits in words, as a telephone number or a wallet is dictated. */
export const SPOKEN_DIGITS = "zero oh one two three four five six seven eight nine ten x";

/**
 * What is drawn like a full stop, or stands for one in a host: the middle dots, bullets and stops of other scripts, among
 * them letters (Lisu, Canadian syllabics, the Latin sinological dot).
 */
export const DOTS = "。｡．․‧·•∙⋅・･˙ꞏꓸꓺᐧ܁܂۔։።᛫⸱⸳⸼︒﹒⠄⠂⠐◦●⚫⦁⚬᠂᠃꘎་𐩐𐄁·";
