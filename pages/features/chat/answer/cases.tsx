import type { Call, Statement } from "../../../../shared/analysis.ts";
import { Cited } from "../facts/citation.tsx";

function Case({ title, statements }: { title: string; statements: Statement[] }) {
  if (statements.length === 0) return null;
  return (
    <section className="case">
      <h4 className="label">{title}</h4>
      <ul>
        {statements.map((statement) => (
          <li key={statement.text}>
            <Cited {...statement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What speaks for and against the asset, what could go wrong, and what would prove the call wrong. */
export function Cases({ call: { bull, bear, context, risk, invalidation } }: { call: Call }) {
  return (
    <div className="cases">
      <Case title="Bull case" statements={bull} />
      <Case title="Bear case" statements={bear} />
      <Case title="Beside the score" statements={context} />
      <Case title="Main risk" statements={risk ? [risk] : []} />
      <Case title="Proven wrong if" statements={invalidation ? [invalidation] : []} />
    </div>
  );
}
