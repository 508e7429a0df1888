/** The product's name, the one place it is written. */
export const PRODUCT = "Enigma";

/** Shown with every analysis, word for word. */
export const DISCLAIMER =
  "Information only, not financial advice. Markets can move against any analysis; you may lose money.";
