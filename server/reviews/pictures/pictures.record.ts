/** Input and output of the review picture stores. */

/** A picture not yet in a review, and the purchase it was sent for. */
export interface PicturePlace {
  readonly picture: string;
  readonly orderId: string;
  readonly productId: string;
}

/** The re-encoded files: WebP, without the original's location, time and camera data. */
export interface DrawnPicture {
  /** A square thumbnail. */
  readonly small: Buffer;
  readonly large: Buffer;
  /** Width of the large file, in pixels. */
  readonly width: number;
  readonly height: number;
}
