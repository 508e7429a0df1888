import { useQuery } from "@tanstack/react-query";
import type { ProviderStatus } from "../../../shared/status.ts";
import { nameProvider } from "./name-provider.ts";
import { statusQuery } from "./queries.ts";

const USES: [kind: ProviderStatus["kind"], use: string, none: string][] = [
  ["prices", "market data", "the simulated market"],
  ["ai", "AI text and reading", "nobody"],
];

/** Those that this deployment asks now, by name; where the server has not said, where to look. */
export function WhoIsAsked() {
  const { data } = useQuery(statusQuery);
  if (!data) return <>The status page names the ones in use here.</>;
  const said = USES.map(([kind, use, none]) => {
    const names = data.providers.filter((one) => one.kind === kind).map(({ name }) => nameProvider(name));
    return `${use} from ${names.length > 0 ? new Intl.ListFormat("en").format(names) : none}`;
  });
  return <>In use here now: {said.join("; ")}.</>;
}
