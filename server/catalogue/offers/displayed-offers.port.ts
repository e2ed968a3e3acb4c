/** Automatic offers that pages show, and the prices after them (CHECKOUT-14). */
import type { Scope, ScopedGoods } from "#contract/promotions/scope";
import type { Db, Statement } from "../../db/client";

export interface RunningOffer extends Scope {
  readonly code: string;
  readonly label: string;
  readonly percentOff: number;
  /** Null = unknown. */
  readonly beganAt: Date | null;
  /** Exclusive end; null = open-ended. */
  readonly endsAt: Date | null;
}

export interface OfferedGoods extends ScopedGoods {
  /** Cents per piece. */
  readonly cashPrice: number;
}

/** The price of one piece after offers. */
export interface OfferPrice {
  /** In cents. */
  readonly price: number;
  /** The offers that reduce the price, in order of application. */
  readonly codes: readonly string[];
  readonly words: string;
  /** Start of the latest offer; null unless known for all. */
  readonly beganAt: Date | null;
  /** End of the earliest-ending offer. */
  readonly endsAt: Date | null;
}

/** A column that any statement can select to read the running offers. */
export interface OffersColumn {
  /** An expression of one value, for readRunning. */
  readonly running: Statement<string>;
  readRunning(value: string): readonly RunningOffer[];
}

export interface DisplayedOffers extends OffersColumn {
  /** Returns running offers, by code. @param unit default: a separate connection */
  listRunning(unit?: Db): Promise<readonly RunningOffer[]>;
  /** @returns null if the offers take nothing off */
  priceOf(goods: OfferedGoods, offers: readonly RunningOffer[]): OfferPrice | null;
}
