import { createFileRoute } from "@tanstack/react-router";
import { LoginPanel } from "../features/auth/request/login-panel.tsx";

export const Route = createFileRoute("/login")({
  component: LoginPanel,
  staticData: { title: "Log in", kind: "screen" },
});
