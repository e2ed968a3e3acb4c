/**
 * What this visitor last saw of the products in the cart, and what has changed since then. Each change is one notice in
 * cart, mini cart and checkout until it is dismissed (CART-13). Works without the store.
 */
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { ignoringErrors } from "../page/dom";
import { CART_PRICES_KEY } from "../page/page-marks";
import { readCart } from "./cart-storage";

/** A product of the cart as the shop answered it. */
export interface AnsweredProduct {
  readonly productId: string;
  /** Empty when the shop does not know it any more. */
  readonly name: string;
  /** Cents of one piece; null when it is no longer sold. */
  readonly price: number | null;
}

interface Seen {
  readonly name: string;
  /** The last price in cents; null when none was seen. */
  readonly price: number | null;
  readonly isGone: boolean;
}

/** From what the visitor saw to what is so now. */
interface Change {
  readonly before: Seen;
  readonly now: Seen;
}

interface Memory {
  readonly seen: Readonly<Record<string, Seen>>;
  readonly changes: Readonly<Record<string, Change>>;
}

/** Dispatched on window when there are other notices in this tab; other tabs hear the storage event. */
const CHANGES_EVENT = CART_PRICES_KEY;
let watchers = 0;

/** Remembers what the shop answered. @returns the sentences of what is not as it was */
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
    // A product that is seen for the first time was sold when it was put in.
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

/** The notices of this browser's cart, one for each product that changed. */
export function readChanges(): string[] {
  const { changes } = readMemory();
  return readCart().flatMap(({ productId }) => (changes[productId] ? [sentenceOf(changes[productId])] : []));
}

export function dismissChanges(): void {
  store({ ...readMemory(), changes: {} });
}

/** Prices in cents this visitor last saw, by product. */
export function readSeenPrices(): Readonly<Record<string, number>> {
  const seen = Object.entries(readMemory().seen);
  return Object.fromEntries(seen.flatMap(([id, { price }]) => (price === null ? [] : [[id, price]])));
}

/** The name a product had when it was last sold. */
export function seenNameOf(productId: string): string | null {
  return readMemory().seen[productId]?.name ?? null;
}

/** Calls back when there may be other notices. As long as somebody watches, notices are on the screen. */
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

function isSame(one: Seen, other: Seen): boolean {
  return one.price === other.price && one.isGone === other.isGone;
}

function only<Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}

function readMemory(): Memory {
  const kept = ignoringErrors(() => JSON.parse(localStorage.getItem(CART_PRICES_KEY) ?? "{}") as unknown);
  const { seen, changes } = { ...(kept as Partial<Record<keyof Memory, unknown>> | null) };
  return {
    seen: Object.fromEntries(entriesOf(seen).filter((entry): entry is [string, Seen] => isSeen(entry[1]))),
    changes: Object.fromEntries(
      entriesOf(changes).filter((entry): entry is [string, Change] => {
        const { before, now } = { ...(entry[1] as Partial<Change> | null) };
        return isSeen(before) && isSeen(now);
      }),
    ),
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function isSeen(value: unknown): value is Seen {
  const { name, price, isGone } = { ...(value as Partial<Seen> | null) };
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
