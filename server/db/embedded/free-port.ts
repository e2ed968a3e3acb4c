/** A port for a part of the shop that needs one, whichever. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports the kernel hands out by itself (Linux: 32768 and up), or any connection of this machine could take the
 * port between the look and its use.
 */
const FIRST = 20_000;
const LAST = 32_767;

/** A TCP port of 127.0.0.1 nobody listens on. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}

/** @throws what keeps it from listening other than that the port is taken */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}
