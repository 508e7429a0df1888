import { either } from "./pattern.ts";

/** "What is it worth if I have 0.3?": an amount, and no level. */
export const IF_I_HAVE = new RegExp(
  [
    String.raw` (?:if|wenn|falls|si|se|если|eger) (?:\S+ ){0,2}(?:have|own|hold|hatte|habe|tengo|ai|`,
    String.raw`tenho|имею) #n | (?:wenn|falls|if|si|se) (?:\S+ ){0,2}#n (?:habe|hatte|besitze|of them|`,
    "davon) ",
  ].join(""),
);

/** What comes next may happen. */
export const IF = either(
  /if|when|whenever|once|should|suppose|after|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando/,
  /если|когда|eger|как только/,
);
