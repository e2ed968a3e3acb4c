/** REST routes of reviews for staff. */
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import { DECLINE_REASON_WORDS } from "#contract/reviews/schema";
import { actOf, type AuditTrail } from "../audit/audit.port";
import { DomainError } from "../errors";
import type { Rest } from "../http/rest/rest";
import type { ReviewAdmin } from "./admin.store";

const { reviews: sentences, generic } = MESSAGES;

export function registerReviewAdmin(rest: Rest, desk: ReviewAdmin, trail: AuditTrail): void {
  rest.signedIn(REST.listReviewQueue, async ({ body }) => ({ data: await desk.list(body) }));
  rest.signedIn(REST.decideReview, async (call) => {
    const { params, body, viewer } = call;
    const isPublished = body.decision === "PUBLISHED";
    const why = body.reason && !isPublished ? ` (${DECLINE_REASON_WORDS[body.reason]})` : "";
    const note = `review ${params.id}: ${isPublished ? "published" : `declined${why}`}`;
    const act = actOf(REST.decideReview, call);
    const done = await desk.decide(params.id, body, viewer.userId, (unit) =>
      trail.record(unit, act, { note }),
    );
    if (done === "GONE") throw new DomainError("NOT_FOUND", generic.notFound);
    if (done === "CHANGED") throw new DomainError("BAD_USER_INPUT", sentences.changed);
    return { data: null, message: isPublished ? sentences.published : sentences.declined };
  });
  rest.signedIn(REST.takeBackReviewDecision, async (call) => {
    const { params, body, viewer } = call;
    const note = `review ${params.id}: decision undone`;
    const act = actOf(REST.takeBackReviewDecision, call);
    const done = await desk.takeBack(params.id, body, viewer.userId, (unit) =>
      trail.record(unit, act, { note }),
    );
    if (done === "GONE") throw new DomainError("NOT_FOUND", generic.notFound);
    if (done === "CHANGED") throw new DomainError("BAD_USER_INPUT", sentences.changed);
    if (done === "SINCE") throw new DomainError("BAD_USER_INPUT", sentences.decidedSince);
    return { data: null, message: sentences.takenBack };
  });
  rest.signedIn(REST.answerReview, async (call) => {
    const { params, body, viewer } = call;
    const isRemoved = body.answer === "";
    const note = `review ${params.id}: ${isRemoved ? "answer removed" : "answered"}`;
    const act = actOf(REST.answerReview, call);
    const isThere = await desk.answer(params.id, body.answer, viewer.userId, (unit) =>
      trail.record(unit, act, { note }),
    );
    if (!isThere) throw new DomainError("NOT_FOUND", generic.notFound);
    return { data: null, message: isRemoved ? sentences.answerRemoved : sentences.answered };
  });
}
