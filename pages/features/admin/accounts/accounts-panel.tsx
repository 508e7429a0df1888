import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { FoundAccount } from "../../../../shared/accounts.ts";
import { Day } from "../cells.tsx";
import { Heads, ListTrouble, SkeletonRows } from "../table-state.tsx";
import { Books } from "./books.tsx";
import { foundQuery } from "./queries.ts";

const HEADS = ["Account", "State", "Since", "Id"] as const;

/** Finding an account, and what can be done about it. `account` is the id of the one that is looked at. */
export function AccountsPanel({ account }: { account: string | undefined }) {
  const [text, setText] = useState("");
  const [sought, setSought] = useState("");
  return (
    <>
      <form
        className="create-key"
        onSubmit={(event) => {
          event.preventDefault();
          setSought(text.trim());
        }}
      >
        <label className="label" htmlFor="account-sought">
          E-mail, account id, or the end of a key
        </label>
        <div className="prompt-line">
          <span className="prompt-mark text-amber" aria-hidden>
            ›
          </span>
          <input
            id="account-sought"
            className="prompt-input"
            autoComplete="off"
            spellCheck={false}
            minLength={4}
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button prompt-button" disabled={text.trim().length < 4}>
            Find
          </button>
        </div>
      </form>
      {sought !== "" && <Found sought={sought} />}
      {account && <Books key={account} id={account} />}
    </>
  );
}

function Found({ sought }: { sought: string }) {
  const { data, error, refetch } = useQuery(foundQuery(sought));
  if (error) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonRows heads={HEADS} label="Looking for the account" />;
  if (data.accounts.length === 0) return <p className="empty">No account fits that.</p>;
  return (
    <table className="ledger admin-table">
      <Heads heads={HEADS} />
      <tbody>
        {data.accounts.map((one) => (
          <Row key={one.id} {...one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ id, email, state, createdAt }: FoundAccount) {
  return (
    <tr>
      <th scope="row">
        <Link to="/admin" search={{ tab: "accounts", account: id }} className="text-link">
          {email ?? "Erased"}
        </Link>
      </th>
      <td className={state === "open" ? undefined : "text-danger"}>{state}</td>
      <td>
        <Day at={createdAt} />
      </td>
      <td>{id}</td>
    </tr>
  );
}
