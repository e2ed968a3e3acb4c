/** The port of campaigns to other features. */
import type { Product } from "#contract/graphql/generated";
import type { Db } from "../db/client";

/** How a reader unsubscribes: a page of the site, and the address for mail programs (RFC 8058). */
export interface WayOut {
  readonly path: string;
  readonly unsubscribeUrl: string;
}

export interface CampaignReaders {
  /** Returns null for an unsubscribed reader, and for an address that accepts no email. */
  findById(unit: Db, id: string): Promise<{ readonly email: string; readonly wayOut: WayOut } | null>;
  /** Decrypts newsletter_subscribers.sealed_email. */
  openEmail(sealed: Buffer): string;
  /** Readers who may be emailed, in pages ordered by index. @param after null = the first page */
  listAfter(
    unit: Db,
    after: Buffer | null,
    atMost: number,
  ): Promise<readonly { readonly id: string; readonly index: Buffer; readonly email: string }[]>;
  /** Stops advertising to an address that its mail server refused. */
  suppress(unit: Db, email: string): Promise<void>;
  /** Used in emails to recipients outside the list. */
  readonly nobodysWayOut: WayOut;
}

export interface CampaignProducts {
  findProduct(productId: string): Promise<Product | null>;
}

/** The blind indexes for finding orders by email address. */
export type OrderIndexes = (email: string) => readonly Buffer[];
