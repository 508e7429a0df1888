import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { FoundAccount } from "../../../../shared/accounts.ts";
import { Day } from "../../../ui/age.tsx";
import { PromptLine } from "../../../ui/controls/prompt-line.tsx";
import { AdminLoaded, AdminTable } from "../table-state.tsx";
import { Books } from "./books.tsx";
import { foundQuery } from "./queries.ts";

const COLUMNS = ["Account", "State", "Since", "Id"] as const;

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
        <PromptLine
          label="E-mail, account id, or the end of a key"
          autoComplete="off"
          spellCheck={false}
          minLength={4}
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        >
          <button type="submit" className="button prompt-button" disabled={text.trim().length < 4}>
            Find
          </button>
        </PromptLine>
      </form>
      {sought !== "" && <Found sought={sought} />}
      {account && <Books key={account} id={account} />}
    </>
  );
}

function Found({ sought }: { sought: string }) {
  return (
    <AdminLoaded of={useQuery(foundQuery(sought))} columns={COLUMNS} waiting="Looking for the account">
      {({ accounts }) =>
        accounts.length === 0 ? (
          <p className="empty">No account fits that.</p>
        ) : (
          <AdminTable columns={COLUMNS}>
            {accounts.map((one) => (
              <Row key={one.id} {...one} />
            ))}
          </AdminTable>
        )
      }
    </AdminLoaded>
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
