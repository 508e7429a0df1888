import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to `port` of this machine that can be cut while something travels on it. */
export async function openLine(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const far = connect(port, "127.0.0.1");
    for (const [end, other] of [[socket, far] as const, [far, socket] as const]) {
      sockets.add(end);
      end.on("error", () => other.destroy());
      end.on("close", () => sockets.delete(end));
    }
    socket.pipe(far).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    cut();
    server.close();
  };
  return { site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cut, close };
}
