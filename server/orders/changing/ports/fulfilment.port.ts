/** Order changes made by supplier ordering. */
import type { OrderChange } from "#contract/graphql/generated";
import type { AuditTrail } from "../../../audit/audit.port";
import type { Db } from "../../../db/client";
import type { Viewer } from "../../../http/session";
import type { OrderRecord } from "../../reading/order.port";
import type { OrderReading } from "../../reading/reading.port";
import type { ChangeOutcome, ItemsChange } from "./changes.port";
import type { OrderMails } from "./mails.port";
import type { LockedOrder, OrderMoves } from "./moves.port";

export interface OrderFulfilment
  extends OrderMoves, Pick<OrderReading, "find">, Pick<AuditTrail, "recordOrder"> {
  readonly mails: Pick<OrderMails, "ofItems">;
  /**
   * Changes items the way staff do. The caller holds the order lock.
   * @throws MoneyNotCaptured while the order's money is only authorized
   */
  applyChange(trx: Db, order: LockedOrder, request: ItemsChange): Promise<ChangeOutcome>;
  /**
   * Reserves stock again for items the supplier gave up on. The caller holds the order lock.
   * @throws OutOfStock when the stock is gone
   */
  reinstateItems(trx: Db, order: LockedOrder, actor: string): Promise<void>;
  /**
   * The response to staff about a change.
   * @param outcome null when the order does not exist
   * @param successMessage for a change that was made
   * @param record the order after the change, if already read
   */
  answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome["kind"] | null,
    successMessage: string,
    record?: OrderRecord | null,
  ): Promise<OrderChange>;
}
