/**
 * Serves a picture of a published review: the API host stores it, and pages embed pictures of this host only
 * (REVIEW-12).
 */
import { REVIEW_PICTURE_TYPE, type readReviewPicturePath } from "#contract/reviews/media";
import { REST_CALLS } from "#contract/rest/calls.generated";
import { fillPath } from "../lib/addresses/fill-path";
import { headersFor, TIMEOUT_MS, type SearchApi } from "./filled-pages/search-answer";
import { commonHeaders, sendNoPicture, sendText, type Exchange } from "./send";

/** A withdrawn picture soon expires in caches too; revalidation avoids resending an unchanged one. */
const TEN_MINUTES = "public, max-age=600";

type PictureRequest = NonNullable<ReturnType<typeof readReviewPicturePath>>;

/** @throws when the API host does not respond */
export async function sendReviewPicture(
  exchange: Exchange,
  picture: PictureRequest,
  api: SearchApi,
): Promise<void> {
  const { path } = REST_CALLS.getReviewPicture;
  const response = await fetch(api.url + fillPath(path, picture), {
    headers: headersFor(api),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) return sendNoPicture(exchange);
  if (response.status === 429) {
    const headers = { "retry-after": response.headers.get("retry-after") ?? "60" };
    return sendText(exchange, 429, "Too many picture requests. Please try again later.", headers);
  }
  if (!response.ok) throw new Error(`the API host responded with status ${response.status}`);
  const { data } = (await response.json()) as { readonly data: { readonly content: string } };
  const body = Buffer.from(data.content, "base64");
  const etag = `"${picture.id}-${picture.size}"`;
  const isKnown = exchange.request.headers["if-none-match"] === etag;
  exchange.response.writeHead(isKnown ? 304 : 200, {
    ...commonHeaders(exchange),
    etag,
    "cache-control": TEN_MINUTES,
    ...(isKnown ? {} : { "content-type": REVIEW_PICTURE_TYPE, "content-length": body.length }),
  });
  exchange.response.end(isKnown ? undefined : body);
}
