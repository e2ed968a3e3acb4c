/**
 * Undo offer for the last staff action, instead of a confirmation (STAFF-50). The action runs at once, so a
 * closed tab loses nothing; undo makes the opposite call.
 */
import { useSyncExternalStore } from "react";

interface Undoable {
  /** Past tense, such as "Note deleted". */
  readonly message: string;
  readonly undo: () => Promise<void>;
}

let offered: Undoable | null = null;
const listeners = new Set<() => void>();

function set(next: Undoable | null): void {
  offered = next;
  listeners.forEach((listener) => listener());
}

/** Replaces an earlier offer. */
export function offerUndo(message: string, undo: () => Promise<void>): void {
  set({ message, undo });
}

/** Withdraws the current offer. */
export function withdrawUndo(): void {
  if (offered) set(null);
}

/** Idempotent: a second press is a no-op. @returns whether there was something to undo */
export function undoLast(): boolean {
  const last = offered;
  withdrawUndo();
  void last?.undo();
  return last !== null;
}

export function useUndoable(): Undoable | null {
  return useSyncExternalStore(subscribe, () => offered);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
