import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAtomValue, useSetAtom } from "jotai";
import type { SessionsReply } from "../../../shared/auth.ts";
import { formatAge, formatMoment, nowAtom } from "../../ui/age.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { endSessionMutation, sessionsQuery } from "./queries.ts";

type Session = SessionsReply["sessions"][number];

const countries = new Intl.DisplayNames("en", { type: "region" });

/** The country by its name; unknown where the network did not say. */
const nameCountry = (code: string | null) => (code ? (countries.of(code) ?? code) : "Unknown place");

/** One line a session, the last used first. */
export function SessionsTable({ sessions }: { sessions: Session[] }) {
  return (
    <table className="ledger stacked">
      <thead>
        <tr>
          <th>Device</th>
          <th>Place</th>
          <th>Signed in</th>
          <th>Last used</th>
          <th>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </tbody>
    </table>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, country, createdAt, lastUsedAt, isCurrent } = session;
  const now = useAtomValue(nowAtom);
  const client = useQueryClient();
  const showToast = useSetAtom(showToastAtom);
  const { mutate, isPending } = useMutation({
    ...endSessionMutation,
    onSuccess: (reply) => {
      client.setQueryData(sessionsQuery.queryKey, reply);
      showToast({ title: "Session Ended" });
    },
  });
  return (
    <tr className="items-center max-sm:grid-cols-2">
      <th scope="row">{device}</th>
      <td className="max-sm:text-right">{nameCountry(country)}</td>
      <td data-name="signed in">
        <time dateTime={createdAt} data-tip={formatMoment(createdAt)}>
          {createdAt.slice(0, 10)}
        </time>
      </td>
      <td data-name="last used" className="max-sm:text-right">
        <time dateTime={lastUsedAt} data-tip={formatMoment(lastUsedAt)} className="whitespace-nowrap">
          {formatAge(now - Date.parse(lastUsedAt))} ago
        </time>
      </td>
      <td className="row-actions max-sm:col-span-2">
        {isCurrent ? (
          <span className="status-mark status-on">This one</span>
        ) : (
          <button
            type="button"
            className="action action-danger"
            aria-label={`End the session of ${device}`}
            disabled={isPending}
            onClick={() => mutate(id)}
          >
            End
          </button>
        )}
      </td>
    </tr>
  );
}
