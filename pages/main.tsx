import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod";
import { createQueryClient } from "./api/query-client.ts";
import { createSiteRouter } from "./router.tsx";
import { showToastAtom } from "./ui/toast.ts";

// The content security policy forbids eval, which zod would try.
z.config({ jitless: true });

const store = createStore();
const client = createQueryClient((report) => store.set(showToastAtom, report));
const router = createSiteRouter(store);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
);
