import type { PostedEndpoint } from "../../../shared/endpoints.ts";
import { CodePane } from "../../ui/controls/code-pane.tsx";
import { bodyOf } from "./endpoints.ts";
import { writeCurl, writeJavaScript, writePython } from "./samples.ts";

/** The same call from a shell, from JavaScript and from Python. */
export function SamplesPanel({ endpoint, message }: { endpoint: PostedEndpoint; message: string }) {
  const origin = typeof location === "undefined" ? "" : location.origin;
  const call = { url: `${origin}/api/v1/${endpoint}`, isKeyed: true, body: bodyOf(endpoint, message) };
  return (
    <section aria-label="The same call in code" className="samples">
      <CodePane title="cURL" code={writeCurl(call)} />
      <CodePane title="JavaScript" code={writeJavaScript(call)} />
      <CodePane title="Python" code={writePython(call)} />
    </section>
  );
}
