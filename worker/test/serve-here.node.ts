import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of the street on 127.0.0.1. */
export interface ServerHere {
  /** without a slash at its end */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves on 127.0.0.1, on a free port unless told. Connections stay open as long as the asker wants: Node itself closes those
 * that rested for five seconds, and loses a POST that is sent just then.
 */
export async function serveHere(answer: RequestListener, port = 0): Promise<ServerHere> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
