/** Finds the lease of an order that has an agreement. */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_AGREED, LEASE_SIGNED } from "#contract/leases/statuses";
import type { Db } from "../../db/client";

export interface AgreedLease {
  readonly lessor: string;
  readonly lessorUuid: string;
  readonly cents: number;
  readonly isSigned: boolean;
}

export interface AgreementStore {
  /** @returns null before the lessor has an agreement for the order, and after it ends */
  find(orderId: string): Promise<AgreedLease | null>;
}

export function createAgreementStore(db: Db): AgreementStore {
  return {
    async find(orderId) {
      const { rows } = await sql<AgreedLease>`
        SELECT lessor, lessor_uuid AS "lessorUuid", cents, state ${inStatuses(LEASE_SIGNED)} AS "isSigned"
        FROM leases WHERE order_id = ${orderId} AND lessor IS NOT NULL AND lessor_uuid IS NOT NULL
          AND state ${inStatuses(LEASE_AGREED)}
        ORDER BY created_at DESC LIMIT 1`.execute(db);
      return rows[0] ?? null;
    },
  };
}
