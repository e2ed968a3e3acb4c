/**
 * A proxy to PostgreSQL that can go silent: connections stay open without data, as when the server is
 * suspended.
 */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface DatabaseLine {
  /** Replaces the database's address. */
  readonly url: string;
  /** While silent, data in both directions is held back. */
  setSilent(isSilent: boolean): void;
  /** Breaks every connection. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.end();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const setSilent = (silent: boolean) => {
    isSilent = silent;
    for (const socket of sockets) {
      if (silent) socket.pause();
      else socket.resume();
    }
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    setSilent,
    cut,
    stop: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
