/**
 * Every integration test checks the lock order (docs/decisions/database.md): a transaction that breaks it
 * fails its test, even without contention.
 */
import { LOCK_ORDER, watchStatements } from "../hosts/lock-order";

watchStatements();

beforeEach(() => void LOCK_ORDER.takeFaults());

afterEach(() => {
  const faults = LOCK_ORDER.takeFaults();
  if (faults.length > 0)
    throw new Error(`Locks taken in the wrong order:\n${[...new Set(faults)].join("\n")}`);
});
