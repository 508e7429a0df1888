import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { PRODUCT } from "../shared/product.ts";
import { sharePictures } from "./prerender/share/write-share.ts";
import { coreFont } from "./prerender/write-core-font.ts";
import { apiDocument } from "./prerender/write-document.ts";
import { prerender } from "./prerender/write-screens.ts";

const pages = fileURLToPath(new URL(".", import.meta.url));

/** Writes the product's name into index.html. */
const productName: Plugin = {
  name: "product-name",
  transformIndexHtml: (html) => html.replaceAll("%PRODUCT%", PRODUCT),
};

/** React Query's observers that few screens need. */
const FEW = "(?!.*\\/(use(InfiniteQuery|Mutation\\w*)|(infiniteQuery|mutation)Observer)\\.)";
const ofPackages = (names: string) => new RegExp(`node_modules/(${names})/${FEW}`);
const anyOf = (...places: string[]) => new RegExp(places.join("|"));
const PARTS = anyOf(
  "pages/(api/(?!stream|filled|operator)|router|routeTree|routes/__root)",
  "pages/ui/(age|life/alive|change|icon|kept|market-mark|notice|say-engine|theme|theme-switch|toast|toaster|shell/\\w+)\\.",
  "pages/features/auth/(queries|account-link)\\.",
  "pages/features/markets/(queries|hours/stock-hours-mark|tape-panel|status-panel)\\.",
  "pages/features/(palette/palette-keys|newsletter/link)\\.",
  "shared/(format|listed|product|time)\\.",
);
/** What several screens behind the first need: too small to be files of their own, each of which the first one lists. */
const BITS = anyOf(
  "pages/(api/operator|features/(record|chat/asset)/section|ui/(community|copy-button|save-file))\\.",
  "pages/ui/controls/(action|ask-dialog|dialog|loaded|prompt-line|section|segments|spinner|table|trouble)\\.",
  "lucide-react/dist/esm/(createLucideIcon|Icon|context|shared|icons/(rotate-cw|x|download)\\.)",
  "shared/(message-limits|talk-limits|action)\\.",
  "@tanstack/.*/(use(InfiniteQuery|Mutation)|(infiniteQuery|mutation)Observer)\\.",
);
/** What every screen needs, in two files instead of twenty, and what reads replies in one: small files compress badly. */
const GROUPS = [
  { name: "react", test: ofPackages("react|react-dom|scheduler") },
  {
    name: "router",
    test: ofPackages(
      "use-sync-external-store|@tanstack/(react-router|router-core|history|react-store|store)",
    ),
  },
  { name: "state", test: ofPackages("jotai|@tanstack/(react-query|query-core)") },
  { name: "zod", test: /node_modules\/zod\/|pages\/api\/zod\./ },
  { name: "ui", test: PARTS },
  { name: "bits", test: BITS },
  { name: "words", test: /pages\/ui\/words\/(say|round-percents)\./ },
];

/** What the dev server takes from the server behind it: the API, and the reference as it was built. */
const BUILT = [
  "/api/",
  "/mcp",
  "/.well-known/oauth-",
  "/openapi.json",
  "/server.json",
  "/llms.txt",
  "^/api-docs/.",
  "/assets/",
];
const built = `http://127.0.0.1:${process.env.PORT ?? 8787}`;

export default defineConfig({
  root: pages,
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: `${pages}routes`,
      generatedRouteTree: `${pages}routeTree.gen.ts`,
      addExtensions: true,
    }),
    react(),
    tailwindcss(),
    productName,
    coreFont,
    apiDocument,
    sharePictures,
    prerender,
  ],
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: {
    outDir: `${pages}../dist/site`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser we build for preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What every screen begins with is there already.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "js"
          ? files.filter((file) => !/\/(react|router|state|rolldown-runtime|ui)-/.test(file))
          : files,
    },
    rolldownOptions: {
      // The site, and the form of its reference, which has a stylesheet of its own.
      input: [`${pages}index.html`, `${pages}reference/reference.html`],
      // Every page carries the names of all files; letters of a hash are what compresses least in them.
      output: { codeSplitting: { groups: GROUPS }, chunkFileNames: "assets/[name]-[hash:7].js" },
    },
  },
  server: { proxy: Object.fromEntries(BUILT.map((path) => [path, built])) },
});
