/** Requested changes of an order, and their outcomes. */
import type { ItemChange } from "#contract/orders/item-changes";
import type { AuditTrail } from "../../../audit/audit.port";
import type { Db } from "../../../db/client";
import type { OrderRecord } from "../../reading/order.port";
import type { OrderMails } from "./mails.port";
import type { MoneySource } from "./money.port";
import type { OrderMoves } from "./moves.port";

export type ChangeOutcome =
  | {
      readonly kind: "DONE";
      readonly isPaid: boolean;
      /** The whole order after the change, if a mail needed it. */
      readonly record: OrderRecord | null;
    }
  /** The change was made earlier. */
  | { readonly kind: "SAME" }
  | { readonly kind: "STALE" }
  | { readonly kind: "NOT_ALLOWED" }
  | { readonly kind: "OUT_OF_STOCK" }
  /** A correction of the order awaits payment. */
  | { readonly kind: "CORRECTION_WAITS" }
  /** The order awaits another fraud check. */
  | { readonly kind: "CHECK_WAITS" }
  /** The money is only authorized, so it can only be released in full. */
  | { readonly kind: "NOT_TAKEN_YET" }
  /** The order is being placed at a supplier; a manual confirmation would buy it twice. */
  | { readonly kind: "AT_SUPPLIER" }
  /** The fraud check holds the order; releasing it requires a reason. */
  | { readonly kind: "REASON_NEEDED" }
  /** The supplier holds the whole line, so single units cannot be cancelled. */
  | { readonly kind: "WHOLE_AT_SUPPLIER" };

export interface ChangeParts {
  readonly db: Db;
  /** Whether a supplier has, or is about to receive, part of the order. */
  readonly isOrdered: (trx: Db, orderId: string) => Promise<boolean>;
  readonly moves: OrderMoves;
  readonly mails: OrderMails;
  readonly sources: readonly MoneySource[];
  readonly trail: Pick<AuditTrail, "recordOrder">;
}

export interface ItemsChange {
  readonly orderId: string;
  /** Revision the caller last read. */
  readonly revision: number;
  readonly itemIds: readonly string[];
  /** Lines of which only some units change; every other line changes in full. */
  readonly quantities?: readonly Pieces[];
  readonly change: ItemChange;
  /** YYYY-MM-DD; null = now. */
  readonly date: string | null;
  /** For shipped items. */
  readonly parcel: Parcel | null;
  readonly actor: string;
  readonly sealedReason: Buffer | null;
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

export interface Pieces {
  readonly itemId: string;
  readonly quantity: number;
}
