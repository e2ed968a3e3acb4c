/** Single-key shortcut setting, stored in this browser per person (STAFF-49). */
import { useSyncExternalStore } from "react";
import { personKey } from "../person-key";

const SINGLE_KEYS = "ef-single-keys";
const listeners = new Set<() => void>();
/** Fallback without storage: lasts until the page unloads. */
let inMemory: string | null = null;

/** @returns true unless this person has turned them off */
export function hasSingleKeys(username: string): boolean {
  return !readOff().includes(personKey(username));
}

export function setSingleKeys(username: string, isOn: boolean): void {
  const others = readOff().filter((key) => key !== personKey(username));
  inMemory = JSON.stringify(isOn ? others : [...others, personKey(username)]);
  try {
    localStorage.setItem(SINGLE_KEYS, inMemory);
    inMemory = null;
  } catch {
    // Without storage the choice applies to this page.
  }
  listeners.forEach((listener) => listener());
}

export function useSingleKeys(username: string): boolean {
  return useSyncExternalStore(subscribe, () => hasSingleKeys(username));
}

/** Keys of people who turned them off. */
function readOff(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(inMemory ?? localStorage.getItem(SINGLE_KEYS) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === SINGLE_KEYS && listener();
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
