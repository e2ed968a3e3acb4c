/** Preloaded into a host: serves the event loop delay since the last request on LOOP_DELAY_PORT (p99, ms). */
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
createServer((_request, response) => {
  // The monitor measures the interval between two samples, not the delay of the second one.
  const p99 = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  delay.reset();
  response.end(String(p99));
})
  .listen(Number(process.env.LOOP_DELAY_PORT), "127.0.0.1")
  .unref();
