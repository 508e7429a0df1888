import { Link } from "@tanstack/react-router";
import { findMarkets, sortPlaces } from "./places.ts";

/** Everything that is listed, and first what `path` may have meant. */
export default function PlacesIndex({ path }: { path: string }) {
  const places = sortPlaces(path);
  const markets = findMarkets(path);
  const meant = markets.length + places.filter(({ isAlike }) => isAlike).length;
  return (
    <nav className="places" aria-labelledby="places-title">
      <h2 id="places-title" className="label">
        {meant > 0 ? "Perhaps you meant" : "What is listed"}
      </h2>
      <ul>
        {markets.map(({ symbol, name }) => (
          <li key={symbol}>
            <Link to="/markets/$symbol" params={{ symbol }} className="place place-meant">
              <code>/markets/{symbol}</code>
              <span>{name}</span>
            </Link>
          </li>
        ))}
        {places.map(({ place, isAlike }) => (
          <li key={place.to}>
            <Link to={place.to} className={isAlike ? "place place-meant" : "place"}>
              <code>{place.to}</code>
              <span>{place.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
