/** Ports are looked at before the long work, so that a taken one is told at once. */
import { createServer } from "node:net";
import type { SandboxSettings } from "../../outside-services";
import { StartError } from "./start-error";

/** @throws StartError when another program listens on the port, or when this user may not. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is in use by another program: stop it or set ${variable} to a free port.`,
      );
    }
    if (code === "EACCES") {
      throw new StartError(
        `Port ${port} may not be used by this user: set ${variable} to a port above 1023.`,
      );
    }
  }
}

/** The same for every port of the sandboxes. */
export async function requireFreeSandboxPorts(sandbox: SandboxSettings): Promise<void> {
  await requireFreePort(sandbox.port, "SANDBOX_PORT");
  await requireFreePort(sandbox.paymentsPort, "SANDBOX_PAYMENTS_PORT");
  await requireFreePort(sandbox.smtpPort, "SANDBOX_SMTP_PORT");
}

/** @returns the error code, null when it can listen. A machine without IPv6 gives a code of its own, which is fine. */
function tryToListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "UNKNOWN"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
