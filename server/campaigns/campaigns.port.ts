/** What campaigns ask of other rooms. */
import type { Product } from "#contract/graphql/generated";
import type { Db } from "../db/client";

/** How a reader ends all of it: a path of the site, and where mail programs do so (RFC 8058). */
export interface WayOut {
  readonly path: string;
  readonly unsubscribeUrl: string;
}

export interface CampaignReaders {
  /** Null for who has left, and for an address that takes no mail. */
  findById(unit: Db, id: string): Promise<{ readonly email: string; readonly wayOut: WayOut } | null>;
  /** Those that may be written to, a page at a time in the order of their indexes. @param after null: the first page */
  listAfter(
    unit: Db,
    after: Buffer | null,
    atMost: number,
  ): Promise<readonly { readonly id: string; readonly index: Buffer; readonly email: string }[]>;
  /** No more advertising to an address whose mail server has refused it. */
  suppress(unit: Db, email: string): Promise<void>;
  /** As in a mail that goes to nobody on the list. */
  readonly nobodysWayOut: WayOut;
}

export interface CampaignProducts {
  findProduct(productId: string): Promise<Product | null>;
}

/** The blind indexes by which orders of an e-mail address are found. */
export type OrderIndexes = (email: string) => readonly Buffer[];
