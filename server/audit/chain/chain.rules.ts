/**
 * How entries of the list of who did what hold together (docs/decisions/audit-chain.md). Each entry has a digest of what is sealed of
 * it and a hash over that, its number, time and kind, and the hash of the entry before it; which entry that is stands in
 * what is sealed, too.
 */
import { createHash, randomBytes } from "node:crypto";
import type { ActArea } from "#contract/audit/schema";
import { areaOf } from "./area.rules";
import type { Covers } from "./order-acts.rules";

/** Before the first entry there ever was. */
export const BEGINNING = "0".repeat(64);

/** Columns that stand in clear beside what is sealed, for the list to be narrowed by. */
export interface Clear {
  /** What a change was about; null: none. */
  readonly area: ActArea | null;
  /** What an act gave back; null: nothing. */
  readonly cents: number | null;
}

/** Sealed together with an entry's contents. */
export interface Link extends Partial<Clear> {
  readonly id: string;
  /** Hash of the entry before it. */
  readonly previous: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** A salt: without it an entry's contents could be found by hashing guesses. */
  readonly salt: string;
}

/** What stays of an entry whose person is forgotten. */
export interface Kept extends Partial<Clear> {
  readonly covers?: Covers;
}

/** What is sealed of an entry; of one that was forgotten with its person nothing but that it was. */
export type Content =
  | { readonly link?: Link; readonly call?: string; readonly covers?: Covers }
  | ({ readonly forgotten: string } & Kept);

export interface Entry extends Clear {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** Null in an entry that is not chained yet. */
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
  return createHash("sha256").update(JSON.stringify(content)).digest();
}

export function hashOf(entry: Pick<Entry, "id" | "at" | "kind">, digest: Buffer, previous: string): Buffer {
  const text = [previous, entry.id, entry.at.toISOString(), entry.kind, digest.toString("hex")].join("\n");
  return createHash("sha256").update(text).digest();
}

/** What an entry is sealed as once the person it is about is forgotten: number and digest show that we did it. */
export function forgottenContent(
  { id, digest }: Pick<Entry, "id" | "digest">,
  content: Content | null = null,
): Content {
  return { forgotten: `${id} ${digest?.toString("hex") ?? ""}`, ...keptOf(content) };
}

function keptOf(content: Content | null): Kept {
  if (!content) return {};
  if ("forgotten" in content) {
    const { area, cents, covers } = content;
    return { area, cents, covers };
  }
  return { area: content.link?.area, cents: content.link?.cents, covers: content.covers };
}

/**
 * What is wrong with an entry; null when nothing is.
 * @param previous hash of the entry before it. @param content null when it does not open
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

/** Entries of earlier versions have no area in what is sealed: there it is derived from the call, some time later. */
function isClearAsSealed({ kind, area, cents }: Entry, content: Content): boolean {
  const sealed = keptOf(content);
  if (cents !== (sealed.cents ?? null)) return false;
  if (sealed.area !== undefined) return area === sealed.area;
  if (area === null) return true;
  if (kind !== "STAFF_CHANGE") return false;
  return "forgotten" in content || area === areaOf(content.call ?? "");
}
