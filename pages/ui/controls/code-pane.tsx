import { CopyButton } from "../copy-button.tsx";

interface CodePaneProps {
  title: string;
  code: string;
  /** long lines go on in the next one */
  isWrapped?: boolean;
}

/** A piece of code to take along. */
export function CodePane({ title, code, isWrapped = false }: CodePaneProps) {
  return (
    <figure className="flex min-w-0 flex-col" aria-label={title}>
      <div className="panel-head">
        <p className="label">{title}</p>
        <CopyButton text={() => code} done="Copied!" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className={isWrapped ? "code whitespace-pre-wrap break-words" : "code"} tabIndex={0}>
        {code}
      </pre>
    </figure>
  );
}
