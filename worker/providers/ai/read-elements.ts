/** Where the list begins in `{"elements":[...]}`. */
const OPENING = /^\s*\{\s*"elements"\s*:\s*\[$/;

/** A list of objects read while it is written. */
export interface ElementReader {
  /** Takes the next piece and gives the objects that became whole by it. Throws `SyntaxError`. */
  read(piece: string): unknown[];
  /** Throws `SyntaxError` unless all that was read is one JSON text and every element of its list was given. */
  end(): void;
}

/** Reads `{"elements":[{...},{...}]}` piece by piece, each character once. */
export function openElementReader(): ElementReader {
  let [text, depth, start, given] = ["", 0, 0, 0];
  let [inString, isEscaped, isInList] = [false, false, false];

  /** Takes the character at a place; true where it ends an element. */
  function step(at: number): boolean {
    const char = text[at];
    if (inString) {
      if (isEscaped) isEscaped = false;
      else if (char === "\\") isEscaped = true;
      else if (char === '"') inString = false;
      return false;
    }
    if (char === '"') inString = true;
    if (char === "{" || char === "[") {
      if (depth === 2) start = at;
      depth++;
      if (depth === 2) isInList = OPENING.test(text.slice(0, at + 1));
    }
    if (char === "}" || char === "]") {
      depth--;
      return isInList && depth === 2 && char === "}";
    }
    return false;
  }

  return {
    read(piece) {
      const whole: unknown[] = [];
      const from = text.length;
      text += piece;
      for (let at = from; at < text.length; at++)
        if (step(at)) whole.push(JSON.parse(text.slice(start, at + 1)));
      given += whole.length;
      return whole;
    },
    end() {
      const { elements } = JSON.parse(text) as { elements?: unknown };
      if (!Array.isArray(elements) || elements.length !== given)
        throw new SyntaxError("not a list of objects");
    },
  };
}
