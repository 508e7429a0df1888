/** What the first of several readers makes of what it is given; null where none of them can read it. */
export function readFirst<Given extends unknown[], Read>(
  readers: readonly ((...given: Given) => Read | null)[],
  ...given: Given
): Read | null {
  for (const read of readers) {
    const made = read(...given);
    if (made !== null) return made;
  }
  return null;
}
