/** Mails to applicants. */
import type { Db } from "../../db/client";
import type { GuestOfDraft } from "../forms/form.record";

/** GO_ON: the lessor waits for the applicant. EXPIRING: the approval ends soon. */
export type ApplicantNews = "APPROVED" | "DECLINED" | "EXPIRED" | "EXPIRING" | "GO_ON";

export interface ApplicantMails {
  /** Mails the applicant; a no-op once the account is deleted. */
  notify(trx: Db, applicationId: string, news: ApplicantNews): Promise<void>;
  /** Mails a guest a link back to a draft. */
  sendDraft(db: Db, guest: GuestOfDraft): Promise<void>;
}
