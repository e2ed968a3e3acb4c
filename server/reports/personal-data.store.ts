/** Exports and erases a person's report mail subscriptions. */
import type { PersonalData } from "../feature";
import type { Db } from "../db/client";
import type { ReportMailStore } from "./report-mails.store";

export function createReportMailData(
  db: Db,
  store: Pick<ReportMailStore, "listAll" | "forget">,
): PersonalData {
  return {
    read: async ({ userId }) => ({ mailedReports: await store.listAll(db, userId) }),
    forget: (unit, { userId }) => store.forget(unit, userId),
  };
}
