/**
 * How entries of the list of who did what hold together (docs/decisions/audit-chain.md). Each entry has a digest of what is sealed of
 * it and a hash over that, its number, time and kind, and the hash of the entry before it; which entry that is stands in
 * what is sealed, too.
 */
import { createHash, randomBytes } from "node:crypto";

/** Before the first entry there ever was. */
export const BEGINNING = "0".repeat(64);

/** Sealed together with an entry's contents. */
export interface Link {
  readonly id: string;
  /** Hash of the entry before it. */
  readonly previous: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** A salt: without it an entry's contents could be found by hashing guesses. */
  readonly salt: string;
}

/** What is sealed of an entry; of one that was forgotten with its person nothing but that it was. */
export type Content = { readonly link?: Link } | { readonly forgotten: string };

export interface Entry {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly userId: string | null;
  readonly subjectId: string | null;
  /** Null in an entry that is not chained yet. */
  readonly digest: Buffer | null;
  readonly hash: Buffer | null;
}

export function newLink(entry: Pick<Entry, "id" | "userId" | "subjectId">, previous: string): Link {
  const { id, userId, subjectId } = entry;
  return { id, previous, userId, subjectId, salt: randomBytes(16).toString("base64url") };
}

export function digestOf(content: Content): Buffer {
  return createHash("sha256").update(JSON.stringify(content)).digest();
}

export function hashOf(entry: Pick<Entry, "id" | "at" | "kind">, digest: Buffer, previous: string): Buffer {
  const text = [previous, entry.id, entry.at.toISOString(), entry.kind, digest.toString("hex")].join("\n");
  return createHash("sha256").update(text).digest();
}

/** What an entry is sealed as once the person it is about is forgotten: number and digest show that we did it. */
export function forgottenContent({ id, digest }: Pick<Entry, "id" | "digest">): Content {
  return { forgotten: `${id} ${digest?.toString("hex") ?? ""}` };
}

/**
 * What is wrong with an entry; null when nothing is.
 * @param previous hash of the entry before it. @param content null when it does not open
 */
export function faultOf(entry: Entry, previous: string, content: Content | null): string | null {
  const { digest, hash } = entry;
  if (!digest || !hash) return "it was never chained";
  if (!content) return "what is sealed of it was altered";
  if ("forgotten" in content) {
    const isOurs = content.forgotten === (forgottenContent(entry) as typeof content).forgotten;
    if (!isOurs || entry.userId !== null) return "it was emptied by somebody else";
  } else {
    if (!digestOf(content).equals(digest)) return "what is sealed of it was altered or is another entry's";
    const { link } = content;
    if (link?.id !== entry.id) return "it has another number";
    if (link.previous !== previous) return "the entry before it is missing, was moved or altered";
    if (link.userId !== entry.userId || link.subjectId !== entry.subjectId)
      return "whom it is about was altered";
  }
  return hashOf(entry, digest, previous).equals(hash) ? null : "its time, kind or place was altered";
}
