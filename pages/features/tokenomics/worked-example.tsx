import { useState } from "react";
import { formatCount } from "../../../shared/format.ts";
import { parseMicroUsd, splitTokens } from "./split-tokens.ts";

const EXAMPLE = { price: "120", token: "0.005" };

const RESULT = "block border-line border-t bg-surface px-6 py-4";

interface Field {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

function Amount({ label, value, onChange }: Field) {
  return (
    <label className="grid content-end gap-1.5 px-6 py-4">
      <span className="label">{label}</span>
      <input
        className="field"
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** What a price in dollars comes to in NGMA, and where it goes; the prices can be changed. */
export function WorkedExample() {
  const [price, setPrice] = useState(EXAMPLE.price);
  const [token, setToken] = useState(EXAMPLE.token);
  const [priceMicro, tokenMicro] = [parseMicroUsd(price), parseMicroUsd(token)];
  const split = priceMicro && tokenMicro ? splitTokens(priceMicro, tokenMicro) : null;
  return (
    <div className="mt-4 max-w-[760px] border border-line">
      <div className="grid sm:grid-cols-2">
        <Amount label="Price in USD" value={price} onChange={setPrice} />
        <Amount label="Example price of one NGMA in USD" value={token} onChange={setToken} />
      </div>
      {split ? (
        <output className={RESULT}>
          ${price} at ${token} needs <strong>{formatCount(split.tokens)} NGMA</strong>:{" "}
          {formatCount(split.burned)} are burned, {formatCount(split.locked)} locked and{" "}
          {formatCount(split.liquidity)} go to liquidity.
        </output>
      ) : (
        <output className={RESULT}>Enter two amounts above zero, such as 120 and 0.005.</output>
      )}
    </div>
  );
}
