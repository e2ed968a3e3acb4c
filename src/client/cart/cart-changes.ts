/**
 * Products in the cart as this visitor last saw them, and the changes since. Each change is one notice in
 * cart, mini cart and checkout until dismissed (CART-13). Works without the store.
 */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ignoringErrors } from "../page/dom";
import { CART_PRICES_KEY } from "../page/page-keys";
import { readCart } from "./cart-storage";

/** A product of the cart as the API returned it. */
export interface AnsweredProduct {
  readonly productId: string;
  /** Empty when the product was deleted. */
  readonly name: string;
  /** Unit price in cents; null when no longer sold. */
  readonly price: number | null;
}

interface Snapshot {
  readonly name: string;
  /** The last price in cents; null when none was seen. */
  readonly price: number | null;
  readonly isGone: boolean;
}

/** The difference between what the visitor last saw and now. */
interface Change {
  readonly before: Snapshot;
  readonly now: Snapshot;
}

interface Memory {
  readonly seen: Readonly<Record<string, Snapshot>>;
  readonly changes: Readonly<Record<string, Change>>;
}

/** Dispatched on window when the notices changed in this tab; other tabs get the storage event. */
const CHANGES_EVENT = CART_PRICES_KEY;
let watchers = 0;

/** Records the products the API returned. @returns a sentence for each product that changed */
export function recordProducts(products: readonly AnsweredProduct[]): string[] {
  const memory = readMemory();
  const inCart = new Set(readCart().map(({ productId }) => productId));
  const seen = only(memory.seen, inCart);
  const changes = only(memory.changes, inCart);
  const news: string[] = [];
  for (const { productId, name, price } of products) {
    if (!inCart.has(productId)) continue;
    const known = seen[productId];
    const now = {
      name: name || known?.name || MESSAGES.cart.unnamed,
      price: price ?? known?.price ?? null,
      isGone: price === null,
    };
    seen[productId] = now;
    // A product seen for the first time was available when the visitor added it.
    const last = known ?? { ...now, isGone: false };
    if (isSame(last, now)) continue;
    const before = changes[productId]?.before ?? last;
    if (isSame(before, now)) delete changes[productId];
    else {
      changes[productId] = { before, now };
      news.push(sentenceOf(changes[productId]));
    }
  }
  store({ seen, changes });
  return news;
}

/** The notices of this browser's cart, one for each changed product. */
export function readChanges(): string[] {
  const { changes } = readMemory();
  return readCart().flatMap(({ productId }) => (changes[productId] ? [sentenceOf(changes[productId])] : []));
}

export function dismissChanges(): void {
  store({ ...readMemory(), changes: {} });
}

/** Prices in cents that this visitor last saw, by product. */
export function readSeenPrices(): Readonly<Record<string, number>> {
  const entries = Object.entries(readMemory().seen);
  return Object.fromEntries(entries.flatMap(([id, { price }]) => (price === null ? [] : [[id, price]])));
}

/** The name of a product when it was last sold. */
export function seenNameOf(productId: string): string | null {
  return readMemory().seen[productId]?.name ?? null;
}

/** Calls back when notices may have changed. Notices count as visible while there is a watcher. */
export function watchChanges(update: () => void): () => void {
  const events = [CHANGES_EVENT, "storage"];
  watchers += 1;
  events.forEach((event) => addEventListener(event, update));
  return () => {
    watchers -= 1;
    events.forEach((event) => removeEventListener(event, update));
  };
}

export function areChangesVisible(): boolean {
  return watchers > 0;
}

function sentenceOf({ before, now }: Change): string {
  const { noLongerSold, newPrice, soldAgain } = MESSAGES.cart;
  if (now.isGone) return noLongerSold(now.name);
  return before.price === null || now.price === null || before.price === now.price
    ? soldAgain(now.name)
    : newPrice(now.name, formatMoney(now.price), formatMoney(before.price));
}

function isSame(one: Snapshot, other: Snapshot): boolean {
  return one.price === other.price && one.isGone === other.isGone;
}

function only<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

function readMemory(): Memory {
  const stored = ignoringErrors(() => JSON.parse(localStorage.getItem(CART_PRICES_KEY) ?? "{}") as unknown);
  const { seen, changes } = { ...(stored as Partial<Record<keyof Memory, unknown>> | null) };
  return {
    seen: Object.fromEntries(
      entriesOf(seen).filter((entry): entry is [string, Snapshot] => isSnapshot(entry[1])),
    ),
    changes: Object.fromEntries(
      entriesOf(changes).filter((entry): entry is [string, Change] => {
        const { before, now } = { ...(entry[1] as Partial<Change> | null) };
        return isSnapshot(before) && isSnapshot(now);
      }),
    ),
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function isSnapshot(value: unknown): value is Snapshot {
  const { name, price, isGone } = { ...(value as Partial<Snapshot> | null) };
  return (
    typeof name === "string" && typeof isGone === "boolean" && (price === null || Number.isSafeInteger(price))
  );
}

function store(memory: Memory): void {
  const text = JSON.stringify(memory);
  ignoringErrors(() => {
    if (localStorage.getItem(CART_PRICES_KEY) === text) return;
    localStorage.setItem(CART_PRICES_KEY, text);
    dispatchEvent(new Event(CHANGES_EVENT));
  });
}
