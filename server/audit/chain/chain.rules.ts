/**
 * Links audit log entries into a chain (docs/decisions/audit-chain.md). Each entry has a digest of its sealed
 * content. Its hash covers the digest, its number, time and kind, and the previous entry's hash. The sealed
 * content also names the previous entry.
 */
import { createHash, randomBytes } from "node:crypto";
import type { ActArea } from "#contract/audit/schema";
import { areaOf } from "./area.rules";
import type { Covers } from "./order-acts.rules";

/**
 * Version of new entries. Their digest covers canonical data; entries without a version have a digest of
 * their text as it was sealed, and contain a sentence instead of a change.
 */
export const ENTRY_VERSION = 2;

/** The hash before the first entry. */
export const BEGINNING = "0".repeat(64);

/** Unsealed columns, for filtering the list. */
export interface Clear {
  /** The area of a change, or null. */
  readonly area: ActArea | null;
  /** Cents refunded by an action, or null. */
  readonly cents: number | null;
}

/** Sealed together with an entry's contents. */
export interface Link extends Partial<Clear> {
  readonly id: string;
  /** Hash of the previous entry. */
  readonly previous: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** Salt: without it, contents could be found by hashing guesses. */
  readonly salt: string;
}

/** The remainder of an entry whose person was forgotten. */
export interface RetainedContent extends Partial<Clear> {
  readonly covers?: Covers;
}

/** The sealed content of an entry; for a forgotten one, only a proof of the deletion. */
export type Content =
  | { readonly version?: number; readonly link?: Link; readonly call?: string; readonly covers?: Covers }
  | ({ readonly forgotten: string } & RetainedContent);

export interface Entry extends Clear {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** Null if the entry is not chained yet. */
  readonly digest: Buffer | null;
  readonly hash: Buffer | null;
}

export function newLink(
  entry: Pick<Entry, "id" | "userId" | "subjectId"> & Partial<Clear>,
  previous: string,
): Link {
  const { id, userId, subjectId, area, cents } = entry;
  return { id, previous, userId, subjectId, area, cents, salt: randomBytes(16).toString("base64url") };
}

export function digestOf(content: Content): Buffer {
  const isCanonical = "version" in content && content.version === ENTRY_VERSION;
  const text = isCanonical ? canonicalJson(content) : JSON.stringify(content);
  return createHash("sha256").update(text).digest();
}

/** JSON with the keys of every object in order, so that equal data has equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export function hashOf(entry: Pick<Entry, "id" | "at" | "kind">, digest: Buffer, previous: string): Buffer {
  const text = [previous, entry.id, entry.at.toISOString(), entry.kind, digest.toString("hex")].join("\n");
  return createHash("sha256").update(text).digest();
}

/**
 * Returns the content to seal once an entry's person is forgotten. Its number and digest prove that the shop
 * emptied the entry.
 */
export function forgottenContent(
  { id, digest }: Pick<Entry, "id" | "digest">,
  content: Content | null = null,
): Content {
  return { forgotten: `${id} ${digest?.toString("hex") ?? ""}`, ...retainedOf(content) };
}

function retainedOf(content: Content | null): RetainedContent {
  if (!content) return {};
  if ("forgotten" in content) {
    const { area, cents, covers } = content;
    return { area, cents, covers };
  }
  return { area: content.link?.area, cents: content.link?.cents, covers: content.covers };
}

/**
 * Returns the defect of an entry, or null.
 * @param previous hash of the previous entry @param content null if it does not open
 */
export function faultOf(entry: Entry, previous: string, content: Content | null): string | null {
  const { digest, hash } = entry;
  if (!digest || !hash) return "it was never added to the chain";
  if (!content) return "its sealed content was altered";
  if ("forgotten" in content) {
    const isOurs = content.forgotten === (forgottenContent(entry) as typeof content).forgotten;
    if (!isOurs || entry.userId !== null) return "its content was deleted by something other than the shop";
  } else {
    if (!digestOf(content).equals(digest))
      return "its sealed content was altered or belongs to another entry";
    const { link } = content;
    if (link?.id !== entry.id) return "its number was changed";
    if (link.previous !== previous) return "the previous entry is missing or was moved or altered";
    if (link.userId !== entry.userId || link.subjectId !== entry.subjectId)
      return "its user or subject was altered";
  }
  if (!isClearAsSealed(entry, content)) return "its filter fields were altered";
  return hashOf(entry, digest, previous).equals(hash) ? null : "its time, kind or position was altered";
}

/**
 * Compares the unsealed columns with the sealed content. For legacy entries, a job derives the area later.
 */
function isClearAsSealed({ kind, area, cents }: Entry, content: Content): boolean {
  const sealed = retainedOf(content);
  if (cents !== (sealed.cents ?? null)) return false;
  if (sealed.area !== undefined) return area === sealed.area;
  if (area === null) return true;
  if (kind !== "STAFF_CHANGE") return false;
  return "forgotten" in content || area === areaOf(content.call ?? "");
}
