/**
 * The idempotency key of an order. Until the order has a response, equal contents get the same key in every
 * tab of this browser and after reloads. Resends therefore place one order. Only a digest of the contents is
 * stored.
 */
import { randomUuid } from "../../../lib/random-key";

const STORAGE_KEY = "ef-order-key";
/** A key without a response expires after this time: equal contents on another day are a new order. */
const LIFE_MS = 12 * 3_600_000;

interface StoredKey {
  readonly digest: string;
  readonly key: string;
  readonly at: number;
}

let inMemory: StoredKey | null = null;

/** @param contents everything that identifies the order, as text */
export function orderKeyFor(contents: string, now = Date.now()): string {
  const digest = digestOf(contents);
  const stored = read();
  if (stored && stored.digest === digest && now - stored.at < LIFE_MS) return stored.key;
  const created = { digest, key: randomUuid(), at: now };
  write(created);
  return created.key;
}

/** The order has its response: the next order gets a new key, even with equal contents. */
export function forgetOrderKey(): void {
  write(null);
}

function read(): StoredKey | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored ? (JSON.parse(stored) as StoredKey) : null;
  } catch {
    return inMemory;
  }
}

function write(entry: StoredKey | null): void {
  inMemory = entry;
  try {
    if (entry) localStorage.setItem(STORAGE_KEY, JSON.stringify(entry));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage, memory holds the key while the page is open.
  }
}

/**
 * Two 32-bit hashes (FNV-1a over the text and over its reverse): enough to distinguish one shopper's orders.
 */
function digestOf(text: string): string {
  return `${fnv(text)}${fnv([...text].reverse().join(""))}${text.length}`;
}

function fnv(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
