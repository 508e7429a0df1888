/** A prompt line that takes one name to the terminal; without scripts it is a plain form. */
export const AskLine = () => (
  <form className="prompt-line mt-8 w-full max-w-160" action="/app">
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
