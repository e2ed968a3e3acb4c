/** What the stores of reviews' pictures take and return. */

/** A picture that is in no review yet, and the purchase it was sent for. */
export interface PicturePlace {
  readonly picture: string;
  readonly orderId: string;
  readonly productId: string;
}

/** Our own files of it: WebP, without anything the original said of its place, time or camera. */
export interface DrawnPicture {
  /** A square. */
  readonly small: Buffer;
  readonly large: Buffer;
  /** Of the large one, in pixels. */
  readonly width: number;
  readonly height: number;
}
