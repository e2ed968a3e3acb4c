/** Reads leases, and finds those due for an advance. The changes beside it move them. */
import { sql, type RawBuilder } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_UNSIGNED } from "#contract/leases/statuses";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { queueOf } from "../../jobs/queue";
import { SEALED_LEASE } from "../forms/form.record";
import type { LeaseRecord } from "./lease.record";

export interface LeaseStore {
  find(id: string): Promise<LeaseRecord | null>;
  /** Ids of open, unsigned leases of an application or an order. */
  listOpenOf(of: { readonly applicationId: string } | { readonly orderId: string }): Promise<string[]>;
  /** Released leases of an application the lessor may still have. */
  listUntold(applicationId: string): Promise<LeaseRecord[]>;
  /** Claims up to `limit` due leases for a minute. */
  claimDue(limit: number): Promise<string[]>;
}

interface Row extends Omit<LeaseRecord, "signatureUrl"> {
  readonly sealedSignatureUrl: Buffer | null;
}

/** Leases due for an advance. */
export const LEASES_TO_ADVANCE = queueOf({ table: "leases", dueAt: "next_check_at" });

const columns = sql`lease.id, lease.order_id AS "orderId", o.unique_id AS "orderNumber",
  lease.application_id AS "applicationId", lease.state, lease.cents, lease.held_at AS "heldAt", lease.lessor,
  lease.lessor_uuid AS "lessorUuid", lease.asked_at AS "askedAt", lease.sealed_signature_url AS "sealedSignatureUrl",
  lease.sign_until AS "signUntil", lease.signed_at AS "signedAt", lease.reminders,
  lease.delivery_submitted_at AS "deliverySubmittedAt", lease.funded_cents AS "fundedCents",
  lease.lender_take_cents AS "lenderTakeCents", lease.told_at AS "toldAt", lease.checks,
  lease.created_at AS "createdAt", lease.updated_at AS "updatedAt"`;

export function createLeaseStore(db: Db, sealer: Sealer): LeaseStore {
  const read = async (choice: RawBuilder<unknown>) => {
    const { rows } =
      await sql<Row>`SELECT ${columns} FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
      WHERE ${choice} ORDER BY lease.created_at DESC`.execute(db);
    return rows.map(({ sealedSignatureUrl, ...row }) => ({
      ...row,
      signatureUrl: sealedSignatureUrl && sealer.open<string>(sealedSignatureUrl, SEALED_LEASE),
    }));
  };
  return {
    find: async (id) => (await read(sql`lease.id = ${id}`))[0] ?? null,
    async listOpenOf(of) {
      const whose =
        "orderId" in of ? sql`order_id = ${of.orderId}` : sql`application_id = ${of.applicationId}`;
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM leases WHERE ${whose} AND state ${inStatuses(LEASE_UNSIGNED)}`.execute(db);
      return rows.map(({ id }) => id);
    },
    listUntold: (applicationId) =>
      read(sql`lease.application_id = ${applicationId} AND lease.state = 'RELEASED'
        AND lease.asked_at IS NOT NULL AND lease.told_at IS NULL`),
    async claimDue(limit) {
      const { rows } = await sql<{ id: string }>`
        UPDATE leases SET ${LEASES_TO_ADVANCE.claim} WHERE id IN (${LEASES_TO_ADVANCE.selectDue(limit)})
        RETURNING id`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}
