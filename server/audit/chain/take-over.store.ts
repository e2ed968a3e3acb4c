/**
 * Adds staff actions to the chain that the shop's calls did not write, such as a generated history. The list
 * reads them from the orders' histories, and chain entries cover the rows.
 */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { recordedChange } from "#contract/audit/changes/changes";
import { STAFF_ROLES } from "#contract/staff/roles";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { append, putUnchained, readUnchained, type Unchained } from "./chain.store";
import { coversOf, type EventRow, type RefundRow } from "./order-acts.rules";
import { EVENT, openNote, REFUND } from "./order-acts.store";

const ROWS_AN_ENTRY = 1_000;

export function takeOverActs(db: Db, sealer: Sealer): Promise<void> {
  return db.transaction().execute(async (unit) => {
    const after = await readUnchained(unit, sealer);
    const { rows: events } = await sql<{ row: EventRow }>`SELECT jsonb_build_object(${EVENT}) AS row
      FROM order_events AS event WHERE id > ${after.events}
        AND actor IN (SELECT id::text FROM users WHERE role = ANY(${[...STAFF_ROLES]}::text[]))
      ORDER BY id`.execute(unit);
    const { rows: refunds } = await sql<{ row: RefundRow }>`SELECT jsonb_build_object(${REFUND}) AS row
      FROM staff_refunds AS refund WHERE id > ${after.refunds} ORDER BY id`.execute(unit);
    const { rows: last } = await sql<Unchained>`SELECT
      (SELECT COALESCE(max(id), 0)::text FROM order_events) AS events,
      (SELECT COALESCE(max(id), 0)::text FROM staff_refunds) AS refunds`.execute(unit);
    for (let at = 0; at < Math.max(events.length, refunds.length); at += ROWS_AN_ENTRY) {
      const part = <Row>(rows: readonly { readonly row: Row }[]) =>
        rows.slice(at, at + ROWS_AN_ENTRY).map(({ row }) => row);
      const salt = randomBytes(16).toString("base64url");
      const acts = { events: part(events), refunds: part(refunds) };
      const covers = coversOf(salt, acts, (row) => openNote(sealer, row));
      const detail = { change: recordedChange({ kind: "ORDER_HISTORY_IMPORTED" }), covers };
      await append(unit, sealer, {
        kind: "STAFF_CHANGE",
        userId: null,
        subjectId: null,
        area: "ORDERS",
        detail,
      });
    }
    await putUnchained(unit, sealer, last[0]!);
  });
}
