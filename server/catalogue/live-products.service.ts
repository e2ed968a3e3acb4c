/** Current prices, plans and stock, for pages built earlier (CATALOGUE-7). */
import type { LessorTerms } from "#contract/leases/financing";
import type { CartProduct, ProductAvailability } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { figuresOf, NO_FIGURES, readPlace } from "./live-figures.mapping";
import type { ProductReader } from "./product-reader.store";
import { canBeId, requireFewIds } from "./search/search-request.rules";
import type { SearchEngine } from "./search/search.port";
import { displayedOfferOf } from "./displayed-offer.mapping";

/** Terms of the displayed plans. */
export interface PlanTermsOf {
  /** Before an approval (LEASE-3). */
  readonly displayed: LessorTerms;
  /** Terms of each active lessor, by its type. */
  readonly byLessor: ReadonlyMap<string, LessorTerms>;
}

/** Plan figures under the terms of the approving lessor. */
export interface AvailabilityOf {
  readonly offers: readonly ProductAvailability[];
  readonly terms: LessorTerms;
  /** Name of the approving lessor; null = no approval. */
  readonly lessor: string | null;
  /** The terms that pages are built with. */
  readonly displayed: LessorTerms;
}

interface LiveProductsParts {
  readonly reader: ProductReader;
  readonly engine: Pick<SearchEngine, "getTree">;
  readonly terms: PlanTermsOf;
}

export class LiveProductsService {
  constructor(private readonly parts: LiveProductsParts) {}

  /** In the requested order; unknown and hidden products have quantity 0. */
  async getCartProducts(productIds: readonly string[]): Promise<CartProduct[]> {
    const live = await this.liveById(productIds);
    return productIds.map((id) => ({ id, availableQuantity: live.get(id)?.availableQuantity ?? 0 }));
  }

  /** In the requested order; unknown and hidden products are NOT_AVAILABLE, without a price. */
  async getAvailability(
    productIds: readonly string[],
    postalCode: string | null = null,
  ): Promise<ProductAvailability[]> {
    return this.availabilityBy(productIds, postalCode, this.parts.terms.displayed);
  }

  /**
   * Same as getAvailability, with the plans of the approving lessor. @param approver type of a lessor; null
   * or an inactive lessor = no approval
   */
  async getAvailabilityFor(
    productIds: readonly string[],
    postalCode: string | null,
    approver: string | null,
  ): Promise<AvailabilityOf> {
    const own = this.parts.terms.byLessor.get(approver ?? "");
    const terms = own ?? this.parts.terms.displayed;
    const offers = await this.availabilityBy(productIds, postalCode, terms);
    return { offers, terms, lessor: own?.name ?? null, displayed: this.parts.terms.displayed };
  }

  private async availabilityBy(
    productIds: readonly string[],
    postalCode: string | null,
    terms: LessorTerms,
  ): Promise<ProductAvailability[]> {
    const place = postalCode === null ? null : readPlace(postalCode);
    if (postalCode !== null && !place)
      throw new DomainError("BAD_USER_INPUT", MESSAGES.validation.postalCode);
    const live = await this.liveById(productIds);
    const tree = await this.parts.engine.getTree();
    const now = new Date();
    return productIds.map((productId) => {
      const record = live.get(productId);
      const offer = record ? displayedOfferOf(record, tree) : null;
      const availableQuantity = record?.availableQuantity ?? 0;
      return {
        productId,
        availability: availableQuantity > 0 ? "AVAILABLE" : "NOT_AVAILABLE",
        availableQuantity,
        regularPrice: record?.regularPrice ?? null,
        salePrice: record?.salePrice ?? null,
        offer,
        ...(record ? figuresOf(record, offer, place, terms, now) : NO_FIGURES),
      };
    });
  }

  private async liveById(productIds: readonly string[]) {
    requireFewIds(productIds);
    const records = await this.parts.reader.getLive(productIds.filter(canBeId));
    return new Map(
      records.flatMap((record) => (record?.isLive ? [[record.productId, record] as const] : [])),
    );
  }
}
