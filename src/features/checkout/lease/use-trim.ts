/** Finds the part of a cart that an approval covers, and quotes it. */
import { useEffect, useState } from "react";
import type { CheckoutInput } from "#contract/graphql/generated";
import { requestQuote, type Quote } from "../summary/use-quote";
import { trimToFit, type TrimLine } from "./trim-cart";

/** A line with removed items. */
export interface TrimmedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly newQuantity: number;
}

export interface Trim {
  readonly lines: readonly TrimmedLine[];
  /** The quoted total of the remaining cart. */
  readonly total: number;
}

/**
 * Maximum attempts: tax and promotions are not additive, so a proposal may exceed the limit and is reduced.
 */
const MAX_ATTEMPTS = 4;

/** @returns null when no part of the cart fits @throws when the API does not respond */
export async function findTrim(quote: Quote, input: CheckoutInput, max: number): Promise<Trim | null> {
  const { minimum } = quote.lease;
  const lines = toTrimLines(quote);
  let limit = max;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const quantities = trimToFit(lines, minimum, limit);
    if (!quantities) return null;
    const items = quote.lines.flatMap(({ productId }, at) =>
      quantities[at] ? [{ productId, quantity: quantities[at] }] : [],
    );
    const { total } = await requestQuote({ ...input, mode: "CREATE_FRESH_ORDER", items });
    if (total <= max) return total < minimum ? null : { lines: trimmedLines(quote, quantities), total };
    limit -= total - max;
  }
  return null;
}

function trimmedLines(quote: Quote, quantities: readonly number[]): TrimmedLine[] {
  return quote.lines
    .map(({ productId, name, quantity }, at) => ({
      productId,
      name,
      quantity,
      newQuantity: quantities[at] ?? 0,
    }))
    .filter((line) => line.newQuantity < line.quantity);
}

/** Items with their share of tax and discount, rounded up. */
function toTrimLines({ lines, subTotal, shipping, total }: Quote): TrimLine[] {
  return lines.map((line) => {
    const bare = line.price + line.shippingCost / line.quantity;
    return { quantity: line.quantity, pieceCents: Math.ceil((bare * total) / (subTotal + shipping)) };
  });
}

export type TrimSearch =
  { readonly kind: "loading" } | { readonly kind: "none" } | { readonly kind: "found"; readonly trim: Trim };

/** @param input of the order */
export function useTrim(quote: Quote, input: CheckoutInput, max: number): TrimSearch {
  const [result, setResult] = useState<{ readonly quote: Quote; readonly trim: Trim | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without a response there is no proposal; the customer can still pay the remainder another way.
    void findTrim(quote, input, max)
      .catch(() => null)
      .then((trim) => isCurrent && setResult({ quote, trim }));
    return () => {
      isCurrent = false;
    };
  }, [quote, input, max]);
  if (result?.quote !== quote) return { kind: "loading" };
  return result.trim ? { kind: "found", trim: result.trim } : { kind: "none" };
}
