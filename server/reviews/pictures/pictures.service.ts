/** Uploads of review pictures: access, limits and processing (REVIEW-11, REVIEW-12). */
import { MESSAGES } from "#contract/messages";
import type { DropPictureInput, PictureParams, SendPictureInput } from "#contract/reviews/pictures";
import type { OwnPicture, ReviewPlace } from "#contract/reviews/schema";
import { DomainError } from "../../errors";
import type { RateLimits } from "../../http/rate-limits";
import type { Origin, Viewer } from "../../http/session";
import { addPiece, type PieceChangeParts } from "./add-piece.change";
import { checkKind, draw } from "./drawing.service";
import { finishPicture } from "./finish-picture.change";
import type { PicturePlace } from "./pictures.record";
import type { PictureStore } from "./pictures.store";
import type { PieceStore } from "./pieces.store";

const { reviews: sentences, generic } = MESSAGES;

interface PictureParts extends PieceChangeParts {
  /**
   * The order that proves the purchase; undefined for a person who may not write.
   * @throws DomainError like saving a review
   */
  readonly findProof: (place: ReviewPlace, viewer: Viewer | null) => Promise<string | undefined>;
  readonly pictures: PictureStore;
  readonly pieces: PieceStore;
  readonly limits: RateLimits;
}

export class PicturesService {
  constructor(private readonly parts: PictureParts) {}

  /**
   * Stores a chunk of a picture. Idempotent.
   * @returns the picture once it is complete
   * @throws DomainError like saving a review (reviews.service.ts); BAD_USER_INPUT for invalid data or an
   * exceeded limit
   */
  async send(
    { picture, position, isLast, content, ...place }: SendPictureInput,
    { viewer, origin }: { readonly viewer: Viewer | null; readonly origin: Origin },
  ): Promise<OwnPicture | null> {
    const { limits, pictures } = this.parts;
    if (position === 0) {
      const who = { account: viewer?.userId, order: viewer ? undefined : place.orderId };
      const subject = { address: origin.ipAddress, ...who, attempt: picture };
      await limits.limit("reviewPicture", subject, sentences.pictureNotSent);
    }
    const bought = { picture, ...(await this.placeOf(place, viewer)) };
    const bytes = Buffer.from(content, "base64");
    if (position === 0) checkKind(bytes);
    const outcome = await addPiece(this.parts, { ...bought, position, content: bytes });
    if (outcome === "LOST") throw new DomainError("BAD_USER_INPUT", sentences.pictureLost);
    if (outcome === "LARGE") throw new DomainError("BAD_USER_INPUT", sentences.pictureBytes);
    if (outcome === "MANY") throw new DomainError("BAD_USER_INPUT", sentences.morePictures);
    if (outcome === "TAKEN" && isLast) await this.drawWhole(bought);
    return isLast || outcome === "DONE" ? pictures.findUnused(bought) : null;
  }

  /**
   * Deletes a picture not in a review; a no-op when there is none.
   * @throws DomainError like saving a review
   */
  async drop({ picture, ...place }: DropPictureInput, viewer: Viewer | null): Promise<void> {
    await this.parts.pieces.drop({ picture, ...(await this.placeOf(place, viewer)) });
  }

  /**
   * Base64.
   * @throws DomainError NOT_FOUND unless its review is published
   */
  async read({ id, size }: PictureParams): Promise<string> {
    const content = await this.parts.pictures.findPublished(id, size);
    if (content === null) throw new DomainError("NOT_FOUND", generic.notFound);
    return content;
  }

  private async placeOf(place: ReviewPlace, viewer: Viewer | null): Promise<Omit<PicturePlace, "picture">> {
    const orderId = await this.parts.findProof(place, viewer);
    if (orderId === undefined) throw new DomainError("BAD_USER_INPUT", sentences.notBought);
    return { orderId, productId: place.productId };
  }

  /** A picture that fails processing is deleted at once. */
  private async drawWhole(bought: PicturePlace): Promise<void> {
    const { pieces } = this.parts;
    try {
      await finishPicture(this.parts, bought.picture, await draw(await pieces.read(bought.picture)));
    } catch (error) {
      if (error instanceof DomainError) await pieces.drop(bought);
      throw error;
    }
  }
}
