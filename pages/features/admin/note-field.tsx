const NOTE_MAX_LENGTH = 500;

/** The reason of what an admin does, which stays in the audit log. */
export function NoteField({
  note,
  onChange,
  label = "Note for the audit log",
}: {
  note: string;
  onChange: (note: string) => void;
  label?: string;
}) {
  return (
    <label>
      <span className="label">{label}</span>
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
