import { apiKey } from "@better-auth/api-key";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";

/** A key with so many calls left that no measurement ends them. */
const CALLS_LEFT = 1_000_000_000;

let known;
const openAuth = (env) => {
  known ??= betterAuth({
    database: env.DB,
    baseURL: "http://127.0.0.1",
    secret: "a secret of the benchmark, long enough",
    plugins: [apiKey({ rateLimit: { enabled: false } })],
  });
  return known;
};

/** The peer as its own documentation sets it up: POST /account makes a key, POST /verify takes one of its calls. */
export default {
  async fetch(request, env) {
    const auth = openAuth(env);
    if (new URL(request.url).pathname === "/account") {
      const { runMigrations } = await getMigrations(auth.options);
      await runMigrations();
      const context = await auth.$context;
      const user = await context.internalAdapter.createUser({
        email: `${crypto.randomUUID()}@example.com`,
        name: "bench",
        emailVerified: true,
      });
      const made = await auth.api.createApiKey({ body: { userId: user.id, remaining: CALLS_LEFT } });
      return Response.json({ key: made.key });
    }
    const result = await auth.api.verifyApiKey({ body: { key: request.headers.get("x-api-key") ?? "" } });
    return Response.json(
      { valid: result.valid, left: result.key?.remaining },
      { status: result.valid ? 200 : 401 },
    );
  },
};
