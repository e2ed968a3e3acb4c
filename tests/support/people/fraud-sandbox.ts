/** The local fraud check sandbox for one test file. */
import { type AddressInfo } from "node:net";
import Fastify from "fastify";
import { registerFraudSandbox } from "../../../sandbox/fraud/fraud-sandbox";

export interface TestFraudSandbox {
  /** Without a trailing slash; the adapter's apiUrl. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startFraudSandbox(now?: () => Date): Promise<TestFraudSandbox> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(async (scope) => registerFraudSandbox(scope, now));
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, stop: () => app.close() };
}
