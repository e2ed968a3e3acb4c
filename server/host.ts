/** An API host without its features (server/app.ts): shared parts, background work and monitoring. */
import type { FastifyInstance } from "fastify";
import type { Config } from "./config";
import { isWritable, type Db } from "./db/client";
import { createSealer } from "./db/sealed";
import type { Feature, Host } from "./feature";
import { openMail } from "./gateways/mail/mail-delivery";
import { createBackground } from "./http/background";
import { hasFreeSpace } from "./http/free-space";
import { registerHealth, type ReadinessChecks } from "./http/health";
import { createRateLimits } from "./http/rate-limits";
import { createServer } from "./http/server";
import type { SessionReader } from "./http/session";
import { startJobs } from "./jobs/scheduler";
import { openFeatures } from "./open-features";

export interface AppParts {
  /** With `databaseUrl`, changes arrive by LISTEN; with null, they are polled every second. */
  readonly config: Config;
  /** Migrated; the caller closes it after the app. */
  readonly db: Db;
  /** The same database for background work, so that shoppers' connections stay free. Default: db. */
  readonly backgroundDb?: Db;
  /** True once this host is about to end: /ready fails while requests are still answered. */
  readonly isEnding?: () => boolean;
}

/** Creates the server and the inputs of every feature. */
export async function createHost({
  config,
  db,
  backgroundDb = db,
}: AppParts): Promise<{ readonly app: FastifyInstance; readonly host: Host }> {
  const app = await createServer(config);
  const [sealer, limits] = [createSealer(config.piiKeys), createRateLimits(db, config)];
  const background = createBackground(app.log);
  return { app, host: { db, backgroundDb, sealer, limits, background, shop: config.shop, log: app.log } };
}

/** Opens the features with background work, sends email, answers readiness. Everything ends with the app. */
export async function startHost(
  app: FastifyInstance,
  host: Host,
  { config, features, sessions, suppress, isEnding = () => false }: StartingParts,
): Promise<void> {
  const { backgroundDb, background } = host;
  const { backgroundPace: pace, databaseUrl } = config;
  const mail = openMail(host, { settings: config.mail, suppress });
  const jobs = await openFeatures(app, { settings: config, features: [...features, mail], sessions });
  const scheduler = startJobs(jobs, { ...host, databaseUrl, pace });
  app.addHook("onClose", async () => {
    await scheduler.stop();
    await background.settle();
  });
  registerHealth(app, {
    "this host": () => (isEnding() ? "is shutting down" : null),
    "the database": async () => ((await isWritable(backgroundDb)) ? null : "is not writable"),
    ...(Object.assign({}, ...features.map(({ health }) => health)) as ReadinessChecks),
    "the data folder": async () =>
      (await hasFreeSpace(config.dataDir, config.uptime.leastFreeBytes)) ? null : "is full or not writable",
  });
}

interface StartingParts extends Pick<AppParts, "config" | "isEnding"> {
  readonly features: readonly Feature[];
  readonly sessions: SessionReader;
  /** Stops advertising to an invalid address. */
  readonly suppress: (unit: Db, email: string) => Promise<void>;
}
