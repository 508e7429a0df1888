import { useId, useState } from "react";
import { formatUsd } from "../../../shared/format.ts";
import type { NewAlert } from "../../../shared/watch.ts";
import { messageOf } from "../../api/api-error.ts";
import { AskDialog } from "../../ui/controls/ask-dialog.tsx";
import { Segments } from "../../ui/controls/segments.tsx";
import { useWatchChange } from "./use-watch.ts";

const KINDS = [
  ["level", "Price"],
  ["range", "Forecast range"],
  ["call", "Call"],
] as const;
const SIDES = [
  ["above", "▲ At or above"],
  ["below", "▼ At or below"],
] as const;
const HORIZONS = [
  ["7", "7 days"],
  ["30", "30 days"],
] as const;

/** An asset to watch; `price` in USD where it is known. */
export interface WatchedAsset {
  symbol: NewAlert["asset"];
  name: string;
  price?: number | undefined;
}

interface AlertDialogProps {
  asset: WatchedAsset;
  /** what stands in the form at first, price in USD */
  level?: { side: "above" | "below"; price: number } | undefined;
  onClose: () => void;
}

/** Asks which alert the person wants on an asset. */
export function AlertDialog({ asset, level, onClose }: AlertDialogProps) {
  const [kind, setKind] = useState<NewAlert["kind"]>("level");
  const [side, setSide] = useState(level?.side ?? "above");
  const [typed, setTyped] = useState(level ? String(level.price) : "");
  const [days, setDays] = useState<"7" | "30">("30");
  const [field, note] = [useId(), useId()];
  const { mutate, isPending, error } = useWatchChange(onClose);
  const price = Number(typed.replaceAll(",", ""));
  const isReady = kind !== "level" || price > 0;
  const symbol = asset.symbol;
  const alert: NewAlert =
    kind === "level"
      ? { kind, asset: symbol, side, price }
      : kind === "range"
        ? { kind, asset: symbol, horizonDays: days === "7" ? 7 : 30 }
        : { kind, asset: symbol };
  return (
    <AskDialog
      title={`Alert for ${asset.name}`}
      label="Set alert"
      onSubmit={() => mutate({ do: "make", alert })}
      isReady={isReady}
      isPending={isPending}
      onClose={onClose}
    >
      <Segments label="What to wait for" options={KINDS} value={kind} onChange={setKind} />
      {kind === "level" && (
        <>
          <Segments label="Side" options={SIDES} value={side} onChange={setSide} />
          <div>
            <label htmlFor={field}>Price in USD</label>
            <input
              id={field}
              className="field"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={typed}
              aria-describedby={note}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
        </>
      )}
      {kind === "range" && <Segments label="Days ahead" options={HORIZONS} value={days} onChange={setDays} />}
      <p id={note} className="field-note">
        {kind === "level" && (asset.price ? `It is ${formatUsd(asset.price)} now.` : "")}
        {kind === "range" &&
          "The 80% range of the last close, kept as it is now; it fires when the price touches or leaves it."}
        {kind === "call" && "It fires at the first daily close whose call differs from today's."}
      </p>
      {error && (
        <p className="field-note text-danger" role="alert">
          {messageOf(error, "Nothing was set. Please try again.")}
        </p>
      )}
    </AskDialog>
  );
}
