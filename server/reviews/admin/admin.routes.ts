/** REST routes of reviews for staff. */
import type { StaffChange } from "#contract/audit/changes/changes";
import { MESSAGES } from "#contract/messages";
import { REST } from "#contract/rest/endpoints";
import type { DecidedReviews, ReviewDecision } from "#contract/reviews/schema";
import { actOf, recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Rest } from "../../http/rest/rest";
import type { ReviewAdmin } from "./admin.store";
import { answerReview } from "./answer-review.change";
import { decideReview, undoDecision } from "./decide-review.change";

const { reviews: sentences, generic } = MESSAGES;
const reviewOf = ({ id }: { readonly id: string }) => ({ type: "review", id }) as const;

export interface ReviewAdminParts {
  readonly db: Db;
  readonly admin: ReviewAdmin;
  readonly trail: AuditTrail;
}

const REFUSED = { GONE: generic.notFound, CHANGED: sentences.changed } as const;

export function registerReviewAdmin(rest: Rest, { db, admin, trail }: ReviewAdminParts): void {
  const decide = (act: StaffAct, id: string, decision: ReviewDecision) => {
    const subject = reviewOf({ id });
    const change: StaffChange =
      decision.decision === "PUBLISHED"
        ? { kind: "REVIEW_PUBLISHED", subject }
        : { kind: "REVIEW_DECLINED", subject, after: { reason: decision.reason ?? null } };
    return decideReview(db, id, decision, act.userId, recording(trail, act, change));
  };
  rest.signedIn(REST.listReviewQueue, async ({ body }) => ({ data: await admin.list(body) }));
  rest.signedIn(REST.decideReview, async (call) => {
    const { params, body } = call;
    const outcome = await decide(actOf(REST.decideReview, call), params.id, body);
    if (outcome === "GONE") throw new DomainError("NOT_FOUND", generic.notFound);
    if (outcome === "CHANGED") throw new DomainError("BAD_USER_INPUT", sentences.changed);
    return { data: null, message: body.decision === "PUBLISHED" ? sentences.published : sentences.declined };
  });
  rest.signedIn(REST.decideReviews, async (call) => {
    const { reviews, ...decision } = call.body;
    const act = actOf(REST.decideReviews, call);
    const unchanged: DecidedReviews["unchanged"] = [];
    for (const { id, revision } of reviews) {
      const outcome = await decide(act, id, { ...decision, revision });
      if (outcome !== "DECIDED") unchanged.push({ id, message: REFUSED[outcome] });
    }
    const message = decision.decision === "PUBLISHED" ? sentences.published : sentences.declined;
    return { data: { changed: reviews.length - unchanged.length, unchanged }, message };
  });
  rest.signedIn(REST.takeBackReviewDecision, async (call) => {
    const { params, body, viewer } = call;
    const change = { kind: "REVIEW_DECISION_UNDONE", subject: reviewOf(params) } as const;
    const recordAudit = recording(trail, actOf(REST.takeBackReviewDecision, call), change);
    const outcome = await undoDecision(db, params.id, body, viewer.userId, recordAudit);
    if (outcome === "GONE") throw new DomainError("NOT_FOUND", generic.notFound);
    if (outcome === "CHANGED") throw new DomainError("BAD_USER_INPUT", sentences.changed);
    if (outcome === "SINCE") throw new DomainError("BAD_USER_INPUT", sentences.decidedSince);
    return { data: null, message: sentences.decisionUndone };
  });
  rest.signedIn(REST.answerReview, async (call) => {
    const { params, body, viewer } = call;
    const isRemoved = body.answer === "";
    const kind = isRemoved ? "REVIEW_ANSWER_REMOVED" : "REVIEW_ANSWERED";
    const recordAudit = recording(trail, actOf(REST.answerReview, call), { kind, subject: reviewOf(params) });
    const isThere = await answerReview(db, params.id, body.answer, viewer.userId, recordAudit);
    if (!isThere) throw new DomainError("NOT_FOUND", generic.notFound);
    return { data: null, message: isRemoved ? sentences.answerRemoved : sentences.answered };
  });
}
