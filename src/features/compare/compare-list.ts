/** The compared products (CATALOGUE-15): in the address, which can be shared, and stored in this browser. */
import { LIMITS } from "#contract/limits";
import { ROUTES } from "#contract/site/paths";
import { ignoringErrors, parse, stringify } from "../../client/page/dom";
import { COMPARE_KEY } from "../../client/page/page-keys";

const { maxCompared } = LIMITS.catalogue;
/** Maximum length of an id; longer ones are invalid. */
const MAX_ID = 100;

export interface Compared {
  readonly ids: readonly string[];
  /** A product could not be added to four others. */
  readonly isFull: boolean;
}

/**
 * The products of an address: `?ids=` lists all, `?add=` adds one to the stored ones.
 * @param stored from storedCompared
 */
export function readCompared(search: string, stored: readonly string[]): Compared {
  const params = new URLSearchParams(search);
  const named = params.get("ids");
  const before = clean(named === null ? stored : named.split(","));
  const added = clean([...before, params.get("add") ?? ""]);
  return { ids: added.slice(0, maxCompared), isFull: added.length > maxCompared };
}

/** The shareable address of a table. */
export function compareUrl(ids: readonly string[]): string {
  return ids.length === 0 ? ROUTES.compare : `${ROUTES.compare}?ids=${ids.map(encodeURIComponent).join(",")}`;
}

export function storedCompared(): readonly string[] {
  const stored: unknown = ignoringErrors(() => parse(localStorage.getItem(COMPARE_KEY) ?? "[]"));
  return Array.isArray(stored) ? clean(stored) : [];
}

export function storeCompared(ids: readonly string[]): void {
  ignoringErrors(() => localStorage.setItem(COMPARE_KEY, stringify(ids)));
}

/** Stores the products and puts them into the address, without a history entry. */
export function rememberCompared(ids: readonly string[]): void {
  storeCompared(ids);
  history.replaceState(history.state, "", compareUrl(ids));
}

function clean(ids: readonly unknown[]): string[] {
  const isId = (id: unknown): id is string => typeof id === "string" && id !== "" && id.length <= MAX_ID;
  return [...new Set(ids.filter(isId))];
}
