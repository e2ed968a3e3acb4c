/** Reviews by customers (REVIEW-1 to REVIEW-4, REVIEW-7). */
import { MESSAGES } from "#contract/messages";
import type { OwnReview, ReviewInput, ReviewPlace, ReviewsQuery } from "#contract/reviews/schema";
import { DomainError } from "../errors";
import type { RateLimits } from "../http/rate-limits";
import type { Origin, Viewer } from "../http/session";
import { provedBy, type Buyer, type BuyersService } from "./buyers.service";
import type { PictureStore } from "./pictures/pictures.store";
import type { ReviewedProducts } from "./reviews.port";
import type { ReviewStore } from "./writing/reviews.store";
import { saveReview, withdrawReview, type ReviewChangeParts } from "./writing/save-review.change";
import type { VisibleReviewStore } from "./visible-reviews.store";
import { reportReview, voteOnReview } from "./writing/vote-on-review.change";

const sentences = MESSAGES.reviews;

interface ReviewParts extends ReviewChangeParts {
  readonly buyers: BuyersService;
  readonly store: ReviewStore;
  readonly visible: VisibleReviewStore;
  readonly pictures: PictureStore;
  readonly products: ReviewedProducts;
  readonly limits: RateLimits;
}

/** The caller; the viewer is null for a guest. */
interface Caller {
  readonly viewer: Viewer | null;
  readonly origin: Origin;
}

export class ReviewsService {
  constructor(private readonly parts: ReviewParts) {}

  async list(query: ReviewsQuery) {
    const [{ reviews, stars }, listed] = await Promise.all([
      this.parts.visible.list(query),
      this.parts.products.findProduct(query.productId),
    ]);
    const total = stars.reduce((sum, count) => sum + count, 0);
    const product = listed && { name: listed.name, url: listed.url };
    return { product, reviews, stars, total: query.stars === undefined ? total : stars[query.stars - 1]! };
  }

  /**
   * The caller's review, or the right to write one.
   * @throws DomainError UNAUTHENTICATED, NOT_FOUND; BAD_USER_INPUT for a caller who has not received the
   * product
   */
  async getOwn(place: ReviewPlace, viewer: Viewer | null): Promise<OwnReview> {
    const buyer = await this.parts.buyers.identify(place, viewer);
    const own = await this.parts.store.findOwn(buyer, place.productId);
    if (!own && !buyer.hasReceived) throw new DomainError("BAD_USER_INPUT", sentences.notBought);
    return this.toAnswer(place.productId, buyer, own);
  }

  /**
   * Writes or changes the caller's single review of the product. Idempotent.
   * @throws DomainError as getOwn; TooManyRequests
   */
  async save(
    { stars, title, text, name, pictures, ...place }: ReviewInput,
    { viewer, origin }: Caller,
  ): Promise<OwnReview> {
    const { buyers, store, limits } = this.parts;
    const { productId, orderId } = place;
    const subject = {
      address: origin.ipAddress,
      account: viewer?.userId,
      order: viewer ? undefined : orderId,
    };
    await limits.limit("review", subject, sentences.notSaved);
    const buyer = await buyers.identify(place, viewer);
    const existing = await store.findOwn(buyer, productId);
    const proof = provedBy(buyer, existing);
    if (proof === undefined) throw new DomainError("BAD_USER_INPUT", sentences.notBought);
    const words = { stars, title, text, name };
    const isSaved = await saveReview(this.parts, buyer, { productId, orderId: proof }, words, pictures);
    if (!isSaved) throw new DomainError("BAD_USER_INPUT", sentences.picturesMissing);
    return this.toAnswer(productId, buyer, await store.findOwn(buyer, productId));
  }

  /**
   * Deletes the caller's review; a no-op when there is none.
   * @throws DomainError UNAUTHENTICATED, NOT_FOUND
   */
  async withdraw(place: ReviewPlace, viewer: Viewer | null): Promise<void> {
    const buyer = await this.parts.buyers.identify(place, viewer);
    await withdrawReview(this.parts, buyer, place.productId);
  }

  /**
   * @returns the number of helpful votes
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT for the voter's own review; TooManyRequests
   */
  async vote(id: string, isHelpful: boolean, { userId, username }: Viewer): Promise<number> {
    await this.parts.limits.limit("reviewVote", { account: userId });
    const helpful = await voteOnReview(this.parts, { userId, email: username }, id, isHelpful);
    if (helpful === null) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (helpful === "OWN") throw new DomainError("BAD_USER_INPUT", sentences.own);
    return helpful;
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT for the reporter's own review; TooManyRequests */
  async report(id: string, { userId, username }: Viewer): Promise<void> {
    await this.parts.limits.limit("reviewReport", { account: userId });
    const isThere = await reportReview(this.parts, { userId, email: username }, id);
    if (!isThere) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    if (isThere === "OWN") throw new DomainError("BAD_USER_INPUT", sentences.own);
  }

  private async toAnswer(
    productId: string,
    { order }: Buyer,
    own: Awaited<ReturnType<ReviewStore["findOwn"]>>,
  ): Promise<OwnReview> {
    const listed = await this.parts.products.findProduct(productId);
    const line = order?.lines.find((item) => item.productId === productId);
    const { firstName = "", lastName = "" } = order?.customer ?? {};
    return {
      product: { productId, name: listed?.name ?? line?.product.name ?? "", url: listed?.url ?? null },
      suggestedName: lastName === "" ? firstName : `${firstName} ${[...lastName][0]}.`,
      review: own && {
        stars: own.stars,
        title: own.title,
        text: own.text,
        name: own.name,
        status: own.status,
        declineReason: own.declineReason,
        writtenAt: own.writtenAt,
        pictures: await this.parts.pictures.listOwn(own.id),
      },
    };
  }
}
