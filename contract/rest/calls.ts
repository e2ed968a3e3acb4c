/**
 * What the storefront needs to make a REST call. The schemas of what is sent and answered are the server's; with them every
 * page would load all of the back office's. `npm run codegen` writes it from contract/rest/endpoints.ts.
 */
import { REST } from "./endpoints";

export interface RestCall {
  readonly method: (typeof REST)[keyof typeof REST]["method"];
  /** Parameters are written :name; parameters that are not in the path go into the query. */
  readonly path: string;
  readonly needsSession: boolean;
  /** Needs no session, but uses one that is sent. */
  readonly takesSession?: true;
  /** The message when a failure carries none (CALL-8). */
  readonly failed?: string;
}

/** The source of rest-calls.generated.ts. */
export function writeRestCalls(): string {
  const lines = Object.entries(REST).map(([name, endpoint]) => {
    const { method, path, needsSession, takesSession, failed }: RestCall = endpoint;
    return `  ${name}: ${JSON.stringify({ method, path, needsSession, takesSession, failed })},\n`;
  });
  return `/* Written by npm run codegen; do not edit. */
import type { RestCall } from "./calls";
import type { RestName } from "./endpoints";

export const REST_CALLS: Readonly<Record<RestName, RestCall>> = {\n${lines.join("")}};\n`;
}
