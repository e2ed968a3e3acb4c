/** REST routes of reviews for shoppers and customers. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { SessionReader } from "../http/session";
import type { ReviewsService } from "./reviews.service";

const sentences = MESSAGES.reviews;

export function registerReviewRoutes(rest: Rest, service: ReviewsService, sessions: SessionReader): void {
  rest.open(REST.listReviews, async ({ params }) => ({ data: await service.list(params) }));
  rest.open(REST.getOwnReview, async ({ body, authorization }) => ({
    data: await service.getOwn(body, await sessions.findViewer(authorization)),
  }));
  rest.open(REST.saveReview, async ({ body, authorization, origin }) => {
    const viewer = await sessions.findViewer(authorization);
    return { data: await service.save(body, { viewer, origin }), message: sentences.saved };
  });
  rest.open(REST.withdrawReview, async ({ body, authorization }) => {
    await service.withdraw(body, await sessions.findViewer(authorization));
    return { data: null, message: sentences.withdrawn };
  });
  rest.signedIn(REST.markReviewHelpful, async ({ params, body: { isHelpful }, viewer }) => {
    const helpful = await service.vote(params.id, isHelpful, viewer);
    return { data: { helpful }, message: isHelpful ? sentences.helpful : sentences.notHelpful };
  });
  rest.signedIn(REST.reportReview, async ({ params, viewer }) => {
    await service.report(params.id, viewer);
    return { data: null, message: sentences.reported };
  });
}
