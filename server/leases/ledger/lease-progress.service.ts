/**
 * Advances leases. Checkouts, lessor decisions, webhooks, returning customers and the worker all call it, so
 * any of them resumes an interrupted step. Each request to a lessor is stored first and retried under the
 * same key (LEASE-33).
 */
import { LEASE_OPEN, LEASE_STOPPED } from "#contract/leases/statuses";
import { LIMITS } from "#contract/limits";
import { donePath } from "#contract/orders/paths";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { backoff, backoffByAge } from "../../jobs/backoff";
import type { JobLog } from "../../jobs/job";
import type { OrderReading } from "../../orders/reading/reading.port";
import type { ApplicationStore } from "../applications/applications.store";
import { LessorRefused, LessorUnavailable, type LeaseReport, type Lessor } from "../lessors/lessor.port";
import { listTermsOrNone } from "../lessors/terms.service";
import { toLeaseCart } from "./cart.mapping";
import type { LeaseMoves } from "./lease-moves.port";
import type { LeaseRecord } from "./lease.record";
import type { LeaseStore } from "./leases.store";
import type { OfferingLessor } from "./offer.rules";
import { leaseStateAfter } from "./report.rules";

export interface LeaseProgressParts {
  readonly leases: LeaseStore;
  readonly moves: LeaseMoves;
  readonly applications: Pick<ApplicationStore, "find">;
  readonly orders: Pick<OrderReading, "find" | "stateOf">;
  readonly offered: readonly OfferingLessor[];
  /** Null when the lessor is disabled or unknown. */
  readonly findLessor: (type: string) => Lessor | null;
  /** Base URL to which lessors return the customer. */
  readonly siteUrl: string;
  readonly log: JobLog;
}

const { decideDays, restHours } = LIMITS.leases;
const DAY_MS = 86_400_000;
/** Maximum steps of one lease per call: from an approval to the documents to sign. */
const MAX_STEPS = 3;
const OFF_SECONDS = 3_600;
/** Maximum back-off while a lessor is unreachable. */
const MAX_SILENCE_SECONDS = 900;
/** A request whose answer was lost may reach the lessor up to this late. */
const LATE_MS = 10 * 60_000;

export class LeaseProgress {
  constructor(private readonly parts: LeaseProgressParts) {}

  /** Advances every unsigned lease of an application. */
  async advanceOf(applicationId: string): Promise<void> {
    for (const id of await this.parts.leases.listOpenOf({ applicationId })) await this.advance(id);
  }

  /** Advances the lease of an order, if it has an open one. */
  async advanceOrder(orderId: string): Promise<void> {
    for (const id of await this.parts.leases.listOpenOf({ orderId })) await this.advance(id);
  }

  /** Advances a lease from its current state; a no-op once it has ended. */
  async advance(id: string): Promise<void> {
    const { leases, moves, log } = this.parts;
    try {
      await moves.schedule(id, await this.advanceSteps(id));
    } catch (error) {
      if (!(error instanceof LessorUnavailable)) throw error;
      log.warn({ lease: id, reason: error.message }, "a lessor does not respond");
      const checks = (await leases.find(id))?.checks ?? 0;
      await moves.schedule(id, backoff(checks + 1, MAX_SILENCE_SECONDS));
    }
  }

  /** @returns seconds until the next attempt; null when nothing is left to do */
  private async advanceSteps(id: string): Promise<number | null> {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const lease = await this.parts.leases.find(id);
      if (!lease) return null;
      const pause = await this.step(lease);
      if (pause !== "MOVED") return pause;
    }
    return 1;
  }

  private async step(lease: LeaseRecord): Promise<number | "MOVED" | null> {
    switch (lease.state) {
      case "WAITING":
        return this.awaitDecision(lease);
      case "HELD":
        return this.requestLease(lease);
      case "SIGNING":
        return this.awaitSignature(lease);
      case "RELEASED":
        return this.notifyReleased(lease);
      default:
        return null;
    }
  }

  private async awaitDecision(lease: LeaseRecord): Promise<number | "MOVED" | null> {
    const { applications, moves, offered } = this.parts;
    const application = lease.applicationId === null ? null : await applications.find(lease.applicationId);
    const isLate = Date.now() - lease.createdAt.getTime() > decideDays * DAY_MS;
    if (!application || LEASE_STOPPED.includes(application.status)) {
      await moves.release(lease, "Not approved: can be paid another way");
      return "MOVED";
    }
    if (application.status === "APPROVED") {
      await moves.hold(lease, offered);
      return "MOVED";
    }
    if (!isLate) return LEASE_OPEN.includes(application.status) ? pauseAfter(lease) : OFF_SECONDS;
    await moves.release(lease, "The leasing company did not decide in time: can be paid another way");
    return "MOVED";
  }

  private async requestLease(lease: LeaseRecord): Promise<number | "MOVED" | null> {
    const { orders, applications, moves, leases, findLessor } = this.parts;
    const { status } = await orders.stateOf({ orderId: lease.orderId, correctionId: null });
    if (status !== "LOAN_IN_PROCESS") return this.awaitRest(lease, status);
    const lessor = findLessor(lease.lessor ?? "");
    const [order, application] = await Promise.all([
      orders.find(lease.orderId),
      applications.find(lease.applicationId ?? ""),
    ]);
    if (!lessor || !order || !application?.lessorUuid) return OFF_SECONDS;
    // The lessor must know of released leases first, or it refuses this one.
    for (const other of await leases.listUntold(application.id)) await this.notifyReleased(other);
    if (!(await moves.beginRequest(lease.id))) return "MOVED";
    try {
      const url = this.parts.siteUrl + donePath(order);
      const report = await lessor.useApproval({
        clientReference: lease.id,
        idempotencyKey: lease.id,
        returnUrl: url,
        cancelUrl: url,
        approvalUuid: application.lessorUuid,
        orderId: order.id,
        cart: toLeaseCart(order, lease.cents),
        shipping: order.customer.shipping,
      });
      return await this.apply(lease, lessor, report);
    } catch (error) {
      if (!(error instanceof LessorRefused)) throw error;
      this.parts.log.warn(
        { lease: lease.id, lessor: lessor.type, reason: error.message },
        "a lessor refused a lease",
      );
      await moves.release(lease, "The leasing company refused it: can be paid another way");
      return "MOVED";
    }
  }

  /** Waits until the rest of the order is paid another way; the approval is released after restHours. */
  private async awaitRest(lease: LeaseRecord, status: string): Promise<number | "MOVED" | null> {
    const since = lease.heldAt?.getTime() ?? 0;
    const isLate = Date.now() - since > restHours * 3_600_000;
    if (status !== "PAYMENT_FAILED" || !isLate) return status === "CANCELLED" ? null : 600;
    await this.parts.moves.release(lease, "The rest was not paid in time");
    return "MOVED";
  }

  private async awaitSignature(lease: LeaseRecord): Promise<number | "MOVED" | null> {
    const lessor = this.parts.findLessor(lease.lessor ?? "");
    if (!lessor || lease.lessorUuid === null) return OFF_SECONDS;
    const report = await lessor.find({ uuid: lease.lessorUuid });
    const pause = report ? await this.apply(lease, lessor, report) : pauseAfter(lease);
    if (typeof pause !== "number") return pause;
    if (lease.signUntil === null || lease.signUntil.getTime() > Date.now()) return pause;
    await this.parts.moves.giveUpSigning(lease);
    return "MOVED";
  }

  /** @returns MOVED when the lease changed state */
  private async apply(
    lease: LeaseRecord,
    lessor: Lessor,
    report: LeaseReport,
  ): Promise<number | "MOVED" | null> {
    const { moves, leases, log } = this.parts;
    // Requested before the move: a transaction must not wait for an external service.
    const isSigning = leaseStateAfter(lease.state, report) === "SIGNED";
    const [plan] = isSigning ? await listTermsOrNone(lessor, report.uuid) : [];
    const signed = plan ? { lessorName: lessorName(lessor.type), plan } : null;
    if (!(await moves.applyReport(lease, report, signed))) {
      log.warn({ lease: lease.id, lessor: lessor.type }, "a lessor's response is about another lease");
      return OFF_SECONDS;
    }
    const now = await leases.find(lease.id);
    if (!now || now.state === "SIGNED") return null;
    return now.state === "RELEASED" ? "MOVED" : pauseAfter(now);
  }

  /** Notifies the lessor, which may still have the released lease, until it confirms. */
  private async notifyReleased(lease: LeaseRecord): Promise<number | null> {
    const { moves, findLessor, log } = this.parts;
    if (lease.askedAt === null || lease.toldAt !== null) return null;
    const lessor = findLessor(lease.lessor ?? "");
    if (!lessor) return OFF_SECONDS;
    const { id, lessorUuid } = lease;
    const report = await lessor.find(lessorUuid === null ? { clientReference: id } : { uuid: lessorUuid });
    const isOver = report
      ? LEASE_STOPPED.includes(report.status)
      : Date.now() - lease.askedAt.getTime() > LATE_MS;
    if (!report && !isOver) return pauseAfter(lease);
    try {
      if (report && !isOver) await lessor.cancelOrder(report.uuid, id);
    } catch (error) {
      if (!(error instanceof LessorRefused)) throw error;
      log.warn(
        { lease: id, lessor: lessor.type, reason: error.message },
        "a lessor still holds a released lease",
      );
      return OFF_SECONDS;
    }
    await moves.confirmRelease(id);
    return null;
  }
}

/** Seconds. */
function pauseAfter({ updatedAt }: LeaseRecord): number {
  return backoffByAge((Date.now() - updatedAt.getTime()) / 1_000);
}
