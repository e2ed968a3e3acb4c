/** Sealed columns of lease forms, applications and leases. */
import { emailIndex } from "../db/identity";
import type { SealedColumn } from "../db/sealing/sealed-column";
import { applicantTerms } from "./forms/applicant-terms.mapping";
import {
  SEALED_APPLICATION,
  SEALED_DRAFT,
  SEALED_LEASE,
  SEALED_ATTEMPT,
  type DisplayedApplicant,
} from "./forms/form.record";

export const LEASE_COLUMNS: readonly SealedColumn[] = [
  { table: "lease_drafts", column: "sealed_form", context: SEALED_DRAFT },
  {
    table: "lease_applications",
    column: "sealed_shown",
    context: SEALED_APPLICATION,
    indexesOf: (sealer, applicant: DisplayedApplicant) => ({
      email_index: applicant.email === "" ? null : emailIndex(sealer, applicant.email, "lease_applications"),
      search_terms: applicantTerms(sealer, applicant),
    }),
  },
  { table: "lease_applications", column: "sealed_details", context: SEALED_APPLICATION },
  { table: "lease_applications", column: "sealed_redirect_url", context: SEALED_APPLICATION },
  { table: "lease_applications", column: "sealed_key", context: SEALED_APPLICATION },
  { table: "lease_tries", column: "sealed_note", context: SEALED_ATTEMPT },
  { table: "leases", column: "sealed_signature_url", context: SEALED_LEASE },
];
