import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountBooks } from "../../../../shared/accounts.ts";
import { formatCount } from "../../../../shared/format.ts";
import { Day } from "../../../ui/age.tsx";
import { Action } from "../../../ui/controls/action.tsx";
import { formatDollars, HistoryLink } from "../cells.tsx";
import { AdminLoaded, AdminSection, AdminTable } from "../table-state.tsx";
import { GiftDialog } from "./gift-dialog.tsx";
import { booksQuery } from "./queries.ts";
import { StateDialog } from "./state-dialog.tsx";

const COLUMNS = ["When", "What", "By", "State"] as const;

/** One account: its state and month, what it paid and was given, and what an admin can do. */
export function Books({ id }: { id: string }) {
  return (
    <AdminLoaded of={useQuery(booksQuery(id))} columns={COLUMNS} waiting="Loading the account">
      {(account) => <Account {...account} />}
    </AdminLoaded>
  );
}

function Account(account: AccountBooks) {
  const { id, email, state, stateReason, stateBy, isApplied } = account;
  const [asked, setAsked] = useState<"state" | "gift" | null>(null);
  const close = () => setAsked(null);
  return (
    <AdminSection
      title={email ?? "Erased account"}
      headClass="admin-head border-line border-t"
      aside={
        <>
          {state !== "closed" && (
            <>
              <Action onClick={() => setAsked("gift")}>Give</Action>
              <Action isDanger onClick={() => setAsked("state")}>
                {state === "open" ? "Suspend" : "Reopen"}
              </Action>
            </>
          )}
          <HistoryLink subject={id} />
        </>
      }
    >
      <p className="empty">
        <strong className={state === "open" ? "text-fg" : "text-danger"}>{state}</strong>
        {stateReason && `: ${stateReason}`}
        {stateBy && ` (${stateBy})`}
        {!isApplied && ". Its object has not heard of it yet; cron writes to it every minute."} Plan{" "}
        {account.tier}, {formatCount(account.creditsUsed)} of {formatCount(account.creditsLimit)} credits
        used. Keys:{" "}
        {account.keys
          .map(({ name, keyPreview, isActive }) => `${name} ${keyPreview}${isActive ? "" : " (ended)"}`)
          .join(", ") || "none"}
        .
      </p>
      <BooksTable {...account} />
      {asked === "state" && <StateDialog account={account} onClose={close} />}
      {asked === "gift" && <GiftDialog account={account} onClose={close} />}
    </AdminSection>
  );
}

function BooksTable({ payments, gifts }: Pick<AccountBooks, "payments" | "gifts">) {
  if (payments.length + gifts.length === 0)
    return <p className="empty">It paid nothing and was given nothing.</p>;
  return (
    <AdminTable columns={COLUMNS}>
      {payments.map(({ id, at, product, priceCents, method, state, isReversed }) => (
        <tr key={id}>
          <th scope="row">
            <Day at={at} />
          </th>
          <td>
            {product}, {formatDollars(priceCents)}
          </td>
          <td>{method}</td>
          <td>{isReversed ? "reversed" : state}</td>
        </tr>
      ))}
      {gifts.map(({ id, at, what, reason, admin, isApplied }) => (
        <tr key={id}>
          <th scope="row">
            <Day at={at} />
          </th>
          <td>
            {what}: {reason}
          </td>
          <td>{admin}</td>
          <td>{isApplied ? "given" : "on its way"}</td>
        </tr>
      ))}
    </AdminTable>
  );
}
