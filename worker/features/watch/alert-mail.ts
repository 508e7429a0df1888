import { formatUsd } from "../../../shared/format.ts";
import { MAX_ALERT_MAILS, type WatchAlert } from "../../../shared/watch.ts";
import { renderMail } from "../../providers/mail/render-mail.tsx";
import { findAsset } from "../markets/assets.ts";
import { type AlertRow, toCondition } from "./read-watch.ts";

/** What made an alert fire. `price` in USD; `pricedAt` when it was made, epoch ms; `action` the call that came of it. */
export interface Sighting {
  price: number;
  source: string;
  pricedAt: number;
  action: AlertRow["action"];
}

const sayMoment = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;
const LABELS = {
  live: [],
  simulated: ["This is the simulated market: nobody traded at this price."],
  replay: ["This is a replay of past prices, not today's market."],
};

/** The mail of an alert that fires: subject, HTML and the same words as plain text. */
export function renderAlertMail(
  row: AlertRow,
  { price, source, pricedAt, action }: Sighting,
  { link, stopLink }: { link: string; stopLink: string },
) {
  const name = findAsset(row.asset)?.name ?? row.asset;
  const { heading, waited } = sayCondition(name, toCondition(row), formatUsd(price), action);
  return renderMail({
    subject: `${row.asset}: ${heading}${row.market === "live" ? "" : ` (${row.market})`}`,
    preview: `${formatUsd(price)}, ${source}, ${sayMoment(pricedAt)}`,
    header: "Alert",
    heading,
    paragraphs: [
      `Price ${formatUsd(price)}, source ${source}, ${sayMoment(pricedAt)}.`,
      waited,
      ...LABELS[row.market],
      "This alert is now off. You can turn it on again on your account page.",
    ],
    button: { label: `See ${name}`, link },
    small: `You get this because you set this alert; at most ${MAX_ALERT_MAILS} such emails a day. It is information, not financial advice.`,
    smallLink: { label: "Stop alert mails", link: stopLink },
  });
}

function sayCondition(
  name: string,
  condition: WatchAlert["condition"],
  price: string,
  action: Sighting["action"],
): { heading: string; waited: string } {
  switch (condition.kind) {
    case "level": {
      const level = formatUsd(condition.price);
      return {
        heading: `${name} is at or ${condition.side} ${level}`,
        waited: `Your alert was set for ${level} or ${condition.side === "above" ? "more" : "less"}; the price is ${price}.`,
      };
    }
    case "range":
      return {
        heading: `${name} has left its forecast range`,
        waited:
          `At the close of ${condition.from} the ${condition.horizonDays}-day 80% range ` +
          `was ${formatUsd(condition.low)} to ${formatUsd(condition.high)}. The price has ` +
          "touched or left it.",
      };
    case "call":
      return {
        heading: `${name}: the call is ${action ?? "none"}, no longer ${condition.action}`,
        waited: `The day's call was ${condition.action} until the close of ${condition.from}. At the last close it is ${action ?? "none"}.`,
      };
  }
}
