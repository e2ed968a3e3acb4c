/** This browser's recent searches, stored locally only. */
import { ignoringErrors } from "../../../client/page/dom";
import { SEARCHES_KEY } from "../../../client/page/page-keys";

const MAX_SEARCHES = 5;

/** Newest first; empty without storage. */
export function readSearches(): readonly string[] {
  const stored = ignoringErrors(() => JSON.parse(localStorage.getItem(SEARCHES_KEY) ?? "[]") as unknown);
  return Array.isArray(stored)
    ? stored.filter((text) => typeof text === "string").slice(0, MAX_SEARCHES)
    : [];
}

export function storeSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === "") return;
  const others = readSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  ignoringErrors(() =>
    localStorage.setItem(SEARCHES_KEY, JSON.stringify([trimmed, ...others].slice(0, MAX_SEARCHES))),
  );
}
