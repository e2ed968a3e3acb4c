/**
 * Erases personal data from lease applications; the record itself and the approved amount are retained for
 * accounting.
 */
import { sql, type RawBuilder } from "kysely";
import type { Person, PersonalData } from "../../feature";
import type { Db } from "../../db/client";
import { emailIndexes } from "../../db/identity";
import type { Sealer } from "../../db/sealed";
import { forgetApplicant } from "../applications/application-writes.store";
import { toDraft } from "../forms/form.mapping";
import {
  SEALED_APPLICATION,
  SEALED_DRAFT,
  type SavedForm,
  type DisplayedApplicant,
} from "../forms/form.record";

export function createLeaseData(db: Db, sealer: Sealer): PersonalData {
  /** Applications of the account, and of a guest with its address. */
  const theirs = ({ userId, username }: Person): RawBuilder<unknown> =>
    sql`(user_id = ${userId} OR user_id IS NULL
      AND email_index = ANY(${emailIndexes(sealer, username, "lease_applications")}::bytea[]))`;
  return {
    async read(person) {
      const drafts = await sql<{ sealed_form: Buffer }>`
        SELECT sealed_form FROM lease_drafts WHERE user_id = ${person.userId}`.execute(db);
      const { rows } = await sql<{ sealedShown: Buffer; [name: string]: unknown }>`
        SELECT sealed_shown AS "sealedShown", status, reason, state, lessor, approved_cents AS "approvedCents",
          approved_at AS "approvedAt", expires_at AS "expiresAt", consented_at AS "consentedAt",
          created_at AS "appliedAt"
        FROM lease_applications WHERE ${theirs(person)} ORDER BY created_at`.execute(db);
      return {
        leaseDrafts: drafts.rows.map((row) => toDraft(sealer.open<SavedForm>(row.sealed_form, SEALED_DRAFT))),
        leaseApplications: rows.map(({ sealedShown, ...row }) => ({
          ...sealer.open<DisplayedApplicant>(sealedShown, SEALED_APPLICATION),
          ...row,
        })),
      };
    },
    async forget(unit, person) {
      await sql`DELETE FROM lease_drafts WHERE user_id = ${person.userId}`.execute(unit);
      await sql`UPDATE leases SET sealed_signature_url = NULL
        WHERE application_id IN (SELECT id FROM lease_applications WHERE ${theirs(person)})`.execute(unit);
      await sql`UPDATE lease_tries SET sealed_note = NULL
        WHERE application_id IN (SELECT id FROM lease_applications WHERE ${theirs(person)})`.execute(unit);
      await forgetApplicant({ db: unit, sealer }, theirs(person));
    },
  };
}
