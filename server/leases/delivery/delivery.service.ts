/**
 * Notifies lessors of confirmed orders, deliveries, cancellations and returns, and requests the funding
 * status (LEASE-29, LEASE-37).
 */
import { backoff } from "../../jobs/backoff";
import type { JobLog } from "../../jobs/job";
import { LessorRefused, LessorUnavailable, type Lessor } from "../lessors/lessor.port";
import type { AwaitedFunding, FundingStore } from "./funding.store";
import type { ClaimedNotice, NoticeStore } from "./notices.store";
import { recordFunding, recordProblem, type FundingParts } from "./record-funding.change";
import { recordRefused, recordSent } from "./settle-notice.change";

export interface DeliveryParts extends FundingParts {
  readonly notices: NoticeStore;
  readonly funding: FundingStore;
  /** Null when the lessor is disabled or unknown. */
  readonly findLessor: (type: string) => Lessor | null;
  /** Completes the application once its lease is signed and funded. */
  readonly complete: (applicationId: string) => Promise<void>;
  readonly log: JobLog;
}

const AT_ONCE = 8;
const OFF_SECONDS = 3_600;
const LATE_SECONDS = 3 * 86_400;

export class DeliveryService {
  constructor(private readonly parts: DeliveryParts) {}

  /** @returns whether more notices may be due */
  async notifyDue(): Promise<boolean> {
    const due = await this.parts.notices.claimDue(AT_ONCE);
    await Promise.all(due.map((notice) => this.notify(notice)));
    // Sending one notice makes the next notice of its lease due.
    return due.length > 0;
  }

  /** @returns whether more leases may be due */
  async checkDue(): Promise<boolean> {
    const due = await this.parts.funding.claimDue(AT_ONCE);
    await Promise.all(due.map((lease) => this.checkFunding(lease)));
    return due.length === AT_ONCE;
  }

  private async notify(notice: ClaimedNotice): Promise<void> {
    const { notices, findLessor, log } = this.parts;
    const lessor = findLessor(notice.lessor);
    if (!lessor) return notices.postpone(notice, OFF_SECONDS);
    try {
      await send(lessor, notice);
      await recordSent(this.parts, notice);
    } catch (error) {
      if (error instanceof LessorRefused) return recordRefused(this.parts, notice, error.message);
      if (!(error instanceof LessorUnavailable)) throw error;
      log.warn({ lease: notice.leaseId, reason: error.message }, "notifying a lessor failed");
      await notices.postpone(notice, backoff(notice.tries));
    }
  }

  private async checkFunding(lease: AwaitedFunding): Promise<void> {
    const { funding, findLessor, complete, log } = this.parts;
    const lessor = findLessor(lease.lessor);
    if (!lessor) return funding.schedule(lease, OFF_SECONDS);
    try {
      const report = await lessor.findFunding(lease.lessorUuid);
      // A lease returned before funding is never funded.
      const isSettled = report?.isFunded ? await recordFunding(this.parts, lease, report) : lease.isReturned;
      if (!report?.isFunded && !lease.isReturned && lease.awaitedSeconds > LATE_SECONDS) {
        await recordProblem(
          this.parts,
          lease,
          "NOT_FUNDED",
          "The lessor has not paid days after the delivery was reported",
        );
      }
      if (isSettled && lease.toComplete) await complete(lease.toComplete);
      await funding.schedule(lease, isSettled ? null : backoff(lease.checks));
    } catch (error) {
      if (!(error instanceof LessorUnavailable)) throw error;
      log.warn({ lease: lease.leaseId, reason: error.message }, "a lessor does not report what it has paid");
      await funding.schedule(lease, backoff(lease.checks));
    }
  }
}

async function send(
  lessor: Lessor,
  { id, kind, orderId, lessorUuid, items, occurredOn }: ClaimedNotice,
): Promise<void> {
  if (kind === "CONFIRMED") await lessor.confirmOrder(lessorUuid, orderId, id);
  if (kind === "DELIVERED") await lessor.submitDelivery(lessorUuid, items, occurredOn, id);
  if (kind === "CANCELLED") await lessor.cancelItems(lessorUuid, items, id);
  if (kind === "RETURNED") await lessor.returnItems(lessorUuid, items, id);
}
