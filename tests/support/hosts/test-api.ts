/** The API host on its own seeded database, and queries to it. */
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../server/app";
import { readConfig, type Config } from "../../../server/config";
import type { AppParts } from "../../../server/host";
import { BACKGROUND_PACE } from "./background-pace";
import { createTestDatabase, type TestDatabase } from "./fresh-db";
import { seedCatalogue } from "../catalogue/seed-catalogue";

export interface GraphqlError {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

export interface Answer {
  readonly status: number;
  readonly data: never;
  readonly errors: readonly GraphqlError[];
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** This host's configuration with changes, for another host on the same database. */
  configFor(change?: Partial<Config>): Config;
  /** Starts another host on the same database; `close` closes it, unless the test has. */
  anotherHost(change?: Partial<Config>, parts?: Partial<AppParts>): Promise<FastifyInstance>;
  /** Posts one query. */
  query(query: string, variables?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Closes every host, also those a failed test has left open, and drops the database. */
  close(): Promise<void>;
}

/** @param products number of seeded products */
export async function startTestApi(products: number): Promise<TestApi> {
  const database = await createTestDatabase();
  await seedCatalogue(database.db, products);
  const configFor = (change: Partial<Config> = {}): Config => ({
    ...readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", BACKGROUND_PACE }),
    databaseUrl: database.url,
    // Nothing listens there: emails stay in the outbox unless a test names a mailbox.
    mail: { smtpUrl: "smtp://127.0.0.1:9", from: "Shop <shop@shop.example>" },
    ...change,
  });
  const hosts: FastifyInstance[] = [];
  const anotherHost: TestApi["anotherHost"] = async (change, parts) => {
    const host = await buildApp({ config: configFor(change), db: database.db, ...parts });
    hosts.push(host);
    return host;
  };
  const app = await anotherHost();
  return {
    app,
    database,
    configFor,
    anotherHost,
    query: (query, variables, headers) => queryHost(app, query, variables, headers),
    close: async () => {
      await Promise.all(hosts.map((host) => host.close()));
      await database.drop();
    },
  };
}

/** Posts one query to any host. */
export async function queryHost(
  host: FastifyInstance,
  query: string,
  variables?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await host.inject({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query, variables },
  });
  const body = answer.json() as { data: never; errors?: GraphqlError[] };
  return { status: answer.statusCode, data: body.data, errors: body.errors ?? [] };
}
