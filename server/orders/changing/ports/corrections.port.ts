/** Corrections that wait for their payment (ORDER-42). */
import type { Db } from "../../../db/client";
import type { LockedOrder } from "./moves.port";
import type { StockLine } from "../stock.store";

export interface OrderCorrections {
  /** Makes the correction that waits: its difference is paid. The order is locked. */
  apply(trx: Db, order: LockedOrder): Promise<void>;
  /** Ends the one that waits, if one does. The order is locked. @returns what it held, for the caller to put on sale again */
  close(trx: Db, order: LockedOrder, to: "LAPSED" | "WITHDRAWN", actor: string): Promise<StockLine[]>;
}
