import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { PRODUCT } from "../shared/product.ts";
import { prerender } from "./prerender/write-screens.ts";

const pages = fileURLToPath(new URL(".", import.meta.url));

/** Writes the product's name into index.html. */
const productName: Plugin = {
  name: "product-name",
  transformIndexHtml: (html) => html.replaceAll("%PRODUCT%", PRODUCT),
};

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
    prerender,
  ],
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: { outDir: `${pages}../dist/site`, emptyOutDir: true, assetsInlineLimit: 0, manifest: true },
  server: { proxy: { "/api/": `http://127.0.0.1:${process.env.PORT ?? 8787}` } },
});
