/** Adds a note of staff to the history of an order. */
import { createHash } from "node:crypto";
import type { OrderEventType } from "#contract/orders/orders";
import type { ChangeParts } from "./ports/changes.port";
import { lockOrder, writeEvent } from "./steps.store";

export interface NewNote {
  readonly orderId: string;
  readonly type: OrderEventType;
  readonly summary: string;
  readonly sealedNote: Buffer;
  readonly actor: string;
  readonly key: string;
}

/**
 * Adds a note to the history, once per key.
 * @returns false when the order does not exist
 */
export async function addNote(
  { db, trail }: Pick<ChangeParts, "db" | "trail">,
  note: NewNote,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockOrder(trx, note.orderId))) return false;
    const { key, ...event } = note;
    const idempotencyHash = createHash("sha256").update(`note\0${note.orderId}\0${key}`).digest();
    await writeEvent(trx, { ...event, idempotencyHash });
    await trail.recordOrder(trx, note.actor, note.orderId);
    return true;
  });
}
