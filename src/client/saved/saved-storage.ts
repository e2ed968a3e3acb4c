/**
 * Wish list, saved searches and recently viewed products of this browser. For a customer the first two hold
 * only what the account does not have yet (saved-account.ts).
 */
import type { SearchProductsInput } from "#contract/graphql/generated";
import { LIMITS } from "#contract/limits";
import { ignoringErrors, parse, stringify } from "../page/dom";
import {
  ACCOUNT_SEARCHES_KEY,
  ACCOUNT_WISHES_KEY,
  SAVED_SEARCHES_KEY,
  RECENTLY_VIEWED_KEY,
  WISHES_KEY,
} from "../page/page-keys";

/** A search of a guest. */
export interface StoredSearch {
  readonly name: string;
  /** A path of the site with its query. */
  readonly address: string;
  /** The words and filters of that page. */
  readonly search: SearchProductsInput;
}

/** Maximum length of an id; longer ones are invalid. */
const MAX_ID = 105;
const { wishes, searches, seen: maxViewed } = LIMITS.saved;

function readList(key: string): readonly unknown[] {
  const stored: unknown = ignoringErrors(() => parse(localStorage.getItem(key) ?? "[]"));
  return Array.isArray(stored) ? stored : [];
}

/** @returns false when the browser has no storage */
function store(key: string, list: readonly unknown[]): boolean {
  return (
    ignoringErrors(() => {
      localStorage.setItem(key, stringify(list));
      return true;
    }) ?? false
  );
}

function readIds(key: string, max: number): readonly string[] {
  const isId = (id: unknown): id is string => typeof id === "string" && id !== "" && id.length <= MAX_ID;
  return [...new Set(readList(key).filter(isId))].slice(0, max);
}

/** Newest first. */
export function readWishes(): readonly string[] {
  return readIds(WISHES_KEY, wishes);
}

/** "full": the list is at its limit; "not kept": the browser has no storage. */
export function storeWish(productId: string): "kept" | "full" | "not kept" {
  const before = readWishes().filter((id) => id !== productId);
  if (before.length >= wishes) return "full";
  return store(WISHES_KEY, [productId, ...before]) ? "kept" : "not kept";
}

export function dropWishes(productIds: readonly string[]): void {
  store(
    WISHES_KEY,
    readWishes().filter((id) => !productIds.includes(id)),
  );
}

/** The account's wish list as last read; null = not read on this device. */
export function readAccountWishes(): readonly string[] | null {
  const isKnown = ignoringErrors(() => localStorage.getItem(ACCOUNT_WISHES_KEY) !== null) ?? false;
  return isKnown ? readIds(ACCOUNT_WISHES_KEY, wishes) : null;
}

export function storeAccountWishes(productIds: readonly string[]): void {
  store(ACCOUNT_WISHES_KEY, productIds);
}

/** Last saved first. */
export function readSavedSearches(): readonly StoredSearch[] {
  const isSearch = (value: unknown): value is StoredSearch =>
    isNamed(value) && typeof (value as Partial<StoredSearch>).search === "object";
  return readList(SAVED_SEARCHES_KEY)
    .filter(isSearch)
    .map(({ name, address, search }) => ({ name, address, search }))
    .slice(0, searches);
}

type NamedSearch = Pick<StoredSearch, "name" | "address">;

const isNamed = (value: unknown): value is NamedSearch =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<NamedSearch>).name === "string" &&
  typeof (value as Partial<NamedSearch>).address === "string";

/** The account's searches as last read, last saved first; null = not read on this device. */
export function readAccountSearches(): readonly NamedSearch[] | null {
  const isKnown = ignoringErrors(() => localStorage.getItem(ACCOUNT_SEARCHES_KEY) !== null) ?? false;
  return isKnown ? readList(ACCOUNT_SEARCHES_KEY).filter(isNamed).slice(0, searches) : null;
}

export function storeAccountSearches(saved: readonly NamedSearch[]): void {
  store(
    ACCOUNT_SEARCHES_KEY,
    saved.map(({ name, address }) => ({ name, address })),
  );
}

/** Puts the search first and replaces an entry of the same name (WISH-5). */
export function storeSavedSearch(search: StoredSearch): "kept" | "full" | "not kept" {
  const before = readSavedSearches().filter(({ name }) => name !== search.name);
  if (before.length >= searches) return "full";
  return store(SAVED_SEARCHES_KEY, [search, ...before]) ? "kept" : "not kept";
}

export function dropSavedSearches(names: readonly string[]): void {
  store(
    SAVED_SEARCHES_KEY,
    readSavedSearches().filter(({ name }) => !names.includes(name)),
  );
}

/** Newest first. */
export function readRecentlyViewed(): readonly string[] {
  return readIds(RECENTLY_VIEWED_KEY, maxViewed + 1);
}

/** Stores one more than is visible: a product page leaves out its own product. */
export function storeRecentlyViewed(productId: string): void {
  store(
    RECENTLY_VIEWED_KEY,
    [productId, ...readRecentlyViewed().filter((id) => id !== productId)].slice(0, maxViewed + 1),
  );
}

export function clearRecentlyViewed(): void {
  ignoringErrors(() => localStorage.removeItem(RECENTLY_VIEWED_KEY));
}
