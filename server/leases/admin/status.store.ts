/**
 * Staff-only facts of an application: recorded answers, and orders with their notices and funding (STAFF-31).
 */
import { sql } from "kysely";
import type { LeaseState } from "#contract/leases/statuses";
import type { OrderStatus } from "#contract/orders/orders";
import type { Db } from "../../db/client";
import { openIdentity } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import { SEALED_ATTEMPT } from "../forms/form.record";

export interface StaffAttempt {
  readonly lessor: string;
  readonly outcome: string;
  readonly uuid: string | null;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
  /**
   * User name of the staff member who recorded the answer, and the reason; null when the lessor reported it.
   */
  readonly recordedBy: string | null;
  readonly recordedAt: Date | null;
  readonly recordedReason: string | null;
}

export interface StaffUse {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly state: LeaseState;
  readonly cents: number;
  readonly lessorUuid: string | null;
  readonly heldAt: Date | null;
  readonly signUntil: Date | null;
  readonly signedAt: Date | null;
  readonly reminders: number;
  readonly deliverySubmittedAt: Date | null;
  readonly fundedCents: number | null;
  readonly lenderTakeCents: number | null;
  readonly fundedAt: Date | null;
  readonly problem: string | null;
  readonly problemAt: Date | null;
  readonly notices: readonly StaffNotice[];
}

export interface StaffNotice {
  readonly kind: string;
  readonly occurredOn: string;
  readonly itemCount: number;
  /** ISO 8601. */
  readonly acceptedAt: string | null;
  readonly refusal: string | null;
  readonly attempts: number;
}

export interface StaffLeaseDetails {
  readonly consentVersion: string;
  readonly detailsUntil: Date | null;
  readonly nextCheckAt: Date | null;
  readonly attempts: readonly StaffAttempt[];
  readonly leases: readonly StaffUse[];
}

interface AttemptRow extends Omit<StaffAttempt, "recordedBy" | "recordedReason"> {
  readonly sealedNoter: Buffer | null;
  readonly sealedNote: Buffer | null;
}

export interface StatusStore {
  /** @param id of an existing application */
  read(id: string): Promise<StaffLeaseDetails>;
}

export function createStatusStore(db: Db, sealer: Sealer): StatusStore {
  const open = ({ sealedNoter, sealedNote, ...row }: AttemptRow): StaffAttempt => ({
    ...row,
    recordedBy: sealedNoter && openIdentity(sealer, sealedNoter).username,
    recordedReason: sealedNote && sealer.open<{ readonly reason: string }>(sealedNote, SEALED_ATTEMPT).reason,
  });
  return {
    async read(id) {
      const [application, attempts, leases] = await Promise.all([
        sql<Omit<StaffLeaseDetails, "attempts" | "leases">>`SELECT consent_version AS "consentVersion",
            CASE WHEN sealed_details IS NOT NULL THEN details_until END AS "detailsUntil",
            next_check_at AS "nextCheckAt"
          FROM lease_applications WHERE id = ${id}`.execute(db),
        sql<AttemptRow>`SELECT try.lessor, try.outcome, try.uuid, try.begun_at AS "begunAt", try.ended_at AS "endedAt",
            try.noted_at AS "recordedAt", try.sealed_note AS "sealedNote",
            (SELECT sealed_identity FROM users WHERE users.id = try.noted_by) AS "sealedNoter"
          FROM lease_tries AS try WHERE try.application_id = ${id} ORDER BY try.begun_at`.execute(db),
        sql<StaffUse>`SELECT lease.id, lease.order_id AS "orderId", o.unique_id AS "orderNumber",
            o.status AS "orderStatus", lease.state, lease.cents, lease.lessor_uuid AS "lessorUuid",
            lease.held_at AS "heldAt", lease.sign_until AS "signUntil", lease.signed_at AS "signedAt", lease.reminders,
            lease.delivery_submitted_at AS "deliverySubmittedAt", lease.funded_cents AS "fundedCents",
            lease.lender_take_cents AS "lenderTakeCents", lease.funded_at AS "fundedAt", lease.problem,
            lease.problem_at AS "problemAt",
            COALESCE((SELECT jsonb_agg(jsonb_build_object('kind', notice.kind,
                'occurredOn', to_char(notice.happened_on, 'YYYY-MM-DD'), 'itemCount', cardinality(notice.item_ids),
                'acceptedAt', notice.told_at, 'refusal', notice.refusal, 'attempts', notice.tries) ORDER BY notice.number)
              FROM lease_notices AS notice WHERE notice.lease_id = lease.id), '[]') AS notices
          FROM leases AS lease JOIN orders AS o ON o.id = lease.order_id
          WHERE lease.application_id = ${id} ORDER BY lease.created_at DESC`.execute(db),
      ]);
      return {
        ...onlyRow(application.rows, "the lease application"),
        attempts: attempts.rows.map(open),
        leases: leases.rows,
      };
    },
  };
}
