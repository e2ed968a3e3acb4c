/**
 * REST call data for the storefront, without request and response schemas: with them every page would bundle
 * all of the back office's. `npm run codegen` generates the file from contract/rest/endpoints.ts.
 */
import { REST } from "./endpoints";

export interface RestCall {
  readonly method: (typeof REST)[keyof typeof REST]["method"];
  /** Parameters are written :name; those not in the path go into the query. */
  readonly path: string;
  readonly needsSession: boolean;
  /** The session is optional. */
  readonly takesSession?: true;
  /** Fallback message if a failure has none (CALL-8). */
  readonly failed?: string;
}

/** Generates the source of calls.generated.ts. */
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
