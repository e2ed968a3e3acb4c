/** Reads the reasons of staff actions from orders' histories, where they are forgotten with the customer. */
import { sql } from "kysely";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { openEntry } from "./audit.store";
import { openNote } from "./chain/order-acts.store";

/** Types of entries whose note contains the reason. */
const WITH_REASON = [
  "CANCELLED",
  "STATUS_CHANGED",
  "PAYMENT_DETAILS_UPDATED",
  "ITEM_UPDATED",
  "SHIPMENT_DETAILS_UPDATED",
];

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly sealed: Buffer | null;
}

/** Returns the existing reasons by entry id. */
export async function readReasons(
  db: Db,
  sealer: Sealer,
  entries: readonly Listed[],
): Promise<ReadonlyMap<string, { readonly note: string }>> {
  const entryOf = new Map(
    entries
      .filter(({ kind }) => kind === "ORDER_CHANGED")
      .flatMap(({ id, sealed }) => {
        const events = sealed ? (openEntry(sealer, sealed).act?.covers.events ?? []) : [];
        return events.map(([eventId]) => [eventId, id] as const);
      }),
  );
  if (entryOf.size === 0) return new Map();
  const { rows } = await sql<{ id: string; sealedNote: string }>`
    SELECT id::text AS id, encode(sealed_note, 'base64') AS "sealedNote" FROM order_events
    WHERE id = ANY(${[...entryOf.keys()]}::bigint[]) AND sealed_note IS NOT NULL
      AND type = ANY(${WITH_REASON}::text[]) ORDER BY order_events.id DESC`.execute(db);
  return new Map(rows.map((row) => [entryOf.get(row.id) ?? "", { note: openNote(sealer, row) ?? "" }]));
}
