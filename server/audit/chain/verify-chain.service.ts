/** Verifies the integrity of the audit log (STAFF-8). */
import { faultOf } from "./chain.rules";
import type { readEntries, ChainEnds } from "./chain.store";

export interface ChainReport {
  readonly entries: number;
  /** Hash of the last entry; stored elsewhere, it later proves that no earlier entry has changed. */
  readonly lastHash: string;
  /** The first altered entry, or null. */
  readonly fault: { readonly id: string; readonly reason: string } | null;
  /** Whether an entry with the given hash exists; null without a given hash. */
  readonly hasKnownHash: boolean | null;
}

/** @param ends null if they do not open @param knownHash hash of an entry, recorded earlier */
export async function verifyChain(
  ends: ChainEnds | null,
  entries: ReturnType<typeof readEntries>,
  knownHash: string | null = null,
): Promise<ChainReport> {
  let [count, previous, lastId] = [0, ends?.before ?? "", "0"];
  let isKnown = knownHash === previous;
  const report = (fault: ChainReport["fault"]) => ({
    entries: count,
    lastHash: previous,
    fault,
    hasKnownHash: knownHash === null ? null : isKnown,
  });
  if (!ends)
    return report({
      id: "0",
      reason: "the record of the chain's start and end was altered or never written",
    });
  for await (const { entry, content } of entries) {
    const reason = faultOf(entry, previous, content);
    if (reason) return report({ id: entry.id, reason });
    count += 1;
    previous = entry.hash!.toString("hex");
    lastId = entry.id;
    if (previous === knownHash) isKnown = true;
  }
  if (previous !== ends.lastHash) {
    return report({ id: ends.lastId, reason: `the entries after ${lastId} are missing` });
  }
  return report(null);
}
