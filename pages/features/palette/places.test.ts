import { expect, it } from "vitest";
import { sortPlaces } from "./places.ts";

it.each([
  ["/price", "/pricing"],
  ["/whitepapper", "/whitepaper"],
  ["/api/docs", "/api-docs"],
  ["/login/", "/login"],
  ["/token-omics", "/tokenomics"],
  ["/pages/terms-of-service", "/terms"],
])("%s may have meant %s", (path, to) => {
  const [first] = sortPlaces(path);
  expect(first).toMatchObject({ isAlike: true, place: { to } });
});

it("an address like no other suggests nothing, and every place stays listed in its order", () => {
  const places = sortPlaces("/x9-quarterly-zzzz");
  expect(places.some(({ isAlike }) => isAlike)).toBe(false);
  expect(places.map(({ place }) => place.to)).toHaveLength(17);
  expect(places[0]?.place.to).toBe("/");
});
