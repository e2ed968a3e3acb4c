/** Mails to applicants. */
import type { Db } from "../../db/client";
import type { GuestOfDraft } from "../forms/form.record";

/** GO_ON: the lessor waits for the applicant. EXPIRING: an approval is about to end. */
export type ApplicantNews = "APPROVED" | "DECLINED" | "EXPIRED" | "EXPIRING" | "GO_ON";

export interface ApplicantMails {
  /** Tells the applicant; nobody once the account is deleted. */
  tell(trx: Db, applicationId: string, news: ApplicantNews): Promise<void>;
  /** Mails a guest the way back to a draft. */
  sendDraft(db: Db, guest: GuestOfDraft): Promise<void>;
}
