/**
 * Every integration test watches the order of locks (docs/decisions/database.md): a transaction that breaks it fails the test
 * that ran it, although nobody else was in its way.
 */
import { LOCK_ORDER, watchStatements } from "../hosts/lock-order";

watchStatements();

beforeEach(() => void LOCK_ORDER.takeFaults());

afterEach(() => {
  const faults = LOCK_ORDER.takeFaults();
  if (faults.length > 0)
    throw new Error(`Locks taken in the wrong order:\n${[...new Set(faults)].join("\n")}`);
});
