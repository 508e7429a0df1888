import { type ReactNode, useId } from "react";
import { ENDPOINTS, type Endpoint } from "../../../../shared/endpoints.ts";
import type { LimitDraft } from "./limit-draft.ts";

interface LimitsFieldsProps {
  draft: LimitDraft;
  onChange: (draft: LimitDraft) => void;
}

/** What a key may do, to be filled in; empty is no limit. */
export function LimitsFields({ draft, onChange }: LimitsFieldsProps) {
  const form = useId();
  const set = (change: Partial<LimitDraft>) => onChange({ ...draft, ...change });
  const toggle = (name: Endpoint, isOn: boolean) =>
    set({ endpoints: ENDPOINTS.filter((one) => (one === name ? isOn : draft.endpoints.includes(one))) });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={`${form}-budget`} label="Monthly budget, credits">
          <input
            id={`${form}-budget`}
            className="field"
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000_000}
            placeholder="no limit"
            value={draft.budget}
            onChange={(event) => set({ budget: event.target.value })}
          />
        </Field>
        <Field id={`${form}-last-day`} label="Last day, UTC">
          <input
            id={`${form}-last-day`}
            className="field"
            type="date"
            value={draft.lastDay}
            onChange={(event) => set({ lastDay: event.target.value })}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="label">Endpoints</legend>
        <div className="flex flex-wrap gap-4">
          {ENDPOINTS.map((name) => (
            <label key={name} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={draft.endpoints.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        id={`${form}-networks`}
        label="Networks, one per line"
        note="Addresses it may be called from, such as 203.0.113.0/24."
      >
        <textarea
          id={`${form}-networks`}
          className="field"
          rows={2}
          spellCheck={false}
          placeholder="any"
          value={draft.networks}
          onChange={(event) => set({ networks: event.target.value })}
        />
      </Field>
      <Field
        id={`${form}-sites`}
        label="Sites, one per line"
        note="Such as https://app.example.com. Not a security boundary: only browsers report truthfully where they are."
      >
        <textarea
          id={`${form}-sites`}
          className="field"
          rows={2}
          spellCheck={false}
          placeholder="any"
          value={draft.origins}
          onChange={(event) => set({ origins: event.target.value })}
        />
      </Field>
    </div>
  );
}

interface FieldProps {
  /** of the control */
  id: string;
  label: string;
  note?: string;
  children: ReactNode;
}

function Field({ id, label, note, children }: FieldProps) {
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {note && <p className="field-note">{note}</p>}
    </div>
  );
}
