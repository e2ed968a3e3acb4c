/** Opens the features of an API host: hooks, calls, webhooks, background work, and their end. */
import type { FastifyInstance } from "fastify";
import type { Feature, Host } from "./feature";
import { startWorker, type Job, type Worker } from "./gateways/worker";
import { registerGraphql, type GraphqlSettings } from "./http/graphql/graphql";
import { executableSchema } from "./http/graphql/graphql-schema";
import { createRest } from "./http/rest";
import type { SessionReader } from "./http/session";

const CLEAN_UP_MS = 10 * 60_000;

export interface OpeningParts {
  readonly settings: GraphqlSettings;
  readonly features: readonly Feature[];
  readonly sessions: SessionReader;
  /** Of background work (server/gateways/worker.ts). */
  readonly pace: number;
}

/** @returns the workers that run until they are stopped */
export async function openFeatures(
  app: FastifyInstance,
  { log }: Host,
  { settings, features, sessions, pace }: OpeningParts,
): Promise<Worker[]> {
  // What a plugin registers later has the hooks of before.
  for (const { hooks } of features) hooks?.(app);
  const schema = executableSchema(features.flatMap(({ resolvers = [] }) => resolvers));
  await registerGraphql(app, settings, schema, sessions);
  const rest = createRest(app, sessions);
  for (const { routes } of features) routes?.(rest);
  for (const { webhooks } of features) webhooks?.(app);
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  return [...jobs, cleanUpOf(features)].map((job) => startWorker(job, log, pace));
}

/** One step after the other, so that it takes one connection. */
function cleanUpOf(features: readonly Feature[]): Job {
  const steps = features.flatMap(({ cleanUp = [] }) => cleanUp);
  const run = async () => {
    for (const step of steps) await step();
    return false;
  };
  return { name: "clean-up", everyMs: CLEAN_UP_MS, run };
}
