/** Search terms for applicants, for staff (docs/decisions/personal-data.md). */
import { personTerms } from "../../db/person-terms";
import type { Sealer } from "../../db/sealed";
import type { DisplayedApplicant } from "./form.record";

/** Value of lease_applications.search_terms for an applicant. */
export function applicantTerms(sealer: Sealer, applicant: DisplayedApplicant): Buffer[] {
  const { email, firstName, lastName, mobilePhone, otherPhone } = applicant;
  const nameless = { username: "", firstName: "", lastName: "" };
  return [
    ...personTerms(sealer, { username: email, firstName, lastName, phone: mobilePhone }, "applicants"),
    ...personTerms(sealer, { ...nameless, phone: otherPhone ?? "" }, "applicants"),
  ];
}
