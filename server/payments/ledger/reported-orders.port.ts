/** Orders, as used to record a gateway's report. */
import type { OrderCorrections } from "../../orders/changing/ports/corrections.port";
import type { OrderMails } from "../../orders/changing/ports/mails.port";
import type { OrderMoves } from "../../orders/changing/ports/moves.port";
import type { OrderReading } from "../../orders/reading/reading.port";

export interface ReportedOrders {
  readonly reading: OrderReading;
  readonly moves: OrderMoves;
  readonly mails: Pick<OrderMails, "ofWaiting" | "ofRefund">;
  readonly corrections: Pick<OrderCorrections, "apply">;
}
