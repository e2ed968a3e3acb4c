/** Finds a free port for a part of the shop. */
import { createServer } from "node:net";

/**
 * Below the kernel's ephemeral ports (Linux: 32768 and up). Otherwise any connection could take the port
 * between the check and its use.
 */
const FIRST = 20_000;
const LAST = 32_767;
/** Separates concurrent processes, and keeps a process from returning a port twice before its use. */
const PORTS_OF_A_PROCESS = 64;

let offset = 0;

/** Returns an unused TCP port of 127.0.0.1. @throws if listening fails for another reason */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + ((process.pid * PORTS_OF_A_PROCESS + offset++) % (LAST + 1 - FIRST));
    const code = await tryToListen(port, "127.0.0.1");
    if (code === null) return port;
    if (code !== "EADDRINUSE") throw new Error(`Cannot listen on port ${port}: ${code}`);
  }
}

/** Listens briefly. @returns the error code, or null if listening works */
export function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "UNKNOWN"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
