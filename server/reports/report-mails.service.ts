/** Report mails for staff: subscribed on the report's screen, sent when a period ends (REPORT-16). */
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { ReportMail, ReportMailInput } from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import { DomainError } from "../errors";
import { writeMail } from "../gateways/mail/mail-row";
import type { ShopSettings } from "../shop.settings";
import type { ReportService } from "./reports.service";
import { lastDueDay, mailingDay, nextDueDay, periodBefore } from "./periods.rules";
import { MAILED_ROWS, mailedReport } from "./report.mail";
import type { MailRequest, ReportMailStore } from "./report-mails.store";

interface ReportMailParts {
  readonly store: ReportMailStore;
  readonly reports: Pick<ReportService, "read" | "nameFilters">;
  readonly trail: AuditTrail;
  readonly shop: ShopSettings;
}

export class ReportMailService {
  constructor(private readonly parts: ReportMailParts) {}

  /** The user's mail subscriptions to a report, oldest first. */
  async list(userId: string, report: ReportKey): Promise<ReportMail[]> {
    const { store, reports } = this.parts;
    const subscriptions = await store.list(userId, report);
    return Promise.all(
      subscriptions.map(async ({ frequency, keys }) => ({
        frequency,
        keys: [...keys],
        names: await reports.nameFilters(report, keys),
      })),
    );
  }

  /**
   * Subscribes or unsubscribes. Idempotent.
   * @throws DomainError BAD_USER_INPUT at the limit
   */
  async set(
    act: StaffAct,
    report: ReportKey,
    input: ReportMailInput,
    now = new Date(),
  ): Promise<ReportMail[]> {
    const { store, trail } = this.parts;
    const { frequency, isSubscribed } = input;
    const subscription: MailRequest = {
      report,
      frequency,
      keys: REPORT_SHAPES[report].keys.map((_key, at) => input.keys[at] ?? null),
    };
    const [subject, mails] = [{ type: "report", id: report } as const, { frequency }];
    if (isSubscribed) {
      const recordAudit = recording(trail, act, { kind: "REPORT_MAILS_STARTED", subject, after: mails });
      const dueDay = nextDueDay(frequency, mailingDay(now));
      if (
        !(await store.add(act.userId, subscription, { dueDay, max: LIMITS.reports.maxMails, recordAudit }))
      ) {
        throw new DomainError("BAD_USER_INPUT", MESSAGES.reports.tooManyMails);
      }
    } else {
      const recordAudit = recording(trail, act, { kind: "REPORT_MAILS_STOPPED", subject, before: mails });
      await store.remove(act.userId, subscription, recordAudit);
    }
    return this.list(act.userId, report);
  }

  /**
   * Sends one due mail. If several periods ended while no host ran, only the last one is mailed. Users
   * without permission to read the report get no mail.
   * @returns true when more mails may be due
   */
  async mailNext(now = new Date()): Promise<boolean> {
    const { store, reports, shop } = this.parts;
    const today = mailingDay(now);
    const due = await store.claim(today);
    if (!due) return false;
    const { report, frequency, keys } = due;
    const period = periodBefore(frequency, lastDueDay(frequency, today));
    const page = { pageNumber: 1, pageSize: MAILED_ROWS };
    const answer = await reports.read(report, { ...period, ...page, keys: [...keys] }, now);
    const names = await reports.nameFilters(report, keys);
    await store.settle(due, nextDueDay(frequency, today), ({ to, permissions }) =>
      permissions.includes(`reports.${report}`)
        ? writeMail(mailedReport, { to, report, frequency, keys, names, answer }, shop)
        : null,
    );
    return true;
  }
}
