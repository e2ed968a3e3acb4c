/** Two API hosts with one database, and session queries on either. */
import type { FastifyInstance } from "fastify";
import { bearerOf, type Session, type Tokens } from "#contract/accounts/session";
import { buildApp } from "../../../server/app";
import { openDatabase, type Db } from "../../../server/db/client";
import { callRest, PASSWORD, type TestUser } from "../people/accounts";
import { startTestApi, type TestApi } from "./test-api";

export interface TwoHosts {
  readonly api: TestApi;
  readonly second: FastifyInstance;
  /** The connections of the second host. */
  readonly secondDb: Db;
  close(): Promise<void>;
}

/** @param products number of seeded products */
export async function startTwoHosts(products = 0): Promise<TwoHosts> {
  const api = await startTestApi(products);
  const secondDb = openDatabase(api.database.url);
  const second = await buildApp({ config: api.configFor(), db: secondDb });
  return {
    api,
    second,
    secondDb,
    close: async () => {
      await second.close();
      await secondDb.destroy();
      await api.close();
    },
  };
}

/** Status of a profile request with these tokens: 200 while the session lasts. */
export async function profileStatus(app: FastifyInstance, tokens: Tokens): Promise<number> {
  return (await callRest(app, "getProfile", { bearer: bearerOf(tokens) })).status;
}

/** Another session of a user created with PASSWORD. */
export async function signInAgain({ app }: TestApi, { username }: TestUser): Promise<Session> {
  const { user, tokens } = (await callRest(app, "login", { body: { username, password: PASSWORD } })).body
    .data!;
  return { user, tokens: tokens! };
}
