/** Receives webhooks of lessors: stores each event, then checks its subject at once (LEASE-6). */
import { requireIdentifiers, type RawWebhook } from "../gateways/webhook";
import type { Background } from "../http/background";
import { isApplicationId } from "./applications/applications.store";
import type { Cascade } from "./applications/cascade.service";
import type { ReportStore } from "./applications/reports.store";
import type { LeaseProgress } from "./ledger/lease-progress.service";
import type { Lessor } from "./lessors/lessor.port";

export interface LessorWebhookParts {
  readonly findLessor: (type: string) => Lessor | null;
  readonly reports: ReportStore;
  readonly cascade: Cascade;
  readonly progress: LeaseProgress;
  readonly background: Background;
}

export class LessorWebhooks {
  constructor(private readonly parts: LessorWebhookParts) {}

  /**
   * Stores the events of a webhook; their outcome is read from the lessor after the response.
   * @returns false for an unknown lessor
   * @throws WebhookRejected for an invalid signature
   */
  async receive(type: string, webhook: RawWebhook): Promise<boolean> {
    const { findLessor, reports, cascade, progress, background } = this.parts;
    const lessor = findLessor(type.toUpperCase());
    if (!lessor) return false;
    const events = lessor.readWebhook(webhook);
    for (const event of events) requireIdentifiers(Object.values(event));
    for (const { eventId, kind, uuid, clientReference } of events) {
      const reference = clientReference ?? "";
      const ours = isApplicationId(reference) ? reference : null;
      const match = await reports.recordEvent({ lessor: lessor.type, eventId, kind, uuid, reference: ours });
      if (!match) continue;
      const { applicationId, leaseId } = match;
      background.run(() => (leaseId === null ? cascade.advance(applicationId) : progress.advance(leaseId)));
    }
    return true;
  }
}
