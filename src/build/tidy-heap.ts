/** Memory of a large build's main process, which holds all pages from the first step to the last. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Cleans up often. Left alone a heap grows to twice what it holds before anything is cleaned up. */
export function keepHeapLean(): void {
  setFlagsFromString("--heap-growing-percent=20");
}

/** Frees at once what a step of the build has left behind, in about a third of a second. */
export function tidyHeap(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
