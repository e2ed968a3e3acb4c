/** Corrections that wait for their payment (ORDER-42). */
import type { Db } from "../../../db/client";
import type { LockedOrder } from "./moves.port";
import type { StockLine } from "../stock.store";

export interface OrderCorrections {
  /** Makes the waiting correction: its difference is paid. The order is locked. */
  apply(trx: Db, order: LockedOrder): Promise<void>;
  /**
   * Ends the waiting correction, if there is one. The order is locked. @returns what it held, for the caller to
   * release
   */
  close(trx: Db, order: LockedOrder, to: "LAPSED" | "WITHDRAWN", actor: string): Promise<StockLine[]>;
}
