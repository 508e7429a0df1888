import { mutationOptions, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AlarmsReply, alarmsReplySchema } from "../../../shared/alarms.ts";
import { callApi } from "../../api/client.ts";
import { Day, formatMoment } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { ADMIN } from "./queries.ts";
import { AdminLoaded, AdminSection, AdminTable, RefreshButton } from "./table-state.tsx";

const COLUMNS = ["Since", "What", "Detail"] as const;

const alarmsQuery = queryOptions({
  queryKey: [...ADMIN, "alarms"],
  queryFn: ({ signal }) => callApi("/api/admin/alarms", alarmsReplySchema, { signal }),
  refetchOnMount: "always",
  refetchInterval: 30_000,
});

const retryMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi("/api/admin/alarms/retry-mail", alarmsReplySchema, { method: "POST", payload: { id } }),
  meta: { errorTitle: "Update Failed", errorText: "The mail could not be retried.", serverText: true },
});

/** What operators are woken by now, and mail that could not be sent. */
export function AlarmsPanel() {
  const alarms = useQuery(alarmsQuery);
  return (
    <AdminSection title="Alarms" aside={<RefreshButton of={alarms} />}>
      <AdminLoaded of={alarms} columns={COLUMNS} waiting="Loading the alarms">
        {Alarms}
      </AdminLoaded>
    </AdminSection>
  );
}

const Alarms = ({ alarms, mails }: AlarmsReply) => (
  <>
    {alarms.length === 0 ? (
      <p className="empty">No alarm is open.</p>
    ) : (
      <AdminTable columns={COLUMNS}>
        {alarms.map(({ kind, detail, since }) => (
          <tr key={kind}>
            <th scope="row" className="whitespace-nowrap">
              {formatMoment(since)}
            </th>
            <td className="text-danger">{kind}</td>
            <td>{detail}</td>
          </tr>
        ))}
      </AdminTable>
    )}
    <AdminSection title="Mail that could not be sent yet">
      {mails.length === 0 ? <p className="empty">None.</p> : <MailsTable mails={mails} />}
    </AdminSection>
  </>
);

function MailsTable({ mails }: Pick<AlarmsReply, "mails">) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...retryMutation,
    onSuccess: (reply) => client.setQueryData(alarmsQuery.queryKey, reply),
  });
  return (
    <AdminTable columns={["Since", "What", "To", "Tried", "Actions"]}>
      {mails.map(({ id, recipient, kind, createdAt, tries, nextAt, error }) => (
        <tr key={id}>
          <th scope="row">
            <Day at={createdAt} />
          </th>
          <td>{kind}</td>
          <td>{recipient}</td>
          <td>
            {tries} times, {nextAt ? `again ${formatMoment(nextAt)}` : "not again by itself"}
            <span className="row-note">{error}</span>
          </td>
          <td>
            <Action isDisabled={isPending} onClick={() => mutate(id)}>
              Try now
            </Action>
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
