/**
 * The key that names an order. The same contents get the same key until the order is answered, in every tab of this
 * browser and over reloads, so that one order comes of it however often it is sent. Only a digest of the contents is
 * kept.
 */
import { randomUuid } from "../../../lib/random-key";

const STORAGE_KEY = "ef-order-key";
/** A key without an answer is dropped after this time: the same contents on another day are another order. */
const LIFE_MS = 12 * 3_600_000;

interface Kept {
  readonly digest: string;
  readonly key: string;
  readonly at: number;
}

let inMemory: Kept | null = null;

/** @param contents all that makes the order what it is, as text */
export function orderKeyFor(contents: string, now = Date.now()): string {
  const digest = digestOf(contents);
  const kept = read();
  if (kept && kept.digest === digest && now - kept.at < LIFE_MS) return kept.key;
  const made = { digest, key: randomUuid(), at: now };
  write(made);
  return made.key;
}

/** The order has its answer: the next one gets another key, even with the same contents. */
export function forgetOrderKey(): void {
  write(null);
}

function read(): Kept | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored ? (JSON.parse(stored) as Kept) : null;
  } catch {
    return inMemory;
  }
}

function write(kept: Kept | null): void {
  inMemory = kept;
  try {
    if (kept) localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Remembered as long as the page is open.
  }
}

/** Two 32-bit sums (FNV-1a over the text and over its reverse): enough to tell one order of a shopper from another. */
function digestOf(text: string): string {
  return `${fnv(text)}${fnv([...text].reverse().join(""))}${text.length}`;
}

function fnv(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}
