/** Applicants of an account's applications, for the merge of two accounts (STAFF-64). */
import { sql } from "kysely";
import { inStatuses } from "../../db/in-statuses";
import { LEASE_UNDECIDED } from "#contract/leases/statuses";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { SEALED_APPLICATION, type DisplayedApplicant } from "../forms/form.record";

/**
 * One text per distinct applicant of pending or approved applications: last name and last digits of the SSN.
 */
export async function listApplicants(unit: Db, sealer: Sealer, userId: string): Promise<string[]> {
  const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed_shown AS sealed FROM lease_applications
    WHERE user_id = ${userId} AND (status ${inStatuses(LEASE_UNDECIDED)}
      OR status = 'APPROVED' AND (expires_at IS NULL OR expires_at > now()))`.execute(unit);
  const people = rows.map(({ sealed }) => {
    const { lastName, last4Ssn } = sealer.open<DisplayedApplicant>(sealed, SEALED_APPLICATION);
    return `${lastName.trim().toLowerCase()} ${last4Ssn}`;
  });
  return [...new Set(people)];
}
