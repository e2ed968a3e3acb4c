/** Idempotent calls that change an account's cart. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import {
  ChangeQuantityDocument,
  ClearCartDocument,
  CreateEmptyCartDocument,
  DeleteItemDocument,
  MergeCartsDocument,
} from "#contract/graphql/documents/cart.generated";
import type { AccountCartFragment } from "#contract/graphql/generated";
import type { CartLine } from "../cart/cart-storage";
import { randomKey } from "../../lib/random-key";
import { shopApollo } from "../api/apollo-client";
import { readSeenPrices, type AnsweredProduct } from "../cart/cart-changes";
import type { Pending } from "./cart-copy";

export interface AccountCart {
  readonly lines: readonly CartLine[];
  /** Products of the lines, including products no longer sold. */
  readonly products: readonly AnsweredProduct[];
  /** Sentences for the customer about what this call capped or left out. */
  readonly notices: readonly string[];
}

/** A later response counts as a timeout, so that further changes are not held up. */
const timeoutMs = 20_000;

/**
 * Reads the account's cart, creating it if needed.
 * @throws on a refusal and when the server does not respond, like all calls here
 */
export function readAccountCart(): Promise<AccountCart> {
  return call(CreateEmptyCartDocument, {}, randomKey());
}

/** Adds items. Idempotent per key. */
export function addPieces({ key, lines }: Pending): Promise<AccountCart> {
  const prices = readSeenPrices();
  const items = lines.map((line) => ({ ...line, seenPrice: prices[line.productId] ?? null }));
  return call(MergeCartsDocument, { items, mergeKey: key }, key);
}

/** Sets the quantity of a product; below 1 removes it. */
export function setPieces(productId: string, quantity: number): Promise<AccountCart> {
  return quantity < 1
    ? call(DeleteItemDocument, { productId }, randomKey())
    : call(ChangeQuantityDocument, { productId, quantity }, randomKey());
}

export function clearPieces(): Promise<AccountCart> {
  return call(ClearCartDocument, {}, randomKey());
}

/** The message of a refusal; null when the server did not respond. */
export function refusalOf(error: unknown): string | null {
  return CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null;
}

async function call<Variables extends Record<string, unknown>>(
  mutation: TypedDocumentNode<{ readonly cart: AccountCartFragment }, Variables>,
  variables: Variables,
  idempotencyKey: string,
): Promise<AccountCart> {
  const sent = shopApollo().mutate<{ readonly cart: AccountCartFragment }>({
    mutation,
    variables,
    fetchPolicy: "no-cache",
    context: { idempotencyKey },
  });
  const { data } = await inTime(sent);
  if (!data) throw new Error("The cart was not answered.");
  const { items, unavailable, notices } = data.cart;
  const lines = [...items, ...unavailable];
  // Price and availability notices come from what this visitor last saw (../cart/cart-changes.ts).
  const isOfLine = (notice: (typeof notices)[number]) =>
    notice.kind === "PRICE_MOVED" ||
    (notice.kind === "GONE" && unavailable.some(({ productId }) => productId === notice.productId));
  return {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    products: [
      ...items.map(({ productId, name, price }) => ({ productId, name, price })),
      ...unavailable.map(({ productId, name }) => ({ productId, name, price: null })),
    ],
    notices: notices.filter((notice) => !isOfLine(notice)).map(({ message }) => message),
  };
}

function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time.")), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
