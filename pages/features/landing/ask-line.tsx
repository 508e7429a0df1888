/** A prompt line that takes a question, or only a name, to the terminal as it stands; without scripts it is a plain form. */
export const AskLine = () => (
  <form className="prompt-line mt-8 w-full max-w-160" action="/app">
    <label className="prompt-mark" htmlFor="ask">
      <span className="text-amber" aria-hidden>
        ›
      </span>
      <span className="sr-only">Your question</span>
    </label>
    <input
      id="ask"
      name="ask"
      className="prompt-input"
      placeholder="Should I buy Bitcoin?"
      maxLength={2000}
      autoComplete="off"
      enterKeyHint="go"
    />
    <button type="submit" className="button prompt-button">
      Ask
    </button>
  </form>
);
