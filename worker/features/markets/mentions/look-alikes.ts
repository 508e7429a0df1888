/**
 * Letters and digits that look like ASCII ones, by what they look like: of the confusables of Unicode's technical standard 39
 * (unicode.org/Public/security) those that compatibility forms do not bring to ASCII.
 */
const TABLE = `
  2 ƧϨᒿꙄꛯꝚ
  3 ƷȜЗӠⳌꝪꞫ𑣊𖼻𝈆
  4 Ꮞ𑢯
  5 Ƽ𑢻
  6 бᏮⳒ𑣕
  7 𐓒𑣆𝈒
  8 Ȣȣ৪੪𐌚𞣋
  9 ৭੧୨൭ⳊꝮ𑢬𑣌𑣖
  A ΑАᎪᗅꓮ𐊠𖽀
  AA Ꜳ
  AE ÆӔ
  AO Ꜵ
  AR 🜇
  AU Ꜷ
  AV ꜸꜺ
  AY Ꜽ
  B ΒВᏴᗷꓐꞴ𐊂𐊡𐌁
  C СᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲🝌
  D Ꭰᗞᗪꓓ
  E ΕЕᎬⴹꓰ𐊆𑢦𑢮
  F ϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂𝈓
  FAX ℻
  G ԌᏀᏳꓖ
  H ΗНᎻᕼⲎꓧ𐋏
  J ͿЈᎫᒍꓙꞲ
  K ΚКᏦᛕⲔꓗ𐔘
  L ᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖𝈪
  M ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑
  MB 🝫
  N ΝⲚꓠ𐔓
  No №
  O ΟОՕ߀০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠
  OE Œ
  OO ꚘꝎ
  P ΡРᏢᑭⲢꓑ𐊕
  Q ⵕ
  QE 🜀
  R ƦᎡᏒᖇꓣ𐒴𖼵𝈖
  S ЅՏᏕᏚꓢ𐊖𐐠𖼺
  T ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊🝨
  T3 Ꜩ
  TEL ℡
  U Սሀᑌꓴ𐓎𑢸𖽂
  V Ѵ٧۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈𝈍
  VB 🝬
  W ԜᎳᏔꓪ𑣦𑣯
  X ΧХ᙭ᚷ╳ⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬
  Y ΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃
  Z ΖᏃꓜ𐋵𑢩𑣥
  a ɑαа⍺
  aa ꜳ
  ae æӕ
  ao ꜵ
  au ꜷ
  av ꜹꜻ
  ay ꜽ
  b ƄЬᏏᑲᖯ
  bl Ы
  c сᴄⲥꮯ𐐽
  d ԁᏧᑯꓒ
  dz ʣ
  e еҽ℮ꬲ
  f քẝꞙꬵ
  g ƍɡցᶃ
  h һհᏂ
  i ıɩɪιіӏᎥ⍳ꙇꭵ𑣃
  j ϳј
  l ƖǀΙІӀוןا١۱ߊᛁ⏽Ⲓⵏꓲ￨𐊊𐌉𐌠𖼨𞣇
  lO Ю
  ll ǁװ
  ls ʪ
  lz ʫ
  n ոռ
  o οσоօסه٥ھہە۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗
  oe œ
  oo ꚙꝏ
  p ρр⍴ⲣ
  q ԛգզ
  r гᴦⲅꭇꭈꮁ
  rn 𑜀𑣣
  s ƽѕꜱꮪ𐑈𑣁
  sss 🝜
  tf ꝷ
  ts ʦ
  u ʋυսᴜꞟꭎꭒ𐓶𑣘
  ue ᵫ
  uo ꭣ
  v νѵטᴠꮩ𑜆𑣀
  w ɯѡԝաᴡꮃ𑜊𑜎𑜏
  x хᕁᕽ
  y ɣʏγуүყᶌỿꭚ𑣜
  z ᴢꮓ𑣄`;

/** A letter that is none of ASCII -> the letter or letters it looks like. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split("\n")
    .flatMap((line): [string, string][] => {
      const [ascii = "", letters = ""] = line.trim().split(" ");
      return Array.from(letters, (letter) => [letter, ascii]);
    }),
);
