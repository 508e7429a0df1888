/** Small words that would read as a figure. */
const NUMBER_WORDS = new RegExp(
  [
    String.raw`\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|`,
    String.raw`forty|fifty|hundred|thousand|million|billion|trillion|half|double|percent)\b`,
  ].join(""),
  "i",
);

/** Whether words of a message may be shown: plain letters, short, without a number or an address in them. */
export const isPlainName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z .&'()-]{0,39}$/.test(name) && !NUMBER_WORDS.test(name) && !/\.[a-z]{2,}/i.test(name);

/** Whether a title of others may be shown word for word: nothing in it that Markdown or hidden characters could bend. */
export const isPlainTitle = (title: string): boolean =>
  title.length >= 12 &&
  title.length <= 160 &&
  !/[[\]()<>|*_`~#\\&{}\n]|:\/\/|www\.|[.!?] |[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(title);
