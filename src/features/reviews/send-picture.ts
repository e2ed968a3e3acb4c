/** Uploads a review picture in chunks (REVIEW-11). */
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { OwnPicture, ReviewPlace } from "#contract/reviews/schema";
import { callApi } from "../../client/api/rest-client";
import { toBase64 } from "../../lib/file-base64";

const { pieceBytes, pictureBytes } = LIMITS.reviews;
const { reviews: sentences, generic } = MESSAGES;

/** Types for the device's file picker. */
export const PICTURE_KINDS = "image/jpeg,image/png,image/webp";

/**
 * @param id chosen for this picture
 * @param onSent called with the uploaded percentage
 * @returns the picture as displayed, or a message with the reason for failure
 */
export async function sendPicture(
  place: ReviewPlace,
  id: string,
  file: File,
  onSent: (percent: number) => void,
): Promise<OwnPicture | string> {
  // Rejects other types by name; the server checks the bytes.
  if (!PICTURE_KINDS.split(",").includes(file.type)) return sentences.pictureKind;
  if (file.size > pictureBytes) return sentences.pictureBytes;
  try {
    for (let position = 0; ; position += 1) {
      const content = await toBase64(file.slice(position * pieceBytes, (position + 1) * pieceBytes));
      const isLast = (position + 1) * pieceBytes >= file.size;
      const body = { ...place, picture: id, position, isLast, content };
      const answer = await callApi("sendReviewPicture", { body, isQuiet: true });
      if (!answer?.isSuccess) return answer?.message ?? sentences.pictureNotSent;
      if (isLast) return answer.data?.picture ?? sentences.pictureNotSent;
      onSent(Math.round((((position + 1) * pieceBytes) / file.size) * 100));
    }
  } catch {
    return generic.unreachable;
  }
}
