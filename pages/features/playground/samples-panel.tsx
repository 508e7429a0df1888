import type { Endpoint } from "../../../shared/endpoints.ts";
import { CodePane } from "../../ui/controls/code-pane.tsx";
import { writeCurl, writeJavaScript, writePython } from "./samples.ts";

/** The same call from a shell, from JavaScript and from Python. */
export function SamplesPanel({ endpoint, message }: { endpoint: Endpoint; message: string }) {
  const sample = { origin: typeof location === "undefined" ? "" : location.origin, endpoint, message };
  return (
    <section aria-label="The same call in code" className="samples">
      <CodePane title="cURL" code={writeCurl(sample)} />
      <CodePane title="JavaScript" code={writeJavaScript(sample)} />
      <CodePane title="Python" code={writePython(sample)} />
    </section>
  );
}
