const KINDS: Record<string, string> = {
  timeout: "no answer in time",
  network: "not reachable",
  schema: "answered something else",
};

/** The kind of a failure in words: "no answer in time"; one we have no words for unchanged. */
export function sayFailure(failure: string): string {
  const status = failure.match(/^(?:status|rate_limited) (\d+)$/)?.[1];
  if (failure.startsWith("refused: ")) return `${failure}; waiting until two sources agree`;
  if (failure.startsWith("rate_limited")) return "asked too often";
  if (status === "401" || status === "403") return `refused us, ${status}`;
  return status ? `error ${status}` : (KINDS[failure] ?? failure);
}
