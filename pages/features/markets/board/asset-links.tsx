import { Link } from "@tanstack/react-router";
import type { NamedAsset } from "../../../../shared/catalogue.ts";

/** Assets by symbol, name and class, each a link to its page. */
export function AssetLinks({
  assets,
  className = "",
}: {
  assets: readonly NamedAsset[];
  className?: string;
}) {
  return (
    <ul className={`grid grid-cols-1 border-line border-b text-sm ${className}`}>
      {assets.map(({ symbol, name, class: kind }) => (
        <li key={symbol} className="-mb-px border-line border-b">
          <Link
            to="/markets/$symbol"
            params={{ symbol }}
            className="row flex min-h-9 items-center gap-3 px-4 pointer-coarse:min-h-11 sm:px-6"
          >
            <span className="w-14 shrink-0 font-semibold [font-stretch:85%]">{symbol}</span>
            <span className="min-w-0 flex-1 truncate text-fg-2">{name}</span>
            <span className="label">{kind}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
