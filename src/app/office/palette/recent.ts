/** Recently opened palette entries: in memory only, because they contain names of people. */
import { useSyncExternalStore } from "react";

const MAX_RECENT = 5;

export interface Choice {
  readonly label: string;
  /** Kind of entry, such as "Customer"; empty for a screen. */
  readonly kind: string;
  /** The entry's path; for a button only a key. */
  readonly path: string;
  /** Omitted: opening the entry follows its path. */
  readonly press?: () => void;
  /** Disabled now; its kind says why. */
  readonly isOff?: boolean;
}

let owner = "";
let recent: readonly Choice[] = [];
const NONE: readonly Choice[] = [];
const listeners = new Set<() => void>();

/** @param username owner of the entry; other users of the tab do not see it */
export function rememberChoice(username: string, { label, kind, path }: Choice): void {
  const before = owner === username ? recent : NONE;
  owner = username;
  recent = [{ label, kind, path }, ...before.filter((choice) => choice.path !== path)].slice(0, MAX_RECENT);
  listeners.forEach((listener) => listener());
}

export function useRecentChoices(username: string): readonly Choice[] {
  return useSyncExternalStore(subscribe, () => (owner === username ? recent : NONE));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
