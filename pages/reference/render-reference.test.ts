import { createMemoryHistory } from "@tanstack/react-router";
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
import { ERRORS } from "../../shared/errors.ts";
import { createQueryClient } from "../api/query-client.ts";
import { OPERATIONS, writeDocument } from "../openapi/document.ts";
import type { OpenApiDocument } from "../openapi/openapi.ts";
import type { Operation } from "../openapi/operation.ts";
import { createSiteRouter } from "../router.tsx";
import { listPages } from "./content/list-pages.ts";
import { writeLine } from "./content/write-markdown.ts";
import { renderReference } from "./render-reference.tsx";

const ORIGIN = "https://enigma.example";
const { pages, llms } = renderReference(ORIGIN);
const paths = new Set(pages.map(({ path }) => path));
const documentOf = (html: string) => new DOMParser().parseFromString(html, "text/html");
const screens = new Set<string>(
  Object.values(
    createSiteRouter(
      createStore(),
      createQueryClient(() => {}),
      createMemoryHistory(),
    ).routesByPath,
  ).map((route) => route.fullPath),
);
/** Files of the site beside its pages. */
const FILES = /^\/(openapi\.json|llms\.txt|samples\/[\w.-]+|\.well-known\/[\w-]+)$/;

/** What the document shows as the operation's answer. */
function sampleOf({ paths }: OpenApiDocument, { path, method }: Operation): unknown {
  const [told] = Object.values(paths[path]?.[method]?.responses[200]?.content ?? {});
  const example = told?.examples?.sample;
  return example && "value" in example && example.value;
}

describe("the reference", () => {
  it("has a page of every operation and of every error code, each at an address of its own", () => {
    expect(paths.size).toBe(pages.length);
    for (const { path } of OPERATIONS)
      expect(pages.some(({ title }) => title.endsWith(` ${path}`))).toBe(true);
    for (const code of Object.keys(ERRORS)) expect(paths).toContain(`/api-docs/errors/${code}`);
  });

  it("leads nowhere where there is nothing", () => {
    const lost = pages.flatMap(({ path, html }) =>
      [...documentOf(html).querySelectorAll("a")].flatMap((link) => {
        const [to = ""] = (link.getAttribute("href") ?? "").split(/[?#]/);
        const isThere = to === "" || paths.has(to.replace(/\.md$/, "")) || screens.has(to) || FILES.test(to);
        return isThere ? [] : [`${path} -> ${to}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it("marks its own place in the list, and has one heading of the first rank and no id twice", () => {
    for (const { path, html, isListed } of pages) {
      const page = documentOf(html);
      expect([path, page.querySelectorAll("h1").length]).toEqual([path, 1]);
      const marked = [...page.querySelectorAll('[aria-current="page"]')].map((link) =>
        link.getAttribute("href"),
      );
      expect(marked).toEqual(isListed ? [path] : []);
      const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(html).not.toMatch(/undefined|\[object|\{\{|<script|style="/);
    }
  });

  it("shows each answer's sample whole, with what every field of it means", () => {
    const document = writeDocument(ORIGIN);
    for (const operation of OPERATIONS) {
      const page = listPages(ORIGIN).find(({ title }) => title === operation.path);
      const told = sampleOf(document, operation);
      if (typeof told === "string") {
        expect(page?.blocks).toContainEqual({ kind: "code", sample: { title: "200, text/csv", text: told } });
        continue;
      }
      const [sample] = page?.blocks.flatMap((block) => (block.kind === "json" ? [block] : [])) ?? [];
      expect(JSON.parse(sample?.lines.map(writeLine).join("\n") ?? "")).toEqual(told);
      const silent = sample?.lines.filter(({ tokens: [first], note }) => first?.[0] === "key" && note === "");
      expect(silent?.map(writeLine)).toEqual([]);
    }
  });

  it("fills the playground in where that knows the call", () => {
    const links = pages.flatMap(({ html }) => [...documentOf(html).querySelectorAll("a.try")]);
    const calls = links.map((link) => new URL(link.getAttribute("href") ?? "", ORIGIN).searchParams);
    expect(calls.map((search) => search.get("endpoint"))).toEqual(
      OPERATIONS.filter(({ isKeyed, body, reply }) => isKeyed && body && !reply.type).map(({ id }) => id),
    );
    for (const search of calls) expect(search.get("message")).toBeTruthy();
  });

  it("is Markdown too, and /llms.txt lists every page but those of single codes", () => {
    for (const { path, title, markdown, isListed } of pages) {
      expect(markdown.startsWith(`# ${title}\n`)).toBe(true);
      expect(llms.includes(`${ORIGIN}${path}.md`)).toBe(isListed);
    }
  });
});
