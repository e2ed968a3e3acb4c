/** A shop with its lessor sandboxes, and its lease applicants. */
import type { FastifyInstance } from "fastify";
import { readConfig, type Config } from "../../../server/config";
import { findFreePort } from "../../../server/db/embedded/free-port";
import { createSealer } from "../../../server/db/sealed";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import type { ApplicationChangeParts } from "../../../server/leases/applications/apply-report.change";
import { createReportStore } from "../../../server/leases/applications/reports.store";
import { createLeaseMails } from "../../../server/leases/mails/lease-mails.store";
import { forgetTyped } from "../../../server/leases/sync.worker";
import { leaseCalls, type LeaseCalls } from "./lease-calls";
import { startLessorDoubles, type LessorDoubles } from "./lessor-doubles";
import { startTestApi, type TestApi } from "../hosts/test-api";

export interface LeaseShop extends LeaseCalls {
  readonly api: TestApi;
  readonly app: FastifyInstance;
  readonly lessors: LessorDoubles;
  /** Configuration of a host of this shop with some of it changed. */
  configFor(change?: Partial<Config>): Config;
  /**
   * Starts another host of this shop with some of its configuration changed; `stop` closes it, unless the
   * test has.
   */
  anotherHost(change?: Partial<Config>): Promise<FastifyInstance>;
  /** The database, keys and mails that changes of an application use. */
  changeParts(): ApplicationChangeParts;
  /** Runs the job that deletes expired data now. */
  forget(): Promise<void>;
  stop(): Promise<void>;
}

const NO_LIMITS = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((name) => [name, { hits: 1_000_000, seconds: 60 }]),
);

/** @param isLimited true: with the rate limits of a real shop @param env settings of the lessors */
export async function openLeaseShop({
  isLimited = false,
  env = {} as Readonly<Record<string, string>>,
} = {}): Promise<LeaseShop> {
  const api = await startTestApi(0);
  // Close the default host: its workers would do this shop's work.
  await api.app.close();
  const port = await findFreePort();
  const lessors = await startLessorDoubles(`http://127.0.0.1:${port}/webhooks/lessors`);
  const { leases } = readConfig({ NODE_ENV: "test", SANDBOX_PORT: String(lessors.port), ...env });
  const configFor = (change: Partial<Config> = {}) =>
    api.configFor({ apiPort: port, leases, rateLimits: isLimited ? {} : NO_LIMITS, ...change });
  const anotherHost = (change: Partial<Config> = {}) => api.anotherHost(configFor(change));
  const app = await anotherHost();
  await app.listen({ host: "127.0.0.1", port });
  const { db } = api.database;
  const changeParts = () => {
    const { piiKeys, shop } = configFor();
    const sealer = createSealer(piiKeys);
    return { db, sealer, mails: createLeaseMails(sealer, shop, []) };
  };
  return {
    api,
    app,
    lessors,
    configFor,
    anotherHost,
    ...leaseCalls(app),
    changeParts,
    forget: async () => void (await forgetTyped(db, createReportStore(db))),
    async stop() {
      await api.close();
      await lessors.stop();
    },
  };
}
