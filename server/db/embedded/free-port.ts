/** A port for a part of the shop that needs one, whichever. */
import { createServer } from "node:net";

/**
 * Below the ports the kernel hands out by itself (Linux: 32768 and up), or any connection of this machine could take the
 * port between the look and its use.
 */
const FIRST = 20_000;
const LAST = 32_767;
/** Processes that look at the same time look in different places, and none finds a port twice before it is used. */
const PORTS_OF_A_PROCESS = 64;

let found = 0;

/** A TCP port of 127.0.0.1 nobody listens on. @throws when something else than that keeps it from listening */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + ((process.pid * PORTS_OF_A_PROCESS + found++) % (LAST + 1 - FIRST));
    const code = await tryToListen(port, "127.0.0.1");
    if (code === null) return port;
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on port ${port}: ${code}`);
  }
}

/** Listens for a moment. @returns the error code, null when it can listen */
export function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "UNKNOWN"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
