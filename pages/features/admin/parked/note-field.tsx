const NOTE_MAX_LENGTH = 500;

/** The reason of what an admin does, which stays in the audit log. */
export function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  return (
    <label>
      <span className="label">Note for the audit log</span>
      <textarea
        className="field"
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
