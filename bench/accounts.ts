/**
 * Account benchmark: logins and their effect on other requests, profile reads, token refreshes (8 clients
 * each).
 */
import { hash } from "@node-rs/argon2";
import { bearerOf, type Session } from "#contract/accounts/session";
import type { Envelope } from "#contract/rest/envelope";
import { REST } from "#contract/rest/endpoints";
import { createAccounts } from "../server/auth/auth";
import { addUser } from "../server/auth/users/add-user.change";
import { readConfig } from "../server/config";
import type { Db } from "../server/db/client";
import { findFreePort } from "../server/db/embedded/free-port";
import { createSealer } from "../server/db/sealed";
import { createBackground } from "../server/http/background";
import { createRateLimits } from "../server/http/rate-limits";
import { createTestDatabase } from "../tests/support/hosts/fresh-db";
import { closeTestServer, openTestServer } from "../tests/support/hosts/test-server";
import type { BenchReport } from "./support/bench-report";
import { startChildHost } from "./support/child-host";
import { runClosedLoop, type Load } from "./support/closed-loop";

const CLIENTS = 8;
const USERS = 200;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;
const PASSWORD = "Bench-Password-1";
const NO_LIMITS = "login.both=999999/60,login.account=999999/60";

export async function run(report: BenchReport): Promise<void> {
  await openTestServer({ isDurable: true });
  const database = await createTestDatabase();
  const delayPort = await findFreePort();
  const host = await startChildHost(
    "server/main.ts",
    {
      DATABASE_URL: database.url,
      LOG_LEVEL: "fatal",
      RATE_LIMITS: NO_LIMITS,
      LOOP_DELAY_PORT: String(delayPort),
    },
    ["--max-semi-space-size=4", "--require", "./bench/support/loop-delay.ts"],
  );
  try {
    const sessions = await makeUsers(database.db);
    const load = async (request: Load["request"], onAnswer?: Load["onAnswer"]) => {
      const common = { port: host.port, connections: CLIENTS, request, ...(onAnswer ? { onAnswer } : {}) };
      await runClosedLoop({ ...common, seconds: WARM_UP_SECONDS });
      await readDelay(delayPort);
      return runClosedLoop({ ...common, seconds: SECONDS });
    };

    const hashMs = await measureHash();
    const logins = await load((position) => ({
      path: REST.login.path,
      body: JSON.stringify({ username: nameOf(position % USERS), password: PASSWORD }),
    }));
    report.figure("logins, 8 clients", logins.requestsPerSecond, "logins/s", { min: 20 }, 1_000 / hashMs);
    report.figure("event loop delay p99 meanwhile", await readDelay(delayPort), "ms", { max: 50 });

    const route = await load(() => ({ path: "/health" }));
    const profiles = await load((position) => ({
      path: REST.getProfile.path,
      authorization: bearerOf(sessions[position % USERS]!.tokens),
    }));
    const rps = "requests/s";
    report.figure(
      "profile reads, 8 clients",
      profiles.requestsPerSecond,
      rps,
      { min: 1_500 },
      route.requestsPerSecond,
    );
    report.figure("profile read p99", profiles.p99, "ms", undefined, route.p99);

    const current = sessions.slice(0, CLIENTS);
    const refreshes = await load(
      (_position, client) => ({
        path: REST.refreshToken.path,
        body: JSON.stringify({
          username: nameOf(client),
          refreshToken: current[client]!.tokens.refreshToken,
        }),
      }),
      (body, client) => {
        current[client] = (JSON.parse(body.toString("utf8")) as Envelope<Session>).data!;
      },
    );
    report.figure(
      "refreshes, 8 clients",
      refreshes.requestsPerSecond,
      rps,
      { min: 800 },
      route.requestsPerSecond,
    );
    report.figure("refresh p99", refreshes.p99, "ms", undefined, route.p99);
    report.addNote("baselines: one hash at a time in this process for logins, GET /health for the rest");
  } finally {
    await host.stop();
    await database.drop();
    await closeTestServer();
  }
}

function nameOf(user: number): string {
  return `bench-${user}@mail.example`;
}

/** All users share a password, hashed once: the benchmark measures verification. */
async function makeUsers(db: Db): Promise<Session[]> {
  const config = readConfig({ NODE_ENV: "development" });
  const sealer = createSealer(config.piiKeys);
  const accounts = createAccounts({
    config,
    db,
    sealer,
    limits: createRateLimits(db),
    background: createBackground(console),
    recordReset: () => Promise.resolve(),
  });
  const passwordHash = await accounts.passwords.hash(PASSWORD);
  const sessions: Session[] = [];
  for (let position = 0; position < USERS; position++) {
    const identity = {
      username: nameOf(position),
      firstName: "Bench",
      lastName: "User",
      phone: "+15125550142",
    };
    const user = await addUser(
      { db, sealer },
      { identity, role: "CUSTOMER", passwordHash, isVerified: true },
      null,
    );
    sessions.push(
      await accounts.sessions.begin(user!, {
        method: "password",
        origin: { ipAddress: "", userAgent: "bench" },
      }),
    );
  }
  return sessions;
}

async function readDelay(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
}

/** Milliseconds per hash with the shop's settings. */
async function measureHash(): Promise<number> {
  const rounds = 10;
  const start = performance.now();
  for (let round = 0; round < rounds; round++) await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2 });
  return (performance.now() - start) / rounds;
}
