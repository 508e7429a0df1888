import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import type { PostedEndpoint } from "../../../shared/endpoints.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callEndpoint } from "./call-endpoint.ts";

const UNREACHABLE = "Failed to connect to API";

/**
 * Calls an endpoint with the key that stands in the field: the key is read there at the last moment and is kept
 * nowhere, least of all among the mutation's variables. A call that is no longer of interest is given up.
 */
export function useCall(keyField: RefObject<HTMLInputElement | null>) {
  const client = useQueryClient();
  const stopper = useRef<AbortController>(null);
  const call = useMutation({
    mutationFn: ({ endpoint, message }: { endpoint: PostedEndpoint; message: string }) => {
      stopper.current = new AbortController();
      const key = keyField.current?.value.trim() ?? "";
      return callEndpoint({ endpoint, message, key, signal: stopper.current.signal });
    },
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_DATA }),
  });
  function drop() {
    stopper.current?.abort();
    call.reset();
  }
  return {
    run: call.mutate,
    drop,
    isPending: call.isPending,
    answer: call.data,
    failure: call.error ? call.error.message || UNREACHABLE : (call.data?.failure ?? null),
  };
}
