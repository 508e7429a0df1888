import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import type { SessionsReply } from "../../../shared/auth.ts";
import { Age, Day } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { showToastAtom } from "../../ui/toast.ts";
import { endSessionMutation, sessionsQuery } from "./queries.ts";

type Session = SessionsReply["sessions"][number];

const countries = new Intl.DisplayNames("en", { type: "region" });

/** The country by its name; unknown where the network did not say. */
const nameCountry = (code: string | null) => (code ? (countries.of(code) ?? code) : "Unknown place");

/** One line a session, the last used first. */
export function SessionsTable({ sessions }: { sessions: Session[] }) {
  return (
    <Table columns={["Device", "Place", "Signed in", "Last used", { hidden: "Actions" }]}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Table>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, country, createdAt, lastUsedAt, isCurrent } = session;
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
        <Day at={createdAt} />
      </td>
      <td data-name="last used" className="max-sm:text-right">
        <Age at={lastUsedAt} word="ago" />
      </td>
      <td className="row-actions max-sm:col-span-2">
        {isCurrent ? (
          <span className="status-mark status-on">This one</span>
        ) : (
          <Action
            name={`End the session of ${device}`}
            isDanger
            isDisabled={isPending}
            onClick={() => mutate(id)}
          >
            End
          </Action>
        )}
      </td>
    </tr>
  );
}
