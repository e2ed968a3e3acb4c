/** A link that opens a cart on any device (CART-11). It contains the items and no personal data. */
import { CART_LIMITS } from "./cart";
import { LIMITS } from "../limits";
import { ROUTES } from "../site/paths";

export interface LinkedPiece {
  readonly productId: string;
  readonly quantity: number;
}

const NAME = "with";
const PIECE = /^(\d{1,2})x(.+)$/;

/** The items are in the URL fragment, which no server or log receives. */
export function cartLink(pieces: readonly LinkedPiece[]): string {
  const named = pieces
    .slice(0, CART_LIMITS.linked)
    .map(({ productId, quantity }) => `${quantity}x${encodeURIComponent(productId)}`);
  return `${ROUTES.cart}#${NAME}=${named.join(",")}`;
}

/**
 * @param hash URL fragment, including the #
 * @returns the items in the link; empty for an invalid link
 */
export function readCartLink(hash: string): LinkedPiece[] {
  const [name, list = ""] = hash.replace(/^#/, "").split("=", 2);
  if (name !== NAME) return [];
  const pieces = list.split(",", CART_LIMITS.linked).map((piece) => PIECE.exec(piece));
  return pieces.flatMap((match) => {
    const [productId, quantity] = [decoded(match?.[2] ?? ""), Number(match?.[1])];
    const isPiece = productId !== "" && productId.length <= LIMITS.reviews.productIdLength && quantity >= 1;
    return isPiece ? [{ productId, quantity }] : [];
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
