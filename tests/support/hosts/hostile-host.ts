/** A host whose answers to hostile requests are judged: short, no fault of ours, and cheap. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { LIMITS } from "#contract/limits";
import { RATE_LIMITS } from "../../../server/http/rate-limits";
import { signedIn } from "../people/accounts";
import { calibrate, costOf, type Cost } from "../hostile";
import { startTestApi, type TestApi } from "./test-api";

const MAX_REFUSAL = 4_096;
const MAX_ANSWER = 65_536;
/** Times the calibration, which takes ten milliseconds of an idle machine: 50. */
const MAX_COST = 5;
const MAX_AGAIN = 9;
/** Kept by what strangers sent: texts that are prepared, sessions that are known. */
const MAX_KEPT_BYTES = 32 * 1_048_576;

export interface HostileHost {
  readonly api: TestApi;
  readonly app: FastifyInstance;
  /** Of staff with every right. */
  readonly bearer: string;
  /** Sends a request and fails the test for an answer that is long, dear or our fault. @param name what failed */
  judge(name: string, request: InjectOptions): Promise<Cost>;
  /** Runs a task, and fails the test when memory stays taken after it. */
  givingBackMemory(task: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host without limits of calls, which would answer in place of the calls. */
export async function openHostileHost(): Promise<HostileHost> {
  const api = await startTestApi(30);
  const lots = { hits: 10_000_000, seconds: 60 };
  const app = await api.anotherHost({
    requestsPerMinute: 0,
    rateLimits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, lots])),
  });
  const { bearer } = await signedIn(api, "SUPERADMIN");
  let unit = calibrate();
  return {
    ...{ api, app, bearer },
    async judge(name, request) {
      let cost = await costOf(app, request);
      // Background work and the collector of garbage share the thread: what is dear by itself is so every time.
      for (let again = 0; again < MAX_AGAIN && cost.milliseconds > MAX_COST * unit; again += 1) {
        // Other work of the machine slows both down.
        unit = Math.max(unit, calibrate());
        cost = await costOf(app, request);
      }
      expectCheap(name, cost, unit);
      return cost;
    },
    async givingBackMemory(task) {
      const before = memoryInUse();
      await task();
      expect(memoryInUse() - before).toBeLessThan(MAX_KEPT_BYTES);
    },
    async close() {
      await app.close();
      await api.close();
    },
  };
}

function expectCheap(name: string, { status, body, milliseconds }: Cost, unit: number): void {
  const errors = [...body.matchAll(/"constraints":|"locations":/g)].length;
  expect({
    name,
    isOurFault: status >= 500 || body.includes('"INTERNAL"'),
    isLong: body.length > (status >= 400 && !name.includes(" /graphql ") ? MAX_REFUSAL : MAX_ANSWER),
    hasManyErrors: errors > LIMITS.http.fieldErrors.fields,
    isCostly: milliseconds > MAX_COST * unit ? milliseconds / unit : false,
  }).toEqual({ name, isOurFault: false, isLong: false, hasManyErrors: false, isCostly: false });
}

/** Of the heap, after its garbage is collected. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
