/** A failure after the first piece cuts the file off, so that nobody takes half of it for the whole. */
export function toStream(first: IteratorResult<string, void>, rest: AsyncGenerator<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      if (first.value) controller.enqueue(encoder.encode(first.value));
    },
    pull: async (controller) => {
      const { value, done } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
