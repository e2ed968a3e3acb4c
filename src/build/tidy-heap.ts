/**
 * Memory of a large build. Left alone a heap grows to twice what it holds before anything is cleaned up; and between
 * the steps of a build, where most of what a step used is no longer needed, nothing would be cleaned up at all.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Cleans up often while a step runs. */
export function keepHeapLean(): void {
  setFlagsFromString("--heap-growing-percent=20");
}

/** Frees what no longer is needed at once, in about half a second. */
export function tidyHeap(isCompact = true): void {
  setFlagsFromString("--expose-gc");
  if (isCompact) setFlagsFromString("--compact-on-every-full-gc");
  const collect = runInNewContext("gc") as () => void;
  const t = Date.now();
  const before = process.memoryUsage();
  collect();
  const after = process.memoryUsage();
  console.log(
    "MEM",
    Date.now() - t,
    "ms",
    before.rss >> 20,
    before.heapTotal >> 20,
    before.heapUsed >> 20,
    "->",
    after.rss >> 20,
    after.heapTotal >> 20,
    after.heapUsed >> 20,
  );
  setFlagsFromString("--no-compact-on-every-full-gc");
}
