import { mutationOptions, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AlarmsReply, alarmsReplySchema } from "../../../shared/alarms.ts";
import { callApi } from "../../api/client.ts";
import { formatMoment } from "../../ui/age.tsx";
import { Day } from "./cells.tsx";
import { ADMIN } from "./queries.ts";
import { Heads, ListTrouble, RefreshButton, SkeletonRows } from "./table-state.tsx";

const HEADS = ["Since", "What", "Detail"] as const;

const alarmsQuery = queryOptions({
  queryKey: [...ADMIN, "alarms"],
  queryFn: ({ signal }) => callApi("/api/admin/alarms", alarmsReplySchema, { signal }),
  refetchOnMount: "always",
  refetchInterval: 30_000,
});

const retryMutation = mutationOptions({
  mutationFn: (id: string) =>
    callApi("/api/admin/alarms/retry-mail", alarmsReplySchema, { method: "POST", payload: { id } }),
  meta: { errorTitle: "Update Failed", errorText: "The mail was not tried again.", serverText: true },
});

/** What operators are woken by now, and mail that could not be sent. */
export function AlarmsPanel() {
  const { data, error, isFetching, refetch } = useQuery(alarmsQuery);
  return (
    <section aria-labelledby="alarms-heading">
      <div className="panel-head admin-head">
        <h2 id="alarms-heading" className="label">
          Alarms
        </h2>
        <RefreshButton isBusy={isFetching} onClick={() => refetch()} />
      </div>
      {data ? (
        <Alarms {...data} />
      ) : error ? (
        <ListTrouble error={error} onRetry={() => refetch()} />
      ) : (
        <SkeletonRows heads={HEADS} label="Loading the alarms" />
      )}
    </section>
  );
}

const Alarms = ({ alarms, mails }: AlarmsReply) => (
  <>
    {alarms.length === 0 ? (
      <p className="empty">Nothing wakes anybody now.</p>
    ) : (
      <table className="ledger admin-table">
        <Heads heads={HEADS} />
        <tbody>
          {alarms.map(({ kind, detail, since }) => (
            <tr key={kind}>
              <th scope="row" className="whitespace-nowrap">
                {formatMoment(since)}
              </th>
              <td className="text-danger">{kind}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <div className="panel-head admin-head">
      <h2 className="label">Mail that could not be sent yet</h2>
    </div>
    {mails.length === 0 ? <p className="empty">None.</p> : <MailsTable mails={mails} />}
  </>
);

function MailsTable({ mails }: Pick<AlarmsReply, "mails">) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...retryMutation,
    onSuccess: (reply) => client.setQueryData(alarmsQuery.queryKey, reply),
  });
  return (
    <table className="ledger admin-table">
      <Heads heads={["Since", "What", "To", "Tried", "Actions"]} />
      <tbody>
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
              <button type="button" className="action" disabled={isPending} onClick={() => mutate(id)}>
                Try now
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
