/** Opens the features of an API host: hooks, calls, webhooks, background work, and shutdown. */
import type { FastifyInstance } from "fastify";
import type { Feature } from "./feature";
import { registerGraphql, type GraphqlSettings } from "./http/graphql/graphql";
import { executableSchema } from "./http/graphql/graphql-schema";
import { createRest } from "./http/rest/rest";
import type { SessionReader } from "./http/session";
import type { Job } from "./jobs/job";

const CLEAN_UP_MS = 10 * 60_000;

export interface OpeningParts {
  readonly settings: GraphqlSettings;
  readonly features: readonly Feature[];
  readonly sessions: SessionReader;
}

/** @returns the features' background jobs */
export async function openFeatures(
  app: FastifyInstance,
  { settings, features, sessions }: OpeningParts,
): Promise<readonly Job[]> {
  // Plugins registered later inherit the earlier hooks.
  for (const { hooks } of features) hooks?.(app);
  const schema = executableSchema(features.flatMap(({ resolvers = [] }) => resolvers));
  await registerGraphql(app, settings, schema, sessions);
  const rest = createRest(app, sessions);
  for (const { routes } of features) routes?.(rest);
  for (const { webhooks } of features) webhooks?.(app);
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  return [...jobs, cleanUpOf(features)];
}

/** Runs one step after the other, on a single connection. */
function cleanUpOf(features: readonly Feature[]): Job {
  const steps = features.flatMap(({ cleanUp = [] }) => cleanUp);
  const run = async () => {
    for (const step of steps) await step();
    return false;
  };
  return { name: "host.clean-up", everyMs: CLEAN_UP_MS, run };
}
