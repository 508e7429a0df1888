import { useNavigate } from "@tanstack/react-router";

/** A prompt line that takes one name to the terminal; without scripts it is a plain form. */
export function AskLine() {
  const navigate = useNavigate();
  return (
    <form
      className="prompt-line mt-8 w-full max-w-160"
      action="/app"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get("analyze");
        const analyze = (typeof name === "string" && name.trim()) || "Bitcoin";
        void navigate({ to: "/app", search: { analyze } });
      }}
    >
      <label className="prompt-mark" htmlFor="analyze">
        <span className="text-amber" aria-hidden>
          ›
        </span>{" "}
        Analyze
      </label>
      <input
        id="analyze"
        name="analyze"
        className="prompt-input"
        placeholder="Bitcoin"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="go"
      />
      <button type="submit" className="button prompt-button">
        Run
      </button>
    </form>
  );
}
