import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { isNearlyFull } from "../../../../shared/storage.ts";
import { Section } from "../../../ui/controls/section.tsx";
import { Waiting } from "../../../ui/controls/spinner.tsx";
import { Trouble } from "../../../ui/controls/trouble.tsx";
import { sayStorage } from "../../../ui/say-storage.ts";
import { showToastAtom } from "../../../ui/toast.ts";
import { endShareMutation, ownSharesQuery } from "./queries.ts";

/** The answers that the account shares, and the way to end that. */
export function SharesSection() {
  const { data, error, refetch } = useQuery(ownSharesQuery);
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...endShareMutation,
    onSuccess: () => {
      showToast({ title: "Link Deleted", text: "The answer can no longer be read" });
      return client.invalidateQueries({ queryKey: ownSharesQuery.queryKey });
    },
  });
  return (
    <Section title="Shared answers">
      {error ? (
        <Trouble error={error} fallback="Your shared answers could not be loaded." onRetry={refetch} />
      ) : !data ? (
        <Waiting label="Loading your shared answers" />
      ) : data.shares.length === 0 ? (
        <p className="empty">None yet. “Share” is under each answer in the terminal.</p>
      ) : (
        <>
          {isNearlyFull(data.storage) && <p className="empty">{sayStorage(data.storage, "shared")}</p>}
          <ul>
            {data.shares.map(({ id, title, question, sharedAt, expiresAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 border-line px-4 py-2 not-last:border-b md:px-6"
              >
                <Link
                  to="/a/$shareId"
                  params={{ shareId: id }}
                  className="text-link min-w-0 flex-1 truncate max-sm:basis-full"
                >
                  {question ?? title}
                </Link>
                <span className="font-mono text-fg-3 text-xs">
                  {sharedAt.slice(0, 10)} to {expiresAt.slice(0, 10)}
                </span>
                <button
                  type="button"
                  className="action action-danger -mr-2 max-sm:ml-auto"
                  aria-label={`Delete the link to: ${question ?? title}`}
                  disabled={isPending}
                  onClick={() => mutate({ id, token: null })}
                >
                  Delete
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
