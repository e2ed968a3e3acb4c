/**
 * Kinds of promotions (CHECKOUT-7). An effect gives the discount, a condition refuses carts. Each is one file,
 * registered in kinds.ts. Parameter names are unique among all kinds, and calls and answers use them as they are.
 */
import type { Cents } from "../../money/money";
import type { EnteredParameter, Parameter } from "./parameters";

type Entered = EnteredParameter<number | null> | EnteredParameter<number>;
type AnyParameter = Entered | Parameter<boolean>;
export type Parameters<Any = AnyParameter> = Readonly<Record<string, Any>>;

/** The value of each parameter. */
export type ValuesOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends { readonly none: infer Value } ? Value : never;
};

/** Eligible items of a cart, before any discount. */
export interface EligibleGoods {
  readonly cents: Cents;
  readonly units: number;
}

/** Units that a discount applies to, after the discounts of earlier promotions. */
export interface CountedGoods {
  readonly cents: Cents;
  /** Whole sets; 1 for a promotion without sets. */
  readonly sets: number;
  readonly lines: readonly { readonly cents: Cents; readonly units: number }[];
}

interface Effect<Of extends Parameters> {
  readonly parameters: Of;
  /** Choice in the form. */
  readonly label: string;
  /** "10% off"; the eligible items follow. */
  readonly words: (terms: ValuesOf<Of>) => string;
}

export interface GoodsEffect<Of extends Parameters> extends Effect<Of> {
  readonly of: "GOODS";
  /** The caller rounds it down (MONEY-2), caps it and shares it by price. */
  readonly discountCents: (terms: ValuesOf<Of>, goods: CountedGoods) => Cents;
  /** Whether units cost no more together than each alone, so that pages may show its price (CHECKOUT-14). */
  readonly isOnPages: boolean;
  /** Explains sets, if they work unlike those of other effects. */
  readonly setHint?: string;
  /** Why a code takes nothing off; omitted if it always takes something off. */
  readonly refusal?: string;
}

export interface ShippingEffect<Of extends Parameters> extends Effect<Of> {
  readonly of: "SHIPPING";
  /** Off the shipping of one unit, at most its price. */
  readonly discountCents: (terms: ValuesOf<Of>, shippingCents: Cents) => Cents;
  /** Why a code takes nothing off. */
  readonly refusal: string;
}

export interface Condition<Of extends Parameters<Entered>> {
  readonly parameters: Of;
  readonly isMet: (terms: ValuesOf<Of>, goods: EligibleGoods) => boolean;
  /** "from $100.00", in a list of terms. */
  readonly words: (terms: ValuesOf<Of>) => string;
  /** "it has a minimum subtotal": why pages do not show the promotion. */
  readonly offPages: string;
  /** To a customer who typed the code. @param goods names of the eligible items; empty for all */
  readonly refusal: (terms: ValuesOf<Of>, goods: string) => string;
}

/** A discount on the price of items. */
export const goodsEffect = <Of extends Parameters>(effect: Omit<GoodsEffect<Of>, "of">): GoodsEffect<Of> => ({
  ...effect,
  of: "GOODS",
});

/** A discount on shipping. */
export const shippingEffect = <Of extends Parameters>(
  effect: Omit<ShippingEffect<Of>, "of">,
): ShippingEffect<Of> => ({ ...effect, of: "SHIPPING" });

/** A condition on the cart. */
export const condition = <Of extends Parameters<Entered>>(of: Condition<Of>): Condition<Of> => of;
