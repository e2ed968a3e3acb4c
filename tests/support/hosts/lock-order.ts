/** Checks the lock order from the statements of each connection (docs/decisions/database.md). */
import { Client } from "pg";

/** Tables written by the chain itself. */
const CHAIN_TABLES = /^audit_(chain|events)$/i;
const HOLDS_CHAIN = /\bFROM audit_chain FOR UPDATE\b/i;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\b(?! to)/i;
const ROW_LOCK = /\bFOR (?:NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)\b(?: OF [\w, ]+?(?= SKIP|$|\)))?/gi;
const WRITTEN = /\b(?:INSERT INTO|UPDATE|DELETE FROM|LOCK TABLE)\s+(?:ONLY\s+)?"?(\w+)"?/gi;
const WAITS_FOR_NOBODY = /\bSKIP LOCKED\b|pg_try_advisory/i;
/** The strongest lock of a user's row: entries of the chain, which refer to users, wait for it. */
const LOCKS_USER = /\bFROM "?users"?\b(?:(?!\bFROM\b)[^])*?\bFOR UPDATE\b(?! OF (?!users\b))/i;
/** A users row that is updated, or locked for an update. */
const WAITS_FOR_USER = /\bUPDATE "?users\b|\bFROM "?users"?\b(?:(?!\bFROM\b)[^])*?\bFOR NO KEY UPDATE\b/i;
/** The first and the last of the order, which have rules of their own. */
const UNORDERED = /^(users|audit_\w+)$/i;

export interface LockOrder {
  /**
   * @param connection one of many whose statements interleave
   * @param text of a statement, before it is sent
   */
  see(connection: object, text: string): void;
  /** Violations since the last call; clears them. */
  takeFaults(): string[];
}

/** The instance of this test file's process. */
export const LOCK_ORDER = createLockOrder();

export function createLockOrder(): LockOrder {
  const transactions = new WeakMap<object, Held>();
  let faults: string[] = [];
  return {
    see(connection, text) {
      if (BEGINS.test(text)) transactions.set(connection, { others: [], hasUser: false, hasChain: false });
      if (ENDS.test(text)) transactions.delete(connection);
      if (LOCKS_USER.test(text) && !WAITS_FOR_NOBODY.test(text))
        faults.push(`a row of users is locked FOR UPDATE: ${text}`);
      const held = transactions.get(connection);
      if (!held) return;
      const { others } = held;
      if (WAITS_FOR_USER.test(text)) {
        if (!held.hasUser && others.length > 0)
          faults.push(`a row of users is locked after ${others.join(", ")}: ${text}`);
        held.hasUser = true;
      }
      others.push(...lockedIn(text).filter((table) => !UNORDERED.test(table)));
      if (HOLDS_CHAIN.test(text)) held.hasChain = true;
      else if (held.hasChain && locksMore(text)) faults.push(`locked after the chain: ${text}`);
    },
    takeFaults() {
      const reported = faults;
      faults = [];
      return reported;
    },
  };
}

/** Locks of a transaction so far. */
interface Held {
  /** Tables besides `users` with rows that already existed. */
  readonly others: string[];
  hasUser: boolean;
  hasChain: boolean;
}

/** Tables whose existing rows a statement locks; new rows are invisible to others. */
function lockedIn(text: string): string[] {
  if (/^\s*INSERT\b/i.test(text)) return [];
  const written = [...text.replace(ROW_LOCK, "").matchAll(/\b(?:UPDATE|DELETE FROM)\s+"?(\w+)"?/gi)];
  const read = /\bFROM\s+"?([a-z_]\w*)"?(?:(?!\bFROM\b)[^])*?\bFOR (?:NO KEY )?UPDATE\b/i.exec(text);
  return [...written, ...(read ? [read] : [])].map(([, table = ""]) => table);
}

/** Whether a statement may wait for a row of a table outside the chain. */
function locksMore(text: string): boolean {
  if (/\bpg_advisory_xact_lock\b/i.test(text)) return true;
  const written = [...text.replace(ROW_LOCK, "").matchAll(WRITTEN)].map(([, table = ""]) => table);
  if (written.some((table) => !CHAIN_TABLES.test(table))) return true;
  const isRowLock = new RegExp(ROW_LOCK.source, "i").test(text);
  return isRowLock && !/\bFROM audit_(chain|events)\b/i.test(text) && !WAITS_FOR_NOBODY.test(text);
}

type Query = (this: object, ...args: unknown[]) => unknown;
let deadlocks = 0;

/**
 * Number of deadlock errors PostgreSQL raised in this test file, including transactions that were retried.
 */
export function countDeadlocks(): number {
  return deadlocks;
}

/** Passes every statement of this process to the check. */
export function watchStatements(): void {
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...args) {
    const [statement] = args;
    const text = typeof statement === "string" ? statement : (statement as { text?: unknown } | null)?.text;
    if (typeof text === "string") LOCK_ORDER.see(this, text);
    const answer = query.apply(this, args);
    if (answer instanceof Promise) answer.catch(countDeadlock);
    return answer;
  };
}

function countDeadlock(error: { readonly code?: unknown }): void {
  if (error.code === "40P01") deadlocks += 1;
}
