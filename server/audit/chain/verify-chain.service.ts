/** Goes through the list of who did what and says whether it is whole (STAFF-8). */
import { faultOf } from "./chain.rules";
import type { readEntries, ChainEnds } from "./chain.store";

export interface ChainReport {
  readonly entries: number;
  /** Of the last entry; kept elsewhere, it shows later that nothing before it has changed. */
  readonly lastHash: string;
  /** The first entry that is not as it was written; null: all are. */
  readonly fault: { readonly id: string; readonly reason: string } | null;
  /** Whether an entry of the hash that was asked for is there; null when none was. */
  readonly hasKnownHash: boolean | null;
}

/**
 * @param ends null when nothing opens them. @param knownHash of an entry, noted down earlier
 */
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
