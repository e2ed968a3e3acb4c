/** The saved mapping of a source's table (STAFF-78). */
import { LIMITS } from "#contract/limits";
import type { MatchedMapping } from "#contract/imports/columns";
import type { Db } from "../../../db/client";
import { openBytes } from "../../import/reading/byte-source";
import { tableOf } from "./file-table.service";
import { findSavedMapping } from "./saved-mappings.store";

/** @returns null without a saved mapping, and for a file that is not a readable table */
export async function mappingOfFile(
  db: Db,
  supplierId: string,
  file: string,
): Promise<MatchedMapping | null> {
  const source = await openBytes(file).catch(() => null);
  if (!source) return null;
  for await (const chunk of source.chunks) {
    const table = tableOf(chunk.subarray(0, LIMITS.imports.previewBytes));
    return table?.canMatch ? findSavedMapping(db, supplierId, table.headings) : null;
  }
  return null;
}
