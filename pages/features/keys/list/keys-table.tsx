import { useAtomValue } from "jotai";
import { formatCount } from "../../../../shared/format.ts";
import type { ApiKey } from "../../../../shared/keys.ts";
import { Age, Day, formatAge, formatMoment, nowAtom } from "../../../ui/age.tsx";
import { Action } from "../../../ui/controls/action.tsx";
import { Table } from "../../../ui/controls/table.tsx";
import { sayLimits } from "../limits/limit-draft.ts";

export type Act = "revoke" | "roll" | "limit";

interface KeysTableProps {
  keys: ApiKey[];
  onAsk: (act: Act, apiKey: ApiKey) => void;
}

/** The account's keys, each with what can be done to it. */
export function KeysTable({ keys, onAsk }: KeysTableProps) {
  if (keys.length === 0)
    return (
      <p className="empty">
        No keys yet. Name one above. It is shown once; send it as <code>X-API-Key</code> with every call.
      </p>
    );
  return (
    <Table
      columns={["Name", "Key", "Status", { num: "Credits" }, "Created", "Last used", { hidden: "Actions" }]}
      className="ledger stacked keys-table"
    >
      {keys.map((apiKey) => (
        <KeyRow key={apiKey.id} apiKey={apiKey} onAsk={onAsk} />
      ))}
    </Table>
  );
}

function KeyRow({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: KeysTableProps["onAsk"] }) {
  const { name, keyPreview, isActive, createdAt, lastUsedAt, endsAt, creditsUsed } = apiKey;
  const limits = sayLimits(apiKey.limits, apiKey.budgetUsed);
  return (
    <tr className={isActive ? "" : "key-revoked"}>
      <th scope="row">
        {name}
        {limits.map((limit) => (
          <span key={limit} className="block text-sm text-fg-3">
            {limit}
          </span>
        ))}
      </th>
      <td>
        {apiKey.app ? <span className="label">App</span> : keyPreview}
        {apiKey.mode === "test" && <span className="label"> Test</span>}
      </td>
      <td>
        <Status
          isActive={isActive}
          isApp={apiKey.app !== null}
          endsAt={endsAt}
          expiresAt={apiKey.limits.expiresAt}
        />
      </td>
      <td className="num" data-name="credits">
        {formatCount(creditsUsed)}
      </td>
      <td data-name="created">
        <Day at={createdAt} />
      </td>
      <td data-name="last used">{lastUsedAt ? <Age at={lastUsedAt} word="ago" /> : "Never"}</td>
      <td className="row-actions">
        {isActive && (
          <>
            <Action name={`Limit ${name}`} onClick={() => onAsk("limit", apiKey)}>
              Limits
            </Action>
            {!endsAt && (
              <Action name={`Roll ${name}`} onClick={() => onAsk("roll", apiKey)}>
                Roll
              </Action>
            )}
            <Action name={`Revoke ${name}`} isDanger onClick={() => onAsk("revoke", apiKey)}>
              Revoke
            </Action>
          </>
        )}
      </td>
    </tr>
  );
}

interface StatusProps extends Pick<ApiKey, "isActive" | "endsAt"> {
  isApp: boolean;
  expiresAt: string | null;
}

function Status({ isActive, isApp, endsAt, expiresAt }: StatusProps) {
  const now = useAtomValue(nowAtom);
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  if (!isActive) return <span className="status-mark">{isExpired && !endsAt ? "Expired" : "Revoked"}</span>;
  if (!endsAt) return <span className="status-mark status-on">Active</span>;
  if (isApp)
    return (
      <span className="status-mark status-on" data-tip={`Ends on ${endsAt.slice(0, 10)} unless it is used`}>
        Active
      </span>
    );
  return (
    <span className="status-mark status-on" data-tip={formatMoment(endsAt)}>
      Active, ends in {formatAge(Date.parse(endsAt) - now)}
    </span>
  );
}
