/** Asks lessors in turn until one does not decline (LEASE-7). */
import { nextStep, type LessorAttempt, type Wanted } from "./cascade.rules";
import { LessorRefused, LessorUnavailable, type LeaseReport, type LeaseRequest } from "./lessor.port";
import type { Lessors } from "./lessors";

export interface CascadeOutcome {
  /** All of them, the earlier ones first. */
  readonly attempts: readonly LessorAttempt[];
  /** What the last lessor said; null when it gave no answer, refused, or none was left to ask. */
  readonly report: LeaseReport | null;
}

/**
 * Goes on where the attempts end. A lessor without an answer ends it: it is found or asked again first.
 * @param request its key is the application's; each lessor gets its own
 * @param attempts those made already, with what came of them
 * @param record keeps an attempt before the lessor is asked (UNANSWERED) and after it, so that a kill loses none
 */
export async function applyInTurn(
  lessors: Lessors,
  request: LeaseRequest,
  attempts: readonly LessorAttempt[],
  record: (attempt: LessorAttempt, report: LeaseReport | null) => Promise<void>,
): Promise<CascadeOutcome> {
  const { cart, shipping, applicant } = request;
  const wanted: Wanted = {
    state: (shipping ?? applicant.address).state,
    leasedCents: cart && cart.totalCents - cart.paidOtherwiseCents,
  };
  const made = [...attempts];
  let report: LeaseReport | null = null;
  for (;;) {
    const step = nextStep(lessors.offered, made, wanted, request.idempotencyKey);
    const lessor = step.kind === "ASK" ? lessors.find(step.type) : null;
    if (step.kind !== "ASK" || !lessor) return { attempts: made, report };
    await record({ type: step.type, outcome: "UNANSWERED" }, null);
    const answer = await ask(() => lessor.begin({ ...request, idempotencyKey: step.idempotencyKey }));
    report = typeof answer === "string" ? null : answer;
    const outcome = typeof answer === "string" ? answer : answer.status;
    const attempt: LessorAttempt = { type: step.type, outcome };
    made.push(attempt);
    await record(attempt, report);
  }
}

async function ask(begin: () => Promise<LeaseReport>): Promise<LeaseReport | "REFUSED" | "UNANSWERED"> {
  try {
    return await begin();
  } catch (error) {
    if (error instanceof LessorRefused) return "REFUSED";
    if (error instanceof LessorUnavailable) return "UNANSWERED";
    throw error;
  }
}
