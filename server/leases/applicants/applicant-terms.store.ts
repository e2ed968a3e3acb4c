/** Backfills search terms of applicants from earlier versions; this needs the sealing key. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { whileAny } from "../../jobs/due";
import { fillRows } from "../../jobs/fill-rows.store";
import { applicantTerms } from "../forms/applicant-terms.mapping";
import { SEALED_APPLICATION, type DisplayedApplicant } from "../forms/form.record";
import { setSearchTerms } from "../applications/application-writes.store";

/** SQL expression: now while an application lacks terms, else null. */
export const APPLICANT_TERMS_DUE = whileAny(sql`SELECT 1 FROM lease_applications WHERE search_terms IS NULL`);

/**
 * Handles one batch of applications.
 * @returns true when more may be left
 */
export function fillApplicantTerms(db: Db, sealer: Sealer): Promise<boolean> {
  const missing = sql<{ id: string; sealed: Buffer }>`
    SELECT id, sealed_shown AS sealed FROM lease_applications WHERE search_terms IS NULL`;
  return fillRows(db, { missing, table: "lease_applications" }, (trx, { id, sealed }) =>
    setSearchTerms(
      trx,
      id,
      applicantTerms(sealer, sealer.open<DisplayedApplicant>(sealed, SEALED_APPLICATION)),
    ),
  );
}
