/** Checks ports before the long work, so that a port in use is reported at once. */
import type { Config } from "../../config";
import { tryToListen } from "../../db/embedded/free-port";
import { OperatorError } from "../../errors";

/** Each port of the shop with its variable. */
export type Ports = readonly (readonly [variable: string, port: number])[];

export function portsOf({ apiPort, sitePort, sandbox }: Config): Ports {
  return [
    ["API_PORT", apiPort],
    ["SITE_PORT", sitePort],
    ...(sandbox
      ? ([
          ["SANDBOX_PORT", sandbox.port],
          ["SANDBOX_PAYMENTS_PORT", sandbox.paymentsPort],
          ["SANDBOX_SMTP_PORT", sandbox.smtpPort],
        ] as const)
      : []),
  ];
}

/** @throws OperatorError if two parts use the same port */
export function requireDifferentPorts(ports: Ports): void {
  for (const [at, [variable, port]] of ports.entries()) {
    const same = ports.slice(at + 1).find(([, other]) => other === port);
    if (same)
      throw new OperatorError(`${variable} and ${same[0]} are both ${port}: give them different ports.`);
  }
}

/** @throws OperatorError if another program listens on the port, or if this user may not */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    // A machine without IPv6 returns another error code, which is fine.
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      throw new OperatorError(
        `Port ${port} is in use by another program: stop it or set ${variable} to a free port.`,
      );
    }
    if (code === "EACCES") {
      throw new OperatorError(`Port ${port} needs more privileges: set ${variable} to a port above 1023.`);
    }
  }
}
