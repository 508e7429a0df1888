import { useQuery } from "@tanstack/react-query";
import { NGMA_PRICE_MICRO_USD } from "../../../../shared/ngma.ts";
import { symbolOf } from "../choices.ts";
import { formatCents } from "../order.ts";
import { balanceQuery, type Choice, rateQuery } from "../queries.ts";

const DOLLAR_MICRO = 1_000_000;
const DIGITS = 4;

/** "0.1334 SOL = $20.00" before anything is fixed, and what the wallet holds of it. */
export function AboutAmount({
  choice,
  cents,
  wallet,
}: {
  choice: Choice;
  cents: number;
  wallet: string | null;
}) {
  const { network, token } = choice;
  const isCoin = token === "native";
  const { data } = useQuery({ ...rateQuery(network), enabled: isCoin });
  const rate = isCoin
    ? data?.rate
    : { usd: token === "NGMA" ? NGMA_PRICE_MICRO_USD / DOLLAR_MICRO : 1, source: null };
  const symbol = symbolOf(token, network);
  return (
    <p className="order-note">
      {rate && (
        <>
          {sayAmount(cents / 100 / rate.usd)} {symbol} = {formatCents(cents)}
          {rate.source &&
            ` at $${rate.usd.toLocaleString("en-US", { maximumFractionDigits: 6 })}, ${rate.source}`}
          .{" "}
        </>
      )}
      {isCoin && data && !rate && `There is no reliable price of ${symbol} right now. `}
      {wallet && <Balance choice={choice} wallet={wallet} />}
    </p>
  );
}

const sayAmount = (amount: number) =>
  amount.toLocaleString("en-US", {
    maximumSignificantDigits: Math.max(DIGITS, String(Math.floor(amount)).length + 2),
  });

function Balance({ choice: { network, token }, wallet }: { choice: Choice; wallet: string }) {
  const { data } = useQuery(balanceQuery(network, token, wallet));
  if (!data?.balance) return null;
  return (
    <>
      Your wallet holds {sayAmount(Number(data.balance))} {symbolOf(token, network)}.
    </>
  );
}
