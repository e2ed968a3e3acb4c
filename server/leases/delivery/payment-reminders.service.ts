/** Reminds customers of a lease payment before it comes due, in the lessor's figures (LEASE-77). */
import type { JobLog } from "../../jobs/job";
import { LessorRefused, LessorUnavailable, type Lessor, type PlanToday } from "../lessors/lessor.port";
import type { LeaseWithPayments, PaymentReminderStore } from "./payment-reminders.store";
import { remindOfPayment, type PaymentReminderParts } from "./remind-of-payment.change";

export interface PaymentRemindersParts extends PaymentReminderParts {
  readonly store: PaymentReminderStore;
  /** Null when the lessor is disabled or unknown. */
  readonly findLessor: (type: string) => Lessor | null;
  readonly log: JobLog;
}

const AT_ONCE = 20;
/** Retry interval while a lessor is unreachable. */
const SILENT_SECONDS = 3_600;
/** Retry interval while a lessor is disabled, refuses, or reports no payment. */
const NO_PAYMENT_SECONDS = 86_400;

export class PaymentReminders {
  constructor(private readonly parts: PaymentRemindersParts) {}

  /**
   * Requests the next payments of due leases from their lessors, one after another.
   * @param ending aborted when the host shuts down; the rest is retried when its claim expires
   * @returns whether more leases may be due
   */
  async remindDue(ending: AbortSignal): Promise<boolean> {
    const due = await this.parts.store.claimDue(AT_ONCE);
    for (const lease of due) {
      if (ending.aborted) return false;
      await this.look(lease);
    }
    return due.length === AT_ONCE;
  }

  private async look(lease: LeaseWithPayments): Promise<void> {
    const { store, log } = this.parts;
    try {
      const today = await this.findPlan(lease);
      if (!today) return await store.postpone(lease, NO_PAYMENT_SECONDS);
      const { nextPaymentOn: dueOn, nextPaymentCents: cents } = today;
      if (dueOn === null) return await store.end(lease);
      // A date without an amount is not worth a mail.
      await (cents > 0
        ? remindOfPayment(this.parts, lease, { dueOn, cents })
        : store.postpone(lease, NO_PAYMENT_SECONDS));
    } catch (error) {
      // An error in one lease must not block the others.
      const reason = error instanceof LessorUnavailable ? { reason: error.message } : { err: error };
      log.warn({ lease: lease.leaseId, ...reason }, "looking up the next payment of a lease failed");
      await store.postpone(lease, SILENT_SECONDS);
    }
  }

  /**
   * @returns null when the lessor is disabled, refuses, or reports nothing
   * @throws LessorUnavailable
   */
  private async findPlan({ lessor, lessorUuid }: LeaseWithPayments): Promise<PlanToday | null> {
    try {
      const plans = await this.parts.findLessor(lessor)?.listTerms(lessorUuid);
      return plans?.find(({ today }) => today !== null)?.today ?? null;
    } catch (error) {
      if (error instanceof LessorRefused) return null;
      throw error;
    }
  }
}
