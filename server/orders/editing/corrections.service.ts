/** Lets staff withdraw an unpaid correction, or resend its payment link (ORDER-43). */
import type { OrderChange } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { AuditTrail } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Viewer } from "../../http/session";
import type { OrderFulfilment } from "../changing/ports/fulfilment.port";
import type { CorrectionEndParts } from "../changing/end-correction.change";
import { isOrderId } from "../reading/orders.store";
import { withdrawCorrection } from "./withdraw-correction.change";

export interface CorrectionsServiceParts extends CorrectionEndParts {
  readonly db: Db;
  readonly answer: OrderFulfilment["answer"];
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

const { orderEdits: sentences } = MESSAGES;

export class CorrectionsService {
  constructor(private readonly parts: CorrectionsServiceParts) {}

  /**
   * Later payments for the correction are refunded.
   * @param revision the order revision the caller last read
   */
  async withdraw(viewer: Viewer, orderId: string, revision: number): Promise<OrderChange> {
    const { db, answer } = this.parts;
    const request = { orderId, revision, actor: viewer.userId };
    const outcome = isOrderId(orderId) ? await withdrawCorrection(db, this.parts, request) : null;
    const answered = await answer(viewer, orderId, outcome, sentences.withdrawn);
    return outcome === "NOT_ALLOWED" ? { ...answered, message: sentences.noneWaits } : answered;
  }
}
