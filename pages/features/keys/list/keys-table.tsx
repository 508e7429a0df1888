import { useAtomValue } from "jotai";
import type { ApiKey } from "../../../../shared/keys.ts";
import { formatAge, formatMoment, nowAtom } from "../../../ui/age.tsx";

interface KeysTableProps {
  keys: ApiKey[];
  onAsk: (act: "revoke" | "roll", apiKey: ApiKey) => void;
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
  return (
    <tr className={isActive ? "" : "key-revoked"}>
      <th scope="row">{name}</th>
      <td>{keyPreview}</td>
      <td>
        <Status isActive={isActive} endsAt={endsAt} />
      </td>
      <td className="num" data-name="credits">
        {creditsUsed.toLocaleString("en-US")}
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

function Status({ isActive, endsAt }: { isActive: boolean; endsAt: string | null }) {
  const now = useAtomValue(nowAtom);
  if (!isActive) return <span className="status-mark">Revoked</span>;
  if (!endsAt) return <span className="status-mark status-on">Active</span>;
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
