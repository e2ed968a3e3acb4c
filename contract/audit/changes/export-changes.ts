/** Exports and report emails. An entry names the filters used, without their values, which may be names. */
import { ORDER_FILTER_WORDS, type OrderFilter } from "../../orders/list";
import { frequencyWords, type MailFrequency } from "../../reports/mails";
import { reportName, type ReportKey } from "../../reports/reports";
import { daysInWords } from "../../reports/words";
import { sentence, wordOf, type About, type After, type Before } from "./change";

const AUDIT_FILTER_WORDS = { type: "type", user: "user", amount: "amount", dates: "dates" } as const;
export type AuditFilter = keyof typeof AUDIT_FILTER_WORDS;
type Filters<Name> = { readonly filters: readonly Name[] };
type OfReport = { readonly subject: { readonly type: "report"; readonly id: ReportKey } };
type Mails = { readonly frequency: MailFrequency };

export const EXPORT_CHANGES = {
  AUDIT_LOG_EXPORTED: ({ after }: After<Filters<AuditFilter>>) =>
    sentence(
      `Audit log exported${filteredBy(after.filters.map((name) => wordOf(AUDIT_FILTER_WORDS, name)))}`,
    ),
  IMPORT_REJECTS_EXPORTED: ({ subject }: About<"rejects">) =>
    sentence(`import ${subject.id}: rejects exported`),
  ORDERS_EXPORTED: ({ after }: After<Filters<keyof OrderFilter>>) =>
    sentence(
      `Orders exported${filteredBy(after.filters.map((name) => wordOf(ORDER_FILTER_WORDS, name)).sort())}`,
    ),
  REPORT_EXPORTED: ({ subject, after }: OfReport & After<{ readonly from: string; readonly to: string }>) =>
    sentence(`Report exported: ${reportName(subject.id)}, ${daysInWords(after)}`),
  REPORT_MAILS_STARTED: ({ subject, after }: OfReport & After<Mails>) =>
    sentence(`Report emails ${frequencyWords(after.frequency)} started: ${reportName(subject.id)}`),
  REPORT_MAILS_STOPPED: ({ subject, before }: OfReport & Before<Mails>) =>
    sentence(`Report emails ${frequencyWords(before.frequency)} stopped: ${reportName(subject.id)}`),
  SUBSCRIBERS_EXPORTED: () => sentence("Subscribers exported"),
};

function filteredBy(names: readonly string[]): string {
  return names.length === 0 ? "" : `, filtered by ${[...new Set(names)].join(", ")}`;
}
