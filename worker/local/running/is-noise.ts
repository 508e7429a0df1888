/** What workerd says of a reader who left before the end, and nothing else: see the test for whole lines. */
const LEFT =
  /^(Uncaught Error: Network connection lost\.$|\S.*: disconnected: .*: (?:Broken pipe|Connection reset by peer)\b)/;
const STACK = /^stack: (\S+@[0-9a-f]+ ?)+$/;

/**
 * Whether a line only says that a reader left early. `before`: the last line above that was not empty; the stack
 * of such a line is noise too, any other is not.
 */
export const isNoise = (line: string, before: string): boolean =>
  LEFT.test(line) || (STACK.test(line) && LEFT.test(before));
