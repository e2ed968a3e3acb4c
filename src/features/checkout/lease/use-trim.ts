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
  readonly kept: number;
}

export interface Trim {
  readonly lines: readonly TrimmedLine[];
  /** The quoted total of the remaining cart. */
  readonly total: number;
}

/**
 * Maximum attempts: tax and promotions are not additive, so a proposal may exceed the limit and is reduced.
 */
const TURNS = 4;

/** @returns null when no part of the cart fits @throws when the API does not respond */
export async function findTrim(quote: Quote, input: CheckoutInput, most: number): Promise<Trim | null> {
  const { minimum } = quote.lease;
  const lines = toTrimLines(quote);
  let limit = most;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const kept = trimToFit(lines, minimum, limit);
    if (!kept) return null;
    const items = quote.lines.flatMap(({ productId }, at) =>
      kept[at] ? [{ productId, quantity: kept[at] }] : [],
    );
    const { total } = await requestQuote({ ...input, mode: "CREATE_FRESH_ORDER", items });
    if (total <= most) return total < minimum ? null : { lines: trimmedLines(quote, kept), total };
    limit -= total - most;
  }
  return null;
}

function trimmedLines(quote: Quote, kept: readonly number[]): TrimmedLine[] {
  return quote.lines
    .map(({ productId, name, quantity }, at) => ({ productId, name, quantity, kept: kept[at] ?? 0 }))
    .filter((line) => line.kept < line.quantity);
}

/** Items with their share of tax and discount, rounded up. */
function toTrimLines({ lines, subTotal, shipping, total }: Quote): TrimLine[] {
  return lines.map((line) => {
    const bare = line.price + line.shippingCost / line.quantity;
    return { quantity: line.quantity, pieceCents: Math.ceil((bare * total) / (subTotal + shipping)) };
  });
}

export type TrimSearch =
  { readonly kind: "asking" } | { readonly kind: "none" } | { readonly kind: "found"; readonly trim: Trim };

/** @param input of the order */
export function useTrim(quote: Quote, input: CheckoutInput, most: number): TrimSearch {
  const [found, setFound] = useState<{ readonly quote: Quote; readonly trim: Trim | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without a response there is no proposal; the customer can still pay the remainder another way.
    void findTrim(quote, input, most)
      .catch(() => null)
      .then((trim) => isCurrent && setFound({ quote, trim }));
    return () => {
      isCurrent = false;
    };
  }, [quote, input, most]);
  if (found?.quote !== quote) return { kind: "asking" };
  return found.trim ? { kind: "found", trim: found.trim } : { kind: "none" };
}
