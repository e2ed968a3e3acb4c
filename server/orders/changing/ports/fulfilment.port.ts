/** Changes of orders by ordering at suppliers. */
import type { OrderChange } from "#contract/graphql/generated";
import type { AuditTrail } from "../../../audit/audit.port";
import type { Db } from "../../../db/client";
import type { Viewer } from "../../../http/session";
import type { OrderRecord } from "../../reading/order.port";
import type { OrderReading } from "../../reading/reading.port";
import type { ChangeOutcome } from "../changing.store";
import type { ItemsChange } from "../items.store";
import type { OrderMails } from "./mails.port";
import type { LockedOrder, OrderMoves } from "./moves.port";

export interface OrderFulfilment
  extends OrderMoves, Pick<OrderReading, "find">, Pick<AuditTrail, "recordOrder"> {
  readonly mails: Pick<OrderMails, "ofItems">;
  /** Changes items as staff do. The order is locked. @throws MoneyNotCaptured while its money is only reserved */
  applyChange(trx: Db, order: LockedOrder, wanted: ItemsChange): Promise<ChangeOutcome>;
  /**
   * Items the supplier gave up on are wanted again: their stock is taken again. The order is locked.
   * @throws OutOfStock when it is gone
   */
  takeOnAgain(trx: Db, order: LockedOrder, actor: string): Promise<void>;
  /**
   * The answer to staff about a change.
   * @param outcome null: no such order
   * @param successMessage for a change that was made
   * @param record the order after the change, if it was read already
   */
  answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome["kind"] | null,
    successMessage: string,
    record?: OrderRecord | null,
  ): Promise<OrderChange>;
}
