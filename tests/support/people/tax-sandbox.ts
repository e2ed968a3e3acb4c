/** The local tax provider sandbox for one test file. */
import { type AddressInfo } from "node:net";
import Fastify from "fastify";
import { TAX_RATES } from "#contract/money/tax-rates";
import { registerTaxSandbox } from "../../../sandbox/taxes/tax-sandbox";
import type { TaxRateSettings } from "../../../server/checkout/sales-tax/tax-rates.gateway";

export interface TestTaxSandbox {
  readonly settings: TaxRateSettings;
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Requested postal codes in order, including requests without a response. */
  requestedPostalCodes(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startTaxSandbox(): Promise<TestTaxSandbox> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(async (scope) => registerTaxSandbox(scope));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    settings: { url, token: TAX_RATES.doubleKeys.token },
    async set(change) {
      await app.inject({ method: "POST", url: "/_sandbox/switches", payload: change });
    },
    requestedPostalCodes: async () => (await app.inject("/_sandbox/asked")).json(),
    stop: () => app.close(),
  };
}
