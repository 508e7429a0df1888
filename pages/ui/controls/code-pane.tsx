import { CopyButton } from "../copy-button.tsx";

/** A piece of code to take along. */
export function CodePane({ title, code }: { title: string; code: string }) {
  return (
    <section className="flex min-w-0 flex-col" aria-label={title}>
      <div className="panel-head">
        <h3 className="label">{title}</h3>
        <CopyButton text={() => code} done="Copied!" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="code" tabIndex={0}>
        {code}
      </pre>
    </section>
  );
}
