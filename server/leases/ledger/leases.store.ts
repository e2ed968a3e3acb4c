/** Reads leases. What moves them is leases-moving.store.ts. */
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { SEALED_LEASE } from "../applications/form.record";
import type { LeaseRecord } from "./lease.record";

export interface LeaseStore {
  find(id: string): Promise<LeaseRecord | null>;
  /** Of an application, the latest first. */
  listOf(applicationId: string): Promise<LeaseRecord[]>;
}

interface Row extends Omit<LeaseRecord, "signatureUrl"> {
  readonly sealedSignatureUrl: Buffer | null;
}

const whole = sql`lease.id, lease.order_id AS "orderId", o.unique_id AS "orderNumber",
  lease.application_id AS "applicationId", lease.state, lease.cents, lease.held_at AS "heldAt", lease.lessor,
  lease.lessor_uuid AS "lessorUuid", lease.asked_at AS "askedAt", lease.sealed_signature_url AS "sealedSignatureUrl",
  lease.sign_until AS "signUntil", lease.signed_at AS "signedAt", lease.reminders,
  lease.delivery_submitted_at AS "deliverySubmittedAt", lease.funded_cents AS "fundedCents",
  lease.lender_take_cents AS "lenderTakeCents", lease.told_at AS "toldAt", lease.checks,
  lease.created_at AS "createdAt", lease.updated_at AS "updatedAt"`;

export function createLeaseStore(db: Db, sealer: Sealer): LeaseStore {
  const read = async (choice: RawBuilder<unknown>) => {
    const { rows } =
      await sql<Row>`SELECT ${whole} FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
      WHERE ${choice} ORDER BY lease.created_at DESC`.execute(db);
    return rows.map(({ sealedSignatureUrl, ...row }) => ({
      ...row,
      signatureUrl: sealedSignatureUrl && sealer.open<string>(sealedSignatureUrl, SEALED_LEASE),
    }));
  };
  return {
    find: async (id) => (await read(sql`lease.id = ${id}`))[0] ?? null,
    listOf: (applicationId) => read(sql`lease.application_id = ${applicationId}`),
  };
}
