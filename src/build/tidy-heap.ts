/**
 * Memory of a large build's main process, which holds all pages from the first step to the last. Left alone it would
 * keep what each step needed for a while; cleaned up between the steps it can be generous within them.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** @param growth by how many per cent of what is in use the heap may grow before it is cleaned up */
export function limitHeapGrowth(growth: number): void {
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/** Frees what a step of the build has left behind, in about a third of a second. @param growth of the next step */
export function tidyHeap(growth: number): void {
  setFlagsFromString("--expose-gc");
  limitHeapGrowth(growth);
  const collect = runInNewContext("gc") as () => void;
  collect();
}

/** Tidies and moves what is left together; while it does, it takes half as much memory again. */
export function compactHeap(growth: number): void {
  setFlagsFromString("--compact-on-every-full-gc");
  tidyHeap(growth);
  setFlagsFromString("--no-compact-on-every-full-gc");
}
