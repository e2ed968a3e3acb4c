/** Collects the input of a quote (lines, promotions, place) and the problems that prevent the order. */
import { CART_LIMITS } from "#contract/cart/cart";
import type { CheckoutInput, Product } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { CONDITIONS } from "#contract/promotions/kinds/kinds";
import { effectOf } from "#contract/promotions/kinds/terms";
import { listOfNames } from "#contract/promotions/scope";
import { areaOfPostalCode, stateOfPostalCode } from "#contract/places/postal-codes";
import type { CartReading } from "../cart/cart.port";
import { TooManyRequests } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Viewer } from "../http/session";
import type { PromotionUse } from "../orders/changing/ports/promotions.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import { readPromotionCode, type Addresses } from "./input.mapping";
import { waitInWords } from "./payment-attempts.service";
import { deliveryProblems } from "./delivery.rules";
import type { CheckoutStore, Promotion } from "./checkout.store";
import {
  problem,
  quoteOrder,
  stockProblems,
  totalProblems,
  type CheckoutProblem,
  type Quote,
} from "./quote.rules";
import type { TaxCalculator } from "./sales-tax/sales-tax.port";

export interface QuoterParts {
  readonly catalogue: { findProduct(productId: string): Promise<Product | null> };
  readonly carts: CartReading;
  readonly store: CheckoutStore;
  readonly taxes: TaxCalculator;
  readonly placing: Pick<OrderPlacing, "findAccountUse">;
  readonly limits: Pick<RateLimits, "limit">;
}

export interface QuotedCheckout {
  readonly quote: Quote;
  /** Revision of the account's cart if the cart was quoted; otherwise null. */
  readonly cartRevision: number | null;
  readonly problems: readonly CheckoutProblem[];
  /** Two-letter code of the customer's state, if known; decides the lease offer. */
  readonly state: string | null;
}

/** The future owner of the order; with a session unless staff place it. */
type Buyer = Pick<Viewer, "userId"> & Partial<Pick<Viewer, "sessionId">>;

interface RequestedLines {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly cartRevision: number | null;
  readonly problems: readonly CheckoutProblem[];
}

interface Destination {
  readonly known: { readonly state: string; readonly postalCode: string } | null;
  readonly problems: CheckoutProblem[];
}

const { checkout: sentences } = MESSAGES;
const PLACE_ID = /^[\w-]{1,64}$/;

export class CheckoutQuoter {
  constructor(private readonly parts: QuoterParts) {}

  /**
   * @param address IP address whose codes are rate limited; null for staff
   * @param addresses null until entered: the tax then uses the postal code's state, or the default rate
   */
  async quote(
    input: CheckoutInput,
    viewer: Buyer | null,
    addresses: Addresses | null,
    address: string | null,
  ): Promise<QuotedCheckout> {
    const requested = await this.requestedLines(input, viewer);
    const typed = readPromotionCode(input);
    const userId = viewer?.userId ?? null;
    const tooMany = typed === null || address === null ? null : await this.countCode(typed, viewer, address);
    const code = tooMany === null ? typed : null;
    const [promotion, offers, use, place, ...products] = await Promise.all([
      code === null ? null : this.parts.store.findPromotion(code, userId),
      this.parts.store.listAutomatic(userId),
      // Guests get the reason only when they order: a quote must not reveal who has bought here.
      code === null || viewer === null ? null : this.parts.placing.findAccountUse(code, viewer.userId),
      this.placeOf(input, addresses),
      ...requested.lines.map(({ productId }) => this.parts.catalogue.findProduct(productId)),
    ]);
    const lines = requested.lines.flatMap(({ quantity }, at) => {
      const product = products[at];
      return product ? [{ product, quantity }] : [];
    });
    const whyNot = code === null ? null : whyNotTheirs(promotion, use, viewer);
    const quote = await quoteOrder(
      {
        lines,
        deliveryType: input.deliveryType,
        place: place.known,
        promotion: whyNot ? null : promotion,
        offers,
      },
      this.parts.taxes,
    );
    const problems = [
      ...requested.problems,
      ...(lines.length < requested.lines.length ? [problem("PRODUCT_GONE", sentences.gone, "items")] : []),
      ...stockProblems(quote.lines),
      ...promotionProblems(tooMany ?? whyNot ?? whyNothing(quote, promotion)),
      ...deliveryProblems(
        input.deliveryType,
        lines.map(({ product }) => product),
      ),
      ...place.problems,
      ...totalProblems(quote),
    ];
    const state = addresses?.shipping.state ?? stateOfPostalCode(input.postalCode ?? "");
    return { quote, cartRevision: requested.cartRevision, problems, state };
  }

  /**
   * Counts a code before the lookup, so that the limit does not reveal which codes exist.
   * @returns the refusal, or null
   */
  private async countCode(code: string, viewer: Buyer | null, address: string): Promise<string | null> {
    // Accounts have separate limits: bots that exhaust a code's attempts do not lock out signed-in customers.
    const who = viewer ? { account: viewer.userId, session: viewer.sessionId } : { code };
    const attempt = `${viewer?.userId ?? address} ${code}`;
    try {
      await this.parts.limits.limit("promotionCode", { address, ...who, attempt });
      return null;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return sentences.tooManyCodes(waitInWords(error.retryAfterSeconds));
    }
  }

  /** The lines of the account's cart or of the input; each product once. */
  private async requestedLines(input: CheckoutInput, viewer: Buyer | null): Promise<RequestedLines> {
    if (input.mode === "CREATE_ORDER_FOR_CART") {
      const cart = viewer ? await this.parts.carts.findCart(viewer.userId) : null;
      // A discontinued line blocks the checkout, as it does for a guest.
      const lines = cart ? [...cart.items, ...cart.unavailable] : [];
      return { lines, cartRevision: cart?.revision ?? null, problems: emptyProblems(lines) };
    }
    const items = input.items ?? [];
    if (items.length > CART_LIMITS.lines) {
      return {
        lines: [],
        cartRevision: null,
        problems: [problem("INVALID_INPUT", MESSAGES.cart.full, "items")],
      };
    }
    // Capped just above the limit: still refused, without overflow in totals.
    const cap = CART_LIMITS.quantity + 1;
    const quantities = new Map<string, number>();
    for (const { productId, quantity } of items) {
      if (quantity >= 1)
        quantities.set(productId, Math.min(cap, (quantities.get(productId) ?? 0) + quantity));
    }
    const lines = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
    const isWhole = items.every(({ quantity }) => quantity >= 1);
    const none = isWhole ? [] : [problem("INVALID_INPUT", sentences.quantity, "items")];
    return { lines, cartRevision: null, problems: [...none, ...emptyProblems(items)] };
  }

  /** Pickup orders are taxed at the pickup location. */
  private async placeOf(input: CheckoutInput, addresses: Addresses | null): Promise<Destination> {
    if (input.deliveryType === "DELIVERY_SHIPPING") {
      return addresses ? { known: addresses.shipping, problems: [] } : placeOfPostalCode(input.postalCode);
    }
    const locationId = input.pickupLocationId ?? "";
    const store = PLACE_ID.test(locationId) ? await this.parts.store.findPickupPlace(locationId) : null;
    if (store) return { known: store, problems: [] };
    const isRequired = addresses !== null || !!input.pickupLocationId;
    const missing = problem("DELIVERY_NOT_POSSIBLE", sentences.pickupPlace, "pickupLocationId");
    return { known: null, problems: isRequired ? [missing] : [] };
  }
}

/** Destination as far as known: no address yet, perhaps a postal code. */
function placeOfPostalCode(postalCode: string | null | undefined): Destination {
  if (!postalCode) return { known: null, problems: [] };
  const area = areaOfPostalCode(postalCode);
  if (area !== null && typeof area === "object") {
    return { known: { state: area.state, postalCode }, problems: [] };
  }
  if (area === null) {
    const { postalCode: invalid } = MESSAGES.validation;
    return { known: null, problems: [problem("INVALID_INPUT", invalid, "postalCode")] };
  }
  const refusal = area === "MILITARY" ? sentences.noMilitary : sentences.noIslands;
  return { known: null, problems: [problem("DELIVERY_NOT_POSSIBLE", refusal, "postalCode")] };
}

function emptyProblems(lines: readonly unknown[]): CheckoutProblem[] {
  return lines.length === 0 ? [problem("EMPTY_CART", sentences.emptyCart, "items")] : [];
}

function promotionProblems(message: string | null): CheckoutProblem[] {
  return message === null ? [] : [problem("PROMOTION_INVALID", message, "promotionCode")];
}

/** Why a customer cannot use a code for any order. Guests get nothing that depends on past orders. */
function whyNotTheirs(
  promotion: (Promotion & { readonly isInSegment: boolean }) | null,
  use: PromotionUse | null,
  viewer: Buyer | null,
): string | null {
  if (promotion && use === "USED") return sentences.promotionUsed;
  if (!promotion || use) return sentences.promotionInvalid;
  if (!promotion.isForSegment || promotion.isInSegment) return null;
  return viewer ? sentences.promotionInvalid : sentences.promotionSignIn;
}

/** Why a code has no effect on this order; null when it applies, and without a code. */
function whyNothing({ codeRefused }: Quote, promotion: Promotion | null): string | null {
  if (codeRefused === null || promotion === null) return null;
  const goods = listOfNames(promotion.scopeNames);
  switch (codeRefused) {
    case "OTHER_GOODS":
      return sentences.promotionOtherGoods(goods);
    case "NO_SET":
      return sentences.promotionNoSet(promotion.setSize ?? 1, goods);
    case "NO_EFFECT":
      return effectOf(promotion)?.refusal ?? sentences.promotionInvalid;
    case "USED_UP":
      return sentences.promotionUsedUp;
    case "TAKES_LESS":
      return sentences.promotionTakesLess;
    default:
      return CONDITIONS[codeRefused].refusal(promotion, goods);
  }
}
