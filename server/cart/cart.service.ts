/** Contents of a customer's cart, and the notices about it (CART-1 to CART-8). */
import { CART_LIMITS, cartTotals, isInStock, maxPerOrder, shippingOfPiece } from "#contract/cart/cart";
import { PARTNER } from "#contract/suppliers/suppliers";
import type { Cart, CartItem, CartLineInput, CartNotice, Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { ORDER_IN_CART_MESSAGES } from "#contract/orders/messages";
import { cashPriceCents, formatMoney } from "#contract/money/money";
import { MEDIA_WIDTHS, ownPictures, pictureFile, type MediaWidth } from "#contract/catalogue/pictures";
import { catalogueLineOf, sizeTextOf } from "#contract/catalogue/lines";
import { DomainError } from "../errors";
import type { Db } from "../db/client";
import type { CartFilling, CartLine, CartReading, OrderedGoods } from "./cart.port";
import type { CartRecord, CartStore } from "./cart.store";

/** The catalogue, as carts use it. */
export interface CartCatalogue {
  /** A live product with its current stock; null when unknown or hidden. */
  findProduct(productId: string): Promise<Product | null>;
}

const { cart: sentences } = MESSAGES;

export class CartService implements CartReading, CartFilling {
  constructor(
    private readonly store: CartStore,
    private readonly catalogue: CartCatalogue,
  ) {}

  /** Null until the customer adds something. */
  async findCart(userId: string): Promise<Cart | null> {
    const record = await this.store.find(userId);
    return record && this.toCart(record);
  }

  async getOrCreate(userId: string): Promise<Cart> {
    return this.toCart(await this.store.getOrCreate(userId));
  }

  /** @throws DomainError for an invalid quantity, an unknown product, or a full cart */
  async addItem(userId: string, productId: string, quantity: number): Promise<Cart> {
    requireQuantity(quantity);
    return this.put(userId, productId, quantity, "add");
  }

  /**
   * A quantity below 1 removes the product (CART-2).
   * @throws DomainError as addItem does
   */
  async changeQuantity(userId: string, productId: string, quantity: number): Promise<Cart> {
    if (quantity < 1) return this.deleteItem(userId, productId);
    requireQuantity(quantity);
    return this.put(userId, productId, quantity, "set");
  }

  async deleteItem(userId: string, productId: string): Promise<Cart> {
    if (isNoText(productId)) return this.getOrCreate(userId);
    return this.toCart(await this.store.remove(userId, productId));
  }

  async clear(userId: string): Promise<Cart> {
    return this.toCart(await this.store.clear(userId));
  }

  /**
   * Merges a guest cart. A repeated key is a no-op and returns no notices.
   * @throws DomainError for a malformed key or malformed lines
   */
  async merge(userId: string, items: readonly CartLineInput[], mergeKey: string): Promise<Cart> {
    if (!/^[\w-]{8,64}$/.test(mergeKey))
      throw new DomainError("BAD_USER_INPUT", "mergeKey must have 8 to 64 letters");
    if (items.length > CART_LIMITS.lines) throw new DomainError("BAD_USER_INPUT", sentences.full);
    const guest = new Map(items.map((item) => [item.productId, item]));
    const before = new Map(
      (await this.store.getOrCreate(userId)).lines.map((line) => [line.productId, line.quantity]),
    );
    const matches = await Promise.all(
      [...guest.values()].map(async (item) => ({
        item,
        product: await this.catalogue.findProduct(item.productId),
      })),
    );
    const lines = matches.flatMap(({ item, product }) => (product ? [mergeLine(item, product)] : []));
    const isFresh = await this.store.merge(userId, mergeKey, lines, CART_LIMITS.lines);
    const cart = await this.getOrCreate(userId);
    if (!isFresh) return cart;
    const notices = matches.flatMap(({ item, product }) =>
      product
        ? noticesOf(item, product, before.get(item.productId) ?? 0, cart)
        : [notice("GONE", { productId: item.productId, name: "" }, sentences.gone)],
    );
    return { ...cart, notices: [...cart.notices, ...notices] };
  }

  async offerAgain(goods: readonly OrderedGoods[]) {
    const matches = await Promise.all(
      goods.map(async (line) => ({ line, product: await this.catalogue.findProduct(line.productId) })),
    );
    return {
      lines: matches.flatMap(({ line: { productId, quantity }, product }) =>
        product ? [{ productId, quantity, most: maxPerOrder(product) }] : [],
      ),
      notices: matches.flatMap(({ line, product }) =>
        product ? changesSince(line, product) : [removedNotice(line)],
      ),
    };
  }

  async fill(unit: Db, userId: string, key: string, lines: readonly CartLine[]): Promise<void> {
    await this.store.merge(userId, key, lines, CART_LIMITS.lines, unit);
  }

  private async put(userId: string, productId: string, quantity: number, mode: "add" | "set"): Promise<Cart> {
    if (isNoText(productId)) throw new DomainError("NOT_FOUND", sentences.unknownProduct);
    const line = { productId, quantity, mostPieces: CART_LIMITS.quantity };
    const changed = await this.store.put(userId, line, mode, CART_LIMITS.lines);
    if (!changed) throw new DomainError("NOT_FOUND", sentences.unknownProduct);
    if (changed.wanted === null) throw new DomainError("BAD_USER_INPUT", sentences.full);
    const cart = await this.toCart(changed);
    if (changed.wanted <= changed.most) return cart;
    const item = cart.items.find((candidate) => candidate.productId === productId);
    return item ? { ...cart, notices: [...cart.notices, capped(item, changed.most)] } : cart;
  }

  private async toCart({ id, revision, lines }: CartRecord): Promise<Cart> {
    const products = await Promise.all(lines.map((line) => this.catalogue.findProduct(line.productId)));
    const items = lines.flatMap(({ productId, quantity }, at) => {
      const product = products[at];
      return product ? [toItem(`${id}:${productId}`, product, quantity)] : [];
    });
    const missing = lines.filter((_line, at) => !products[at]);
    const notices = missing.map((line) => notice("GONE", line, sentences.noLongerSold(line.name)));
    return { id, revision, items, unavailable: missing, totals: cartTotals(items), notices };
  }
}

function requireQuantity(quantity: number): void {
  if (quantity < 1 || quantity > CART_LIMITS.quantity) {
    throw new DomainError("BAD_USER_INPUT", `quantity must be 1 to ${CART_LIMITS.quantity}`);
  }
}

/** A merge never exceeds the stock; sold-out products keep their requested quantity. */
function mergeLine({ productId, quantity }: CartLineInput, product: Product): CartLine {
  requireQuantity(Math.min(quantity, CART_LIMITS.quantity));
  const mostSold = maxPerOrder(product);
  const max = product.availableQuantity > 0 ? Math.min(mostSold, product.availableQuantity) : mostSold;
  return { productId, quantity: Math.min(quantity, CART_LIMITS.quantity), most: max };
}

function noticesOf(item: CartLineInput, product: Product, before: number, cart: Cart): CartNotice[] {
  const now = cart.items.find((line) => line.productId === item.productId)?.quantity ?? 0;
  const hasMoved = (item.seenPrice ?? null) !== null && item.seenPrice !== cashPriceCents(product);
  return [
    ...(now < before + item.quantity ? [capped(product, now)] : []),
    ...(hasMoved ? [notice("PRICE_MOVED", product, sentences.priceMoved(product.name))] : []),
  ];
}

function changesSince({ quantity, priceCents }: OrderedGoods, product: Product): CartNotice[] {
  const max = maxPerOrder(product);
  const now = cashPriceCents(product);
  const moved = ORDER_IN_CART_MESSAGES.priceMoved(product.name, formatMoney(priceCents), formatMoney(now));
  return [
    ...(quantity > max ? [capped(product, max)] : []),
    ...(now === priceCents ? [] : [notice("PRICE_MOVED", product, moved)]),
  ];
}

function removedNotice({ productId, name }: OrderedGoods): CartNotice {
  return notice("GONE", { productId, name }, ORDER_IN_CART_MESSAGES.noLongerSold(name));
}

/** Whether the text contains characters PostgreSQL rejects; no product id does. */
function isNoText(productId: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(productId);
}

type Named = Pick<Product, "productId" | "name">;

function capped(product: Named, max: number): CartNotice {
  return notice("CAPPED", product, sentences.capped(product.name, max));
}

function notice(kind: CartNotice["kind"], { productId, name }: Named, message: string): CartNotice {
  return { kind, productId, name, message };
}

/** A line as the API returns it (CART-8). */
function toItem(id: string, product: Product, quantity: number): CartItem {
  const [picture] = ownPictures(product);
  const sized = (width: MediaWidth) => (picture ? pictureFile(picture, width, "webp") : null);
  const [thumbnail, small, large] = MEDIA_WIDTHS;
  return {
    id,
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    brand: product.manufacturer,
    url: product.url,
    thumbnailImage: sized(thumbnail),
    smallImage: sized(small),
    largeImage: sized(large),
    size: sizeTextOf(product),
    productType: catalogueLineOf(product.category?.id),
    partner: PARTNER,
    isPromotion: product.productLabels.length > 0,
    quantity,
    qty: quantity,
    price: cashPriceCents(product),
    shippingCost: shippingOfPiece(product),
    availableQuantity: product.availableQuantity,
    inStock: isInStock({ quantity }, product.availableQuantity),
  };
}
