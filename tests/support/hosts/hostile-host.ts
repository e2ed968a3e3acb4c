/** A host whose responses to hostile requests are checked: small, never a 5xx, and cheap. */
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
/** Multiple of the calibration's ten milliseconds on an idle machine: 50 ms. */
const MAX_COST = 5;
const MAX_AGAIN = 9;
/** Memory that strangers' requests may leave in use, such as prepared documents and known sessions. */
const MAX_RETAINED_BYTES = 32 * 1_048_576;

export interface HostileHost {
  readonly api: TestApi;
  readonly app: FastifyInstance;
  /** Token of a staff user with every permission. */
  readonly bearer: string;
  /**
   * Sends a request and fails the test for a response that is long, expensive or a 5xx.
   * @param name used in the failure message
   */
  judge(name: string, request: InjectOptions): Promise<Cost>;
  /** Runs a task, and fails the test when memory stays in use after it. */
  givingBackMemory(task: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host without rate limits, which would respond instead of the calls. */
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
    api,
    app,
    bearer,
    async judge(name, request) {
      let cost = await costOf(app, request);
      // Background work and garbage collection share the thread; a call that is expensive itself stays so on
      // every retry.
      for (let again = 0; again < MAX_AGAIN && cost.milliseconds > MAX_COST * unit; again += 1) {
        // Load on the machine slows both down.
        unit = Math.max(unit, calibrate());
        cost = await costOf(app, request);
      }
      expectCheap(name, cost, unit);
      return cost;
    },
    async givingBackMemory(task) {
      const before = memoryInUse();
      await task();
      expect(memoryInUse() - before).toBeLessThan(MAX_RETAINED_BYTES);
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

/** Heap in use after garbage collection. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
