/** The automatic offers that pages show, and what they leave of a product (CHECKOUT-14). */
import type { Scope, ScopedGoods } from "#contract/promotions/scope";
import type { Db, Statement } from "../../db/client";

export interface RunningOffer extends Scope {
  readonly code: string;
  readonly label: string;
  readonly percentOff: number;
  /** Null: nobody knows any more. */
  readonly beganAt: Date | null;
  /** The first moment without it; null: nobody has said. */
  readonly endsAt: Date | null;
}

export interface OfferedGoods extends ScopedGoods {
  /** Cents of one piece. */
  readonly cashPrice: number;
}

/** What offers leave of one piece. */
export interface OfferPrice {
  /** In cents. */
  readonly price: number;
  /** Of those that take something off, in the order they do. */
  readonly codes: readonly string[];
  readonly words: string;
  /** Of the last one to begin; null where that is not known of each. */
  readonly beganAt: Date | null;
  /** Of the first one to end. */
  readonly endsAt: Date | null;
}

/** What a statement selects to learn of running offers beside what it reads. */
export interface OffersColumn {
  /** An expression of one value; readRunning reads it. */
  readonly running: Statement<string>;
  readRunning(value: string): readonly RunningOffer[];
}

export interface DisplayedOffers extends OffersColumn {
  /** Those that run at this moment, by code. @param unit left out: by a connection of its own */
  listRunning(unit?: Db): Promise<readonly RunningOffer[]>;
  /** @returns null where they take nothing off */
  priceOf(goods: OfferedGoods, offers: readonly RunningOffer[]): OfferPrice | null;
}
