/** Stored parts of an application: the form in progress, and the applicant as displayed. */
import type { LeaseForm, LeaseStep } from "#contract/leases/application";

/** The form so far; each step was valid when saved, and may have become invalid. */
export type SavedForm = { readonly [Step in LeaseStep]?: LeaseForm[Step] };

/** The device an application was sent from. */
export interface Device {
  readonly ipAddress: string | null;
  readonly userAgent: string;
  readonly acceptLanguages: string;
}

/** Everything typed, sealed as one value and deleted after the retention period (LEASE-15). */
export interface ApplicationDetails {
  readonly form: LeaseForm;
  readonly device: Device;
}

/** The displayed fields, sealed as one value. */
export interface DisplayedApplicant {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly mobilePhone: string;
  readonly otherPhone: string | null;
  readonly last4Ssn: string;
  readonly last4AccountNumber: string;
  readonly bankName: string;
  readonly bankAccountType: string;
}

/** The applicant of a deleted account. */
export const NOBODY: DisplayedApplicant = {
  email: "",
  firstName: "",
  lastName: "",
  mobilePhone: "",
  otherPhone: null,
  last4Ssn: "",
  last4AccountNumber: "",
  bankName: "",
  bankAccountType: "",
};

/** Contexts of the sealed columns (server/db/sealed.ts). */
export const SEALED_DRAFT = "lease_drafts";
export const SEALED_APPLICATION = "lease_applications";
export const SEALED_LEASE = "leases";
export const SEALED_ATTEMPT = "lease_tries";

/** Recipient of the mail that links back to a draft. */
export interface GuestOfDraft {
  readonly to: string;
  /** May be empty. */
  readonly firstName: string;
  readonly draftKey: string;
}
