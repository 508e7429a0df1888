/** A body of at most this many bytes: what sends more is cancelled there, and reading it fails with that error. */
export function capBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  makeError: () => Error,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(makeError());
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counted);
}
