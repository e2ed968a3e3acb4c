/** How many processes draw the pages, and how they treat their memory. */
import { availableParallelism } from "node:os";

/**
 * Gatsby leaves one core to its main process, which has nothing to do while the pages are drawn: with us each core has
 * its worker. To be called while the settings are read, before Gatsby starts them.
 */
export function workOnAllCores(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
  // Workers get the flags of the process that starts them. Left alone a worker would take four times what it holds.
  process.execArgv.push("--heap-growing-percent=70");
}
