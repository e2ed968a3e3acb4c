/** Corrections that await payment (ORDER-42). */
import type { Db } from "../../../db/client";
import type { LockedOrder, StockLine } from "./moves.port";

export interface OrderCorrections {
  /** Applies the paid correction. The caller holds the order lock. */
  apply(trx: Db, order: LockedOrder): Promise<void>;
  /**
   * Ends the waiting correction, if any. The caller holds the order lock.
   * @returns the stock it held, for the caller to release
   */
  close(trx: Db, order: LockedOrder, to: "LAPSED" | "WITHDRAWN", actor: string): Promise<StockLine[]>;
}
