import { createFileRoute } from "@tanstack/react-router";
import { LoginPanel } from "../features/auth/login-panel.tsx";

export const Route = createFileRoute("/login")({ component: LoginPanel, staticData: { title: "Log in" } });
