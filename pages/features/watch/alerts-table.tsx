import type { WatchAlert } from "../../../shared/watch.ts";
import { Age } from "../../ui/age.tsx";
import { Action } from "../../ui/controls/action.tsx";
import { Table } from "../../ui/controls/table.tsx";
import { MarketMark } from "../../ui/market-mark.tsx";
import { sayCondition, sayFired } from "./say-alert.ts";
import { useWatchChange } from "./use-watch.ts";

const STATES = { armed: "On", waiting: "Waits for the price to turn", ended: "Ended" };

/** One line an alert, the newest first: what it waits for, how it stands, arming it again. */
export function AlertsTable({ alerts }: { alerts: WatchAlert[] }) {
  if (alerts.length === 0)
    return (
      <p className="empty">
        No alerts yet. Add an asset to your watchlist and set one: we e-mail you once, when its price reaches
        a level or leaves its forecast range, or when its call changes.
      </p>
    );
  return (
    <Table columns={["Asset", "Waits for", "State", { hidden: "Actions" }]}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </Table>
  );
}

function AlertRow({ alert }: { alert: WatchAlert }) {
  const { id, asset, name, market, condition, fired, state } = alert;
  const { mutate, isPending } = useWatchChange();
  const waitsFor = sayCondition(condition);
  return (
    <tr className="items-center max-sm:grid-cols-[1fr_auto]">
      <th scope="row" className="max-sm:col-span-2">
        <span className="font-sans font-semibold">{asset}</span> <span className="text-fg-3">{name}</span>{" "}
        {market !== "live" && <MarketMark market={market} asOf={alert.armedAt} isPlain />}
      </th>
      <td className="max-sm:col-span-2">
        {waitsFor}
        {condition.kind === "range" && <span className="whitespace-nowrap"> until {condition.until}</span>}
      </td>
      <td>
        {state === "fired" ? (
          <>
            <span className="text-amber">Fired</span> {fired && <Age at={fired.at} word="ago" />}
            {fired && <span className="block text-fg-3">{sayFired(fired)}</span>}
          </>
        ) : (
          <span className={state === "armed" ? "status-mark status-on" : "status-mark"}>{STATES[state]}</span>
        )}
      </td>
      <td className="row-actions">
        {(state === "fired" || state === "ended") && (
          <Action
            name={`Turn on again: ${name} ${waitsFor}`}
            isDisabled={isPending}
            onClick={() => mutate({ do: "arm", id })}
          >
            Turn on again
          </Action>
        )}
        <Action
          name={`Delete: ${name} ${waitsFor}`}
          isDanger
          isDisabled={isPending}
          onClick={() => mutate({ do: "delete", id })}
        >
          Delete
        </Action>
      </td>
    </tr>
  );
}
