/**
 * Background jobs are woken by commits, polled as a fallback, and leave an idle database alone
 * (docs/decisions/jobs.md).
 */
import { sql } from "kysely";
import { buildApp } from "../../../server/app";
import { openDatabase, type Db } from "../../../server/db/client";
import { whileAny } from "../../../server/jobs/due";
import type { Job } from "../../../server/jobs/job";
import { startJobs, type Scheduler, type SchedulerParts } from "../../../server/jobs/scheduler";
import { wake } from "../../../server/jobs/wake";
import { MAX_IDLE_STATEMENTS_A_SECOND } from "../../support/budgets";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

let api: TestApi;
let secondDb: Db;
beforeAll(async () => {
  api = await startTestApi(3);
  secondDb = openDatabase(api.database.url, { maxConnections: 1 });
});
afterAll(async () => {
  await secondDb?.destroy();
  await api?.close();
});

const NAME = "orders.bulk-runs";
const running: Scheduler[] = [];
afterEach(async () => {
  for (const scheduler of running.splice(0)) await scheduler.stop();
});

/** Runs jobs with a long polling interval, unless overridden. */
function run(jobs: readonly Job[], parts: Partial<SchedulerParts> = {}) {
  const logged: object[] = [];
  const { db, url } = api.database;
  const log = { warn: (details: object) => void logged.push(details) };
  running.push(startJobs(jobs, { db, backgroundDb: db, databaseUrl: url, log, pace: 0.1, ...parts }));
  return logged;
}

function countingJob(job: Partial<Job> = {}) {
  const counted = { runs: 0 };
  const counting: Job = {
    name: NAME,
    run: async () => {
      counted.runs += 1;
      return false;
    },
    ...job,
  };
  return { counted, counting };
}

const atLeast = (runs: number, counted: { readonly runs: number }) =>
  waitFor(async () => counted.runs >= runs || null);

test("a commit wakes a job, a rollback does not", async () => {
  const { counted, counting } = countingJob();
  run([counting]);
  const { db } = api.database;
  const undone = db.transaction().execute(async (trx) => {
    await wake(trx, NAME);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(counted.runs).toBe(0);
  await db.transaction().execute(async (trx) => {
    await wake(trx, NAME);
    expect(counted.runs).toBe(0);
  });
  await atLeast(1, counted);
  await wake(db, NAME);
  await atLeast(2, counted);
});

test("other processes are notified, and one that is not polls", async () => {
  const [hearing, deaf] = [countingJob(), countingJob({ due: whileAny(sql`SELECT 1`) })];
  run([hearing.counting]);
  run([deaf.counting], { databaseUrl: null, pace: 20, db: secondDb, backgroundDb: secondDb });
  // Repeats the wake-up until the process listens.
  await waitFor(async () => {
    await wake(secondDb, NAME);
    return hearing.counted.runs > 0 || null;
  });
  await atLeast(1, deaf.counted);
});

test("a job that throws is logged with its name, retried, and stops no other", async () => {
  const { counted, counting } = countingJob();
  let failures = 0;
  const failing: Job = {
    name: "mail.outbox",
    run: async () => {
      failures += 1;
      if (failures === 1) throw new Error("out of order");
      return false;
    },
  };
  const logged = run([failing, counting]);
  await wake(api.database.db, "mail.outbox", NAME);
  await atLeast(1, counted);
  await waitFor(async () => failures === 2 || null);
  expect(logged).toEqual([expect.objectContaining({ job: "mail.outbox", failures: 1 })]);
});

/**
 * Jobs on a clock cannot be sped up further (server/jobs/scheduler.ts), so the host does in one second what
 * usually takes five.
 */
const PACE = 5;
/** Polling interval at the usual pace. */
const LOOK_SECONDS = 30;
const LOOKS = 2;

test("an idle host sends fewer than two statements a second", async () => {
  const { db } = api.database;
  const sent: string[] = [];
  const listed = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      sent.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await api.app.close();
  const host = await buildApp({ config: api.configFor({ backgroundPace: PACE }), db: listed });
  const isRegular = (text: string) => text.includes("AS job (name, due_at)") && text.length > 2_000;
  const countLooks = () => sent.filter(isRegular).length;
  // Work left over from startup is done by the second poll.
  const begin = await waitFor(async () => (countLooks() >= 2 ? sent.length : null));
  await waitFor(async () => countLooks() >= 2 + LOOKS || null);
  const statements = sent.slice(begin);
  expect(statements.length / (LOOKS * LOOK_SECONDS)).toBeLessThanOrEqual(MAX_IDLE_STATEMENTS_A_SECOND);
  await host.close();
});
