import { ERRORS, type ErrorCode } from "../../../shared/errors.ts";

const REFUSALS: readonly ErrorCode[] = [
  "message_empty",
  "key_invalid",
  "account_suspended",
  "credits_exhausted",
  "unsupported_media_type",
  "asset_unknown",
  "rate_limited",
  "market_data_unavailable",
];

/** The refusals a caller meets, none of which costs anything. */
export default function Refusals() {
  return (
    <section aria-labelledby="refusals">
      <div className="panel-head">
        <h2 id="refusals" className="label">
          Refusals
        </h2>
        <span className="label">free of charge, all of them</span>
      </div>
      <dl className="refusals">
        {REFUSALS.map((code) => (
          <div key={code}>
            <dt>
              {ERRORS[code].status} <span className="text-fg-3">{code}</span>
            </dt>
            <dd>{ERRORS[code].message}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
