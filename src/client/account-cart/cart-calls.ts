/** The calls that change an account's cart. Each may be sent twice and counts once. */
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import {
  ChangeQuantityDocument,
  ClearCartDocument,
  CreateEmptyCartDocument,
  DeleteItemDocument,
  MergeCartsDocument,
  type AccountCartFragment,
} from "#contract/graphql/generated";
import type { CartLine } from "../cart/cart-storage";
import { randomKey } from "../../lib/random-key";
import { shopApollo } from "../api/apollo-client";
import { readSeenPrices, type Pending } from "./cart-copy";

export interface AccountCart {
  readonly lines: readonly CartLine[];
  /** Sentences for the customer: what was capped, is gone, has another price. */
  readonly notices: readonly string[];
}

/** A slower answer counts as none, so that later changes are not held up. */
const timeoutMs = 20_000;

/** The account's cart, made when there is none. @throws when there is no answer or a refusal, as all of these do */
export function readAccountCart(): Promise<AccountCart> {
  return call(CreateEmptyCartDocument, {}, randomKey());
}

/** Adds pieces; the same key again adds nothing. */
export function addPieces({ key, lines }: Pending): Promise<AccountCart> {
  const prices = readSeenPrices();
  const items = lines.map((line) => ({ ...line, seenPrice: prices[line.productId] ?? null }));
  return call(MergeCartsDocument, { items, mergeKey: key }, key);
}

/** Sets the pieces of a product; below 1 takes it out. */
export function setPieces(productId: string, quantity: number): Promise<AccountCart> {
  return quantity < 1
    ? call(DeleteItemDocument, { productId }, randomKey())
    : call(ChangeQuantityDocument, { productId, quantity }, randomKey());
}

export function clearPieces(): Promise<AccountCart> {
  return call(ClearCartDocument, {}, randomKey());
}

/** The message of a refusal; null when there was no answer. */
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
  const { items, notices } = data.cart;
  return {
    lines: items.map(({ productId, quantity }) => ({ productId, quantity })),
    notices: notices.map(({ message }) => message),
  };
}

function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("No answer in time.")), timeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
