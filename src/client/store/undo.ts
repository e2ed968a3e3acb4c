/**
 * What was done last and can be taken back: offered for some seconds instead of a question before it (STAFF-50). The step itself is
 * done at once, so a closed tab loses nothing; taking it back is the opposite call.
 */
import { useSyncExternalStore } from "react";

interface Undoable {
  /** What was done. */
  readonly message: string;
  readonly undo: () => Promise<void>;
}

let offered: Undoable | null = null;
const listeners = new Set<() => void>();

function set(next: Undoable | null): void {
  offered = next;
  listeners.forEach((listener) => listener());
}

/** Takes the place of an earlier offer. */
export function offerUndo(message: string, undo: () => Promise<void>): void {
  set({ message, undo });
}

/** Nothing is offered any more. */
export function withdrawUndo(): void {
  if (offered) set(null);
}

/** Once: a second press finds nothing. @returns whether there was something to take back */
export function takeBack(): boolean {
  const last = offered;
  withdrawUndo();
  void last?.undo();
  return last !== null;
}

export function useUndoable(): Undoable | null {
  return useSyncExternalStore(follow, () => offered);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
