/** @jsxImportSource hono/jsx */
import type { Fact } from "../../../shared/analysis.ts";
import { Change } from "./parts.tsx";

/** A change says its way by arrow, sign and colour. */
const Value = ({ fact: { value, unit, text } }: { fact: Fact }) =>
  unit === "percent" && typeof value === "number" && /^[+−]/.test(text) ? (
    <Change percent={value} />
  ) : (
    <span>{text}</span>
  );

/** Figures that are read together, under their title. */
export const Group = ({ title, facts }: { title: string; facts: Fact[]; key?: string }) => (
  <section class="break-inside-avoid border-line border-b px-4 py-3 sm:px-6">
    <h3 class="label">{title}</h3>
    <dl class="mt-1 text-sm">
      {facts.map((fact) => (
        <div key={fact.id} class="flex items-baseline justify-between gap-4 py-1">
          <dt class="text-fg-2">{fact.kind === "headline" ? fact.source : fact.label}</dt>
          <dd class="text-right font-mono">
            <Value fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
