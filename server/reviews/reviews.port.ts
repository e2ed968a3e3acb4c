/** What reviews ask of orders and of the catalogue. */
import type { ItemStatus } from "#contract/orders/item-statuses";
import type { Db } from "../db/client";
import type { Viewer } from "../http/session";

/** An order, as far as it says who bought what. */
export interface BoughtOrder {
  readonly id: string;
  /** Null: a guest's. */
  readonly userId: string | null;
  /** User name of the account, null for a guest. */
  readonly username: string | null;
  readonly customer: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly lines: readonly {
    readonly productId: string;
    readonly product: { readonly name: string };
    readonly status: ItemStatus;
  }[];
}

export interface BoughtOrders {
  /** Whether the viewer or the key of a link may see the order. */
  mayAct(orderId: string, viewer: Viewer | null, orderKey: string | null, act: "FOLLOW"): Promise<boolean>;
  /** Null when there is none. */
  find(orderId: string): Promise<BoughtOrder | null>;
}

export interface ArrivedOrders {
  /** The latest order of an account in which a piece of the product arrived that did not come back; null without one. */
  findArrived(userId: string, productId: string): Promise<string | null>;
}

export interface InvitationMails {
  /** Asks the customer of an order for reviews, as a part of the transaction. */
  ofReviewInvitation(trx: Db, orderId: string, productIds: readonly string[]): Promise<unknown>;
}

export interface ReviewedProducts {
  /** Null for a product that is not sold. */
  findProduct(productId: string): Promise<{ readonly name: string; readonly url: string } | null>;
}
