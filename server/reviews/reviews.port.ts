/** Orders and the catalogue, as reviews use them. */
import type { ItemStatus } from "#contract/orders/item-statuses";
import type { Db } from "../db/client";
import type { Viewer } from "../http/session";

/** The purchase facts of an order. */
export interface BoughtOrder {
  readonly id: string;
  /** Null = guest. */
  readonly userId: string | null;
  /** User name of the account; null for a guest. */
  readonly username: string | null;
  readonly customer: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly lines: readonly {
    readonly productId: string;
    readonly product: { readonly name: string };
    readonly status: ItemStatus;
  }[];
}

export interface BoughtOrders {
  /** Whether the viewer, or a link's key, may see the order. */
  mayAct(orderId: string, viewer: Viewer | null, orderKey: string | null, act: "FOLLOW"): Promise<boolean>;
  /** Null when it does not exist. */
  find(orderId: string): Promise<BoughtOrder | null>;
}

export interface ArrivedOrders {
  /** The account's latest order with a delivered, unreturned unit of the product; null without one. */
  findArrived(userId: string, productId: string): Promise<string | null>;
}

export interface InvitationMails {
  /** Mails a review invitation to an order's customer, within the transaction. */
  ofReviewInvitation(trx: Db, orderId: string, productIds: readonly string[]): Promise<unknown>;
}

export interface ReviewedProducts {
  /** Null for a product not on sale. */
  findProduct(productId: string): Promise<{ readonly name: string; readonly url: string } | null>;
}
