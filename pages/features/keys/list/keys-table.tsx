import { useAtomValue } from "jotai";
import { formatCount } from "../../../../shared/format.ts";
import type { ApiKey } from "../../../../shared/keys.ts";
import { formatAge, formatMoment, nowAtom } from "../../../ui/age.tsx";
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
        No keys yet. Name one above: you get it once, and send it as <code>X-API-Key</code> with every call.
      </p>
    );
  return (
    <table className="ledger stacked keys-table">
      <thead>
        <tr>
          <th>Name</th>
          <th>Key</th>
          <th>Status</th>
          <th className="num">Credits</th>
          <th>Created</th>
          <th>Last used</th>
          <th>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onAsk={onAsk} />
        ))}
      </tbody>
    </table>
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
        <time dateTime={createdAt} data-tip={formatMoment(createdAt)}>
          {createdAt.slice(0, 10)}
        </time>
      </td>
      <td data-name="last used">{lastUsedAt ? <Ago at={lastUsedAt} /> : "Never"}</td>
      <td className="row-actions">
        {isActive && (
          <>
            <button
              type="button"
              className="action"
              aria-label={`Limit ${name}`}
              onClick={() => onAsk("limit", apiKey)}
            >
              Limits
            </button>
            {!endsAt && (
              <button
                type="button"
                className="action"
                aria-label={`Roll ${name}`}
                onClick={() => onAsk("roll", apiKey)}
              >
                Roll
              </button>
            )}
            <button
              type="button"
              className="action action-danger"
              aria-label={`Revoke ${name}`}
              onClick={() => onAsk("revoke", apiKey)}
            >
              Revoke
            </button>
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

function Ago({ at }: { at: string }) {
  const now = useAtomValue(nowAtom);
  return (
    <time dateTime={at} data-tip={formatMoment(at)} className="whitespace-nowrap">
      {formatAge(now - Date.parse(at))} ago
    </time>
  );
}
