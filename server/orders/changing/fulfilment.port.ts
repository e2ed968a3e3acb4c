/** What ordering at suppliers may do to an order. */
import type { OrderChange } from "#contract/graphql/generated";
import type { Db } from "../../db/client";
import type { Viewer } from "../../http/session";
import type { ChangeOutcome } from "./changing.store";
import type { ItemsChange } from "./items.store";
import type { LockedOrder, OrderLedger } from "./ledger.port";

export interface OrderFulfilment extends Pick<
  OrderLedger,
  "find" | "lock" | "move" | "telling" | "mailItems"
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
  /** What staff are answered about a change. @param outcome null: there is no such order @param done said when it was made */
  answer(
    viewer: Viewer,
    orderId: string,
    outcome: ChangeOutcome["kind"] | null,
    done: string,
  ): Promise<OrderChange>;
}
