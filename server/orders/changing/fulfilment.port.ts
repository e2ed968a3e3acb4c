/** What ordering at suppliers may do to an order. */
import type { OrderChange } from "#contract/graphql/generated";
import type { Db } from "../../db/client";
import type { Viewer } from "../../http/session";
import type { ChangeOutcome } from "./changing.store";
import type { ItemsChange } from "./items.store";
import type { LockedOrder, OrderLedger } from "./ledger.port";

export interface OrderFulfilment extends Pick<
  OrderLedger,
  "find" | "lock" | "move" | "eventInsert" | "mailItems"
> {
  /** Notes what happened to items, as staff do. @returns null when there is no such order */
  changeItems(wanted: ItemsChange): Promise<ChangeOutcome | null>;
  /** The same in a transaction of the caller's. */
  applyChange(trx: Db, wanted: ItemsChange): Promise<ChangeOutcome | null>;
  /**
   * Items the supplier gave up on are to come all the same: their stock is taken again. The order is locked.
   * @throws OutOfStock when it is gone
   */
  takeOnAgain(trx: Db, order: LockedOrder, actor: string): Promise<void>;
  /** The answer to staff about a change. @param outcome null: no such order @param successMessage for a change that was made */
  answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome["kind"] | null,
    successMessage: string,
  ): Promise<OrderChange>;
}
