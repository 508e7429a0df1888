/** Endings of hosts, in lower case; those that stand after a full stop, or after DOT, as everyday words are left out. */
export const HOST_ENDINGS =
  "com net org io xyz app co info finance exchange biz dev link click site online shop store club vip icu " +
  "cc tv gg ly website ru рф ру ком cn jp kr fr uk nl pl tr br mx cl vn hk tw sg";

/**
 * More endings of hosts and of name services, which are everyday words: they count behind a "dot" that no word of
 * `BEFORE_DOT` stands before.
 */
export const WORD_ENDINGS =
  "agency ai airdrop app art asia at au auction band bank bar bet bid bio bitcoin blockchain blog boo bot " +
  "build business buzz cam capital care cash casino center ceo chat city claims cloud club codes coin " +
  "college community company computer cool coop credit crypto cyou dao day de deal deals defi design " +
  "digital direct domains download earth education email energy engineering enterprises es estate eu events " +
  "exchange expert express fail fan farm fi finance financial fit foo forum foundation fun fund fyi game " +
  "games gift global gold group guide guru help holdings host hosting house how id im inc institute " +
  "international invest investments it jobs land law legal life limited live llc loan loans lol love ltd " +
  "luxe management market marketing markets me media mobi mom money monster name network news nft ninja " +
  "observer one ong page partners parts party pay photos pics place plus poker press pro promo properties " +
  "pub pw quest racing re reisen rent report rest review rip rocks rsvp run sale sbs school science se " +
  "security services sh shopping show social software solutions space store stream studio su supply support " +
  "surf systems tax team tech tips to today token tools top town trade trading training trust university us " +
  "vault vc ventures video vision vote wallet wang watch web webcam win wiki work works world wtf x yoga " +
  "zil zip zone";
/** What stands before the coin DOT, or a dot that is drawn: no host ends with it. */
export const BEFORE_DOT =
  "a about against all an and any are as at be best between big blue both buy buying but by can connect " +
  "could did do does each every first for from good green had has have hold holding how i if in into is " +
  "last like long may might more my new next no nor not of on only or our per polka polkadot put red sell " +
  "selling short should small some stake staking swap than that the their then these this those to trade " +
  "trading versus vs was were what when where which while who why will with would your";
/** Names of mail services that are nothing else: "ada at gmail". */
export const MAIL_HOSTS = "gmail googlemail hotmail protonmail gmx tutanota";

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
