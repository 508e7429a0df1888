/** The languages messages are read in. */
export const LANGUAGES = ["en", "de", "es", "fr", "pt", "ru", "tr", "zh", "ja", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Common words, lower case without accents, that identify a language written in Latin letters. */
const COMMON: Partial<Record<Language, string>> = {
  en:
    "the is are what whats how much many do does did will would should i you it of to in for a an and or at " +
    "my me about on this that why when which who has have was were if not now can could price buy sell hold " +
    "than from with be its going tell show im ive",
  de:
    "der die das und ist nicht ein eine einen wie was wo warum soll sollte ich du wird werden hat haben bei " +
    "von zu zum auf im am fur mit aktie kurs preis kaufen verkaufen jetzt oder wenn viel hoch steht " +
    "ueber den dem es sich noch bin habe mir mein heute gestern letzten letzte ihr seid kann kostet wert " +
    "welche welcher bitte bis ende erreicht nach vor jahr monat woche tage steigt fallt gestiegen gefallen " +
    "siehts aus guter ich hab kriege analysiere mal gib zeig mich uns danke hallo",
  es:
    "el la los las un una y es que de en por para como cuanto cual cuando donde debo deberia esta este ano " +
    "hoy ayer si mi comprar vender precio accion acciones vale cuesta fue ahora sobre mejor peor ha con al " +
    "del mas hay subio bajo tiene quien paga dividendos hasta fin mes semana dias subir bajar puedo puede " +
    "llegar desde hace hola gracias analiza dame entonces ya espero compro vendo",
  fr:
    "le la les un une et est que qui de du des en pour comment combien quel quelle quand ou dois je tu il au " +
    "aux cours prix acheter vendre action actions vaut ce cette mon ma mes pourquoi maintenant sur avec plus " +
    "moins depuis hier aujourd hui c l d j qu sont fait mois semaine jours hier monte baisse peut fin " +
    "jusqu merci bonjour beaucoup salut slt jai cest ca cb tt pk pourquoi mettre valoir moitie chui jsp ke bcp",
  pt:
    "o a os as um uma e que de em por para como quanto qual quando onde devo esta este ano hoje ontem se meu " +
    "minha comprar vender preco acao acoes vale custa foi agora sobre melhor pior com ao do da no na mais nos " +
    "ultimos voce caiu subiu tem quem moeda paga dividendos ate fim mes semana dias pode chegar desde ha ola " +
    "obrigado analise isso isto sim nao certeza tenho vou",
  tr:
    "ve bir bu ne mi mu mi kac nasil neden nicin icin ile da de daha en su simdi almali satmali fiyat fiyati " +
    "hisse hissesi dolar olur olacak kadar gibi mi yil ay gun dun bugun hangi hangisi nedir eder ben benim " +
    "yuzde gecen son merhaba tesekkurler analiz et yorum destek direnc alinir alayim satayim tutayim var yok bin tl dolari zaman alsam gorur",
};
const SETS = Object.entries(COMMON).map(([language, words]) => ({
  language: language as Language,
  words: new Set(words.split(" ")),
}));
/** Letters that few of these languages have. */
const LETTERS: [Language, RegExp][] = [
  ["de", /[äöß]|ü(?=[bcdfghlmnrstz])/gi],
  ["es", /[ñ¿¡]|(?<=\p{L})[áéíó](?=\P{L}|n\b|s\b)/giu],
  ["fr", /[êèœîûë]|ç(?=[aou])|(?<!\p{L})[ldjqcn]['’](?=\p{L})/giu],
  ["pt", /[ãõ]|ç[ãõ]|ê|(?<!\p{L})é(?!\p{L})/giu],
  ["tr", /[ğışİ]|ç(?![aouã])|['’](?:[ıiuü]n|[ny]?[ae]|[dt][ae]n?|[ıi]|yi|yı)(?!\p{L})/gu],
];
const MOST_WORDS = 120;

/** The language a message is written in, by its script, common words and letters; English by default. */
export function readLanguage(message: string): Language {
  if (/\p{sc=Hangul}/u.test(message)) return "ko";
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(message)) return "ja";
  if (/\p{sc=Han}/u.test(message)) return "zh";
  // The letters of "P/E" are words of no language.
  const words = message
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}\/\p{L}(?!\p{L})/gu, " ")
    .split(/[^\p{L}]+/u)
    .slice(0, MOST_WORDS);
  const cyrillic = words.filter((word) => /^\p{sc=Cyrillic}{2,}$/u.test(word)).length;
  const latin = words.filter((word) => /^\p{sc=Latin}{2,}$/u.test(word)).length;
  if (cyrillic > 0 && (cyrillic >= 2 || cyrillic >= latin)) return "ru";
  const plain = words.map((word) => word.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i"));
  let best: { language: Language; score: number } = { language: "en", score: 0.5 };
  for (const { language, words: common } of SETS) {
    const letters = LETTERS.find(([one]) => one === language)?.[1];
    const score =
      plain.filter((word) => common.has(word)).length +
      1.5 * (letters ? (message.match(letters)?.length ?? 0) : 0);
    if (score > best.score) best = { language, score };
  }
  return best.language;
}

const ENGLISH = Map.groupBy(
  (COMMON.en ?? "").split(" ").filter((word) => word.length > 3),
  (word) => word[0] ?? "",
);
/** Common English words of four letters and more that begin with a letter. */
export const listCommon = (first: string): readonly string[] => ENGLISH.get(first) ?? [];

/** A word that carries no meaning of its own in one of the languages. */
export const isCommon = (word: string): boolean =>
  SETS.some(({ words }) => words.has(word)) || SMALL.has(word);
const SMALL = new Set(
  [
    "also too some any all only very much more most just even still yet then there here these those them they their",
    "then so as by out up down off over into onto per each both own other same such no yes ok okay hey hello hi",
    "please thanks want need like know give get got let make think say see look come use one two three am been being",
    "had ве и в на с по за от до из у о об что как это так же бы ли не но или для при без под над мне мой меня мы вы",
    "он она они его её их quick full pls but pretend broker picture around new fast among lately nothing says isnt",
    "looks inside given big tho finish plain again back maybe really quite bit lot kind sort thing things stuff",
    "people folks guys anyone someone everyone thats theres heres ive youre were weve lets dont doesnt didnt wont",
    "cant couldnt shouldnt wouldnt arent wasnt werent hasnt havent elle elles autour trop donne verse mettre viennent",
    "ils nous vous leur leurs cela ca etre avoir faire bien tres encore deja nachste rund gibt macht lief werde tages",
    "kommen zahlt stecken ihm ihr ihre sein seine auch nur schon mal eben denn doch estoy sacas poner estan son ser",
    "hacer hay muy tan tambien algo diz vem colocar ganhando sao ser fazer muito tambem про вокруг года неделю",
    "берутся платит это есть был была были еще уже очень там тут где когда yatirmak cok iyi var yok olan onun diye",
    "ise bana uber",
  ].flatMap((line) => line.split(" ")),
);
