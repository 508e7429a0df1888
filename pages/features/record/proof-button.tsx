import { useMutation } from "@tanstack/react-query";
import type { ChainedRow } from "../../../shared/record.ts";

/** The beginning of a row's hash; pressed, it is proven in this browser. */
export function ProofButton({ item }: { item: ChainedRow }) {
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: async () => (await import("./prove-row.ts")).proveRow(item),
  });
  return (
    <>
      <button
        type="button"
        className="font-mono underline"
        title={item.hash}
        disabled={isPending}
        aria-label={`Prove row ${item.row.seq}`}
        onClick={() => mutate()}
      >
        {item.hash.slice(0, 10)}
      </button>
      {(data || isError) && (
        <span
          role="status"
          className={`block max-w-[48ch] text-xs ${data?.isProven ? "text-up" : "text-down"}`}
        >
          {data?.says ?? "There is no proof of it now."}
        </span>
      )}
    </>
  );
}
