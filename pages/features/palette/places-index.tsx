import { Link } from "@tanstack/react-router";
import { sortPlaces } from "./places.ts";

const PLACE =
  "grid grid-cols-[160px_1fr] items-baseline gap-4 border-t border-l-2 border-line pt-2.5 pr-4 pb-[9px] " +
  "pl-3.5 hover:bg-surface-2 hover:text-fg sm:pr-6 sm:pl-5.5 [&>code]:font-mono [&>code]:text-sm";
const MEANT = "border-l-amber text-fg [&>code]:text-amber";
const OTHER = "border-l-transparent text-fg-2 [&>code]:text-fg-3";

/** Everything that is listed, and first what `path` may have meant. */
export default function PlacesIndex({ path }: { path: string }) {
  const places = sortPlaces(path);
  const meant = places.filter(({ isAlike }) => isAlike).length;
  return (
    <nav aria-labelledby="places-title">
      <h2 id="places-title" className="label px-4 py-3 sm:px-6">
        {meant > 0 ? "Did you mean" : "All pages"}
      </h2>
      <ul>
        {places.map(({ place, isAlike }) => (
          <li key={place.to}>
            <Link to={place.to} className={`${PLACE} ${isAlike ? MEANT : OTHER}`}>
              <code>{place.to}</code>
              <span>{place.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
