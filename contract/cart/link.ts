/** A link that opens a cart on any device (CART-11): it carries the goods themselves and nothing of a person. */
import { CART_LIMITS } from "./cart";
import { LIMITS } from "../limits";
import { ROUTES } from "../site/paths";

export interface LinkedPiece {
  readonly productId: string;
  readonly quantity: number;
}

const NAME = "with";
const PIECE = /^(\d{1,2})x(.+)$/;

/** Behind the #, so that no server and no log is told. */
export function cartLink(pieces: readonly LinkedPiece[]): string {
  const named = pieces
    .slice(0, CART_LIMITS.linked)
    .map(({ productId, quantity }) => `${quantity}x${encodeURIComponent(productId)}`);
  return `${ROUTES.cart}#${NAME}=${named.join(",")}`;
}

/** @param hash of an address, with its # @returns what it names; nothing for what is no such link */
export function readCartLink(hash: string): LinkedPiece[] {
  const [name, list = ""] = hash.replace(/^#/, "").split("=", 2);
  if (name !== NAME) return [];
  const pieces = list.split(",", CART_LIMITS.linked).map((piece) => PIECE.exec(piece));
  return pieces.flatMap((found) => {
    const [productId, quantity] = [decoded(found?.[2] ?? ""), Number(found?.[1])];
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
