/** Tells customers of a payment of their lease before it falls due, in the lessor's own numbers (LEASE-77). */
import type { JobLog } from "../../jobs/job";
import { LessorRefused, LessorUnavailable, type Lessor, type PlanToday } from "../lessors/lessor.port";
import type { LeaseWithPayments, PaymentReminderStore } from "./payment-reminders.store";

export interface PaymentReminderParts {
  readonly store: PaymentReminderStore;
  /** Null when the lessor is off, or was never one of ours. */
  readonly findLessor: (type: string) => Lessor | null;
  readonly log: JobLog;
}

const AT_ONCE = 20;
/** Until a lessor is asked again that is silent, and one that does not say or is off. */
const SILENT_SECONDS = 3_600;
const UNTOLD_SECONDS = 86_400;

export class PaymentReminders {
  constructor(private readonly parts: PaymentReminderParts) {}

  /**
   * Asks the lessors of the leases that are due for their next payments, one after the other.
   * @param ending aborted when the host closes: what is left is looked at again when its claim is over
   * @returns whether there may be more to ask for
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
      const today = await this.ask(lease);
      if (!today) return await store.askAgain(lease, UNTOLD_SECONDS);
      const { nextPaymentOn: dueOn, nextPaymentCents: cents } = today;
      if (dueOn === null) return await store.end(lease);
      // A day without an amount is nothing to tell anybody.
      await (cents > 0 ? store.tell(lease, { dueOn, cents }) : store.askAgain(lease, UNTOLD_SECONDS));
    } catch (error) {
      // One lease must not keep the others waiting, whatever is wrong with it.
      const reason = error instanceof LessorUnavailable ? { reason: error.message } : { err: error };
      log.warn({ lease: lease.leaseId, ...reason }, "looking up the next payment of a lease failed");
      await store.askAgain(lease, SILENT_SECONDS);
    }
  }

  /** @returns null when the lessor is off, refuses or does not say @throws LessorUnavailable */
  private async ask({ lessor, lessorUuid }: LeaseWithPayments): Promise<PlanToday | null> {
    try {
      const plans = await this.parts.findLessor(lessor)?.listTerms(lessorUuid);
      return plans?.find(({ today }) => today !== null)?.today ?? null;
    } catch (error) {
      if (error instanceof LessorRefused) return null;
      throw error;
    }
  }
}
