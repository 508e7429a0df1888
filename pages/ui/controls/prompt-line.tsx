import { type ComponentProps, useId } from "react";

/** A field on a line of its own behind a ›, under its label; `children` is its button. The rest goes to the input. */
export function PromptLine({ label, children, ...input }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="prompt-line">
        <span className="prompt-mark text-amber" aria-hidden>
          ›
        </span>
        <input id={id} className="prompt-input" {...input} />
        {children}
      </div>
    </>
  );
}
