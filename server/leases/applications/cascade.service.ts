/**
 * Sends an application to one lessor after another until one does not decline (LEASE-7). Requests, webhooks,
 * returning customers and the sync worker all call it. Each step is stored before a lessor is contacted, so
 * an interrupted step resumes under the same idempotency key.
 */
import type { LeaseStatus } from "#contract/leases/statuses";
import { LEASE_ENDED, LEASE_UNSIGNED } from "#contract/leases/statuses";
import { donePath } from "#contract/orders/paths";
import { ROUTES } from "#contract/site/paths";
import { backoff, backoffByAge } from "../../jobs/backoff";
import type { JobLog } from "../../jobs/job";
import { nextStep, type CascadeStep, type OfferedLessor } from "../lessors/cascade.rules";
import { LessorRefused, LessorUnavailable, type LeaseReport, type Lessor } from "../lessors/lessor.port";
import type { ApplicationRecord, EndReason } from "./application.record";
import type { ApplicationStore } from "./applications.store";
import { applyReport, type ApplicationChangeParts } from "./apply-report.change";
import { endApplication } from "./end-application.change";
import { toApplicant } from "../forms/form.mapping";
import type { ReportStore } from "./reports.store";

export interface CascadeParts extends ApplicationChangeParts {
  readonly applications: ApplicationStore;
  readonly reports: ReportStore;
  /** Lessors in the order they are contacted. */
  readonly offered: readonly OfferedLessor[];
  /** Null when the lessor is disabled or unknown. */
  readonly findLessor: (type: string) => Lessor | null;
  /** Base URL of the site, to which lessors return the customer. */
  readonly siteUrl: string;
  /** Advances the orders that await an application. */
  readonly follow: (applicationId: string) => Promise<void>;
  readonly log: JobLog;
}

const OFF_SECONDS = 3_600;
/** Maximum back-off while a lessor is unreachable. */
const MAX_SILENCE_SECONDS = 900;
/** Polling interval of approvals: lessors send no event when a limit changes. */
const APPROVED_SECONDS = 6 * 3_600;

export class Cascade {
  constructor(private readonly parts: CascadeParts) {}

  /** Advances an application from its current state; a no-op once it has ended. */
  async advance(id: string): Promise<void> {
    const { reports, follow, log } = this.parts;
    try {
      if (await this.advanceSteps(id)) await follow(id);
    } catch (error) {
      if (!(error instanceof LessorUnavailable)) throw error;
      log.warn({ application: id, reason: error.message }, "a lessor does not respond");
      const checks = (await this.parts.applications.find(id))?.checks ?? 0;
      await reports.schedule(id, backoff(checks + 1, MAX_SILENCE_SECONDS));
    }
  }

  /** @returns whether orders await it */
  private async advanceSteps(id: string): Promise<boolean> {
    const { applications, reports, offered, findLessor } = this.parts;
    let isAwaited = false;
    const pause = async (seconds: number | null) => {
      await reports.schedule(id, seconds);
      return isAwaited;
    };
    // Each turn contacts one lessor; the last turn finds none left.
    for (let turn = 0; turn <= offered.length; turn += 1) {
      const application = await applications.find(id);
      if (!application) return false;
      isAwaited = application.leases.some(({ state }) => LEASE_UNSIGNED.includes(state));
      if (LEASE_ENDED.includes(application.status)) return pause(null);
      const end = endByClock(application);
      if (end) {
        await endApplication(this.parts, id, ...end);
        return pause(null);
      }
      const criteria = { state: application.state, leasedCents: application.orderCents };
      const step = nextStep(offered, application.tries, criteria, id);
      if (step.kind === "DECLINED") {
        await endApplication(this.parts, id, "DECLINED", null);
        return pause(null);
      }
      const lessor = findLessor(step.type);
      if (!lessor) return pause(OFF_SECONDS);
      const answer = await this.query(lessor, application, step);
      if (answer === "SCHEDULED") return isAwaited;
      if (answer === "UNKNOWN") return pause(pauseAfter(application, null));
    }
    return pause(null);
  }

  /**
   * @returns DECLINED when the next lessor is due, SCHEDULED when the next request to this one is scheduled
   */
  private async query(
    lessor: Lessor,
    application: ApplicationRecord,
    step: Exclude<CascadeStep, { kind: "DECLINED" }>,
  ): Promise<"DECLINED" | "SCHEDULED" | "UNKNOWN"> {
    const { reports, log } = this.parts;
    const attempt = { id: application.id, lessor: lessor.type };
    const report =
      step.kind === "ASK"
        ? await this.begin(lessor, application, step.idempotencyKey)
        : await this.look(lessor, application);
    if (report === "REFUSED") {
      await reports.refuse(attempt);
      return "DECLINED";
    }
    if (!report) return "UNKNOWN";
    const seconds = pauseAfter(application, report.status);
    if (!(await applyReport(this.parts, attempt, report, seconds))) {
      log.warn(
        { application: application.id, lessor: lessor.type },
        "a lessor's response is about another application",
      );
      return "UNKNOWN";
    }
    if (report.status === "UKNOWN") {
      const word = report.vendorStatus.slice(0, 100);
      log.warn(
        { application: application.id, lessor: lessor.type, word },
        "a lessor reported an unknown status",
      );
    }
    return report.status === "DECLINED" ? "DECLINED" : "SCHEDULED";
  }

  private async look(
    lessor: Lessor,
    application: ApplicationRecord,
  ): Promise<LeaseReport | "REFUSED" | null> {
    const attempt = application.tries.find(({ type }) => type === lessor.type);
    const question = attempt?.uuid ? { uuid: attempt.uuid } : { clientReference: application.id };
    const report = await lessor.find(question);
    const isUnanswered = attempt?.outcome === "UNANSWERED";
    return report || !isUnanswered ? report : this.begin(lessor, application, keyOf(application, lessor));
  }

  /** @returns null when the applicant's input was deleted, so no request is possible */
  private async begin(
    lessor: Lessor,
    application: ApplicationRecord,
    idempotencyKey: string,
  ): Promise<LeaseReport | "REFUSED" | null> {
    const { reports, siteUrl, log } = this.parts;
    const { id, details, consentedAt } = application;
    const page = siteUrl + pathOf(application);
    if (!details) return null;
    await reports.beginTry({ id, lessor: lessor.type }, idempotencyKey);
    try {
      return await lessor.begin({
        clientReference: id,
        idempotencyKey,
        returnUrl: page,
        cancelUrl: page,
        applicant: toApplicant(details.form),
        device: details.device,
        consentedAt: consentedAt.toISOString(),
      });
    } catch (error) {
      if (!(error instanceof LessorRefused)) throw error;
      log.warn(
        { application: id, lessor: lessor.type, reason: error.message },
        "a lessor refused an application",
      );
      return "REFUSED";
    }
  }
}

/** Page where the customer follows the application. */
function pathOf({ orderId }: ApplicationRecord): string {
  return orderId === null ? ROUTES.lease : donePath({ id: orderId });
}

/** Same format as in nextStep. */
function keyOf({ id }: ApplicationRecord, { type }: Lessor): string {
  return `${id}:${type}`;
}

/** The end caused by time alone: an expired approval, or an unfinished application. */
function endByClock(application: ApplicationRecord): [LeaseStatus, EndReason | null] | null {
  const { status, isLapsed, isOverdue, isPreApproval, leases } = application;
  if (status !== "APPROVED") return isOverdue ? ["CANCELLED", "NOT_FINISHED"] : null;
  if (!isLapsed) return null;
  // The application's order is leased and funded; only the unused part of the approval expires.
  const isFunded = leases.some(({ state }) => state === "FUNDED");
  return !isPreApproval && isFunded ? ["COMPLETED", null] : ["CANCELLED", "EXPIRED"];
}

/** Seconds: short for a young application, an hour for an old one; approvals are checked at their expiry. */
function pauseAfter({ ageSeconds, expiresAt }: ApplicationRecord, status: LeaseStatus | null): number {
  if (status !== "APPROVED") return backoffByAge(ageSeconds);
  const remainingSeconds = expiresAt ? (expiresAt.getTime() - Date.now()) / 1_000 : APPROVED_SECONDS;
  return Math.min(APPROVED_SECONDS, Math.max(1, remainingSeconds));
}
