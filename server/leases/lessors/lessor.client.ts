/** JSON calls to lessors, and what their failures mean for an application (LEASE-8). */
import { callJson, type JsonAnswer, type JsonCall } from "../../gateways/json-call";
import { CallFailed } from "../../gateways/text-call";
import { findFields, text, type Fields } from "../../gateways/fields";
import { LessorRefused, LessorUnavailable, type RefusalKind } from "./lessor.port";

/** Time limit of a whole call. */
export const LESSOR_TIMEOUT_MS = 10_000;

export type LessorAnswer =
  | { readonly kind: "done"; readonly body: Fields }
  /** A 4xx of the lessor's own, with its code. */
  | { readonly kind: "refused"; readonly code: string };

/** 4xx that say nothing about the application: our login or contract, the lessor's time limit, too many calls. */
const OUR_TROUBLE = [401, 403, 408, 425, 429];
/** The only characters a lessor's code may hold, so that no personal data reaches a log through it. */
const CODE = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** @throws LessorUnavailable when no usable answer came: the outcome of the call is unknown */
export async function callLessor(lessor: string, call: JsonCall): Promise<JsonAnswer> {
  try {
    return await callJson(call);
  } catch (error) {
    if (error instanceof CallFailed) throw new LessorUnavailable(`${lessor}: ${error.message}`);
    throw error;
  }
}

/**
 * @param codeOf finds the lessor's code in the body of a refusal
 * @throws LessorUnavailable when the answer says nothing about the application
 */
export function readAnswer(
  lessor: string,
  { status, body }: JsonAnswer,
  codeOf: (body: Fields) => unknown,
): LessorAnswer {
  if (OUR_TROUBLE.includes(status)) throw new LessorUnavailable(`${lessor} answered ${status}`);
  const found = body === null ? {} : findFields(body);
  if (!found) throw new LessorUnavailable(`${lessor} sent an invalid response`);
  if (status < 400) return { kind: "done", body: found };
  const code = text(codeOf(found));
  if (!code || !CODE.test(code))
    throw new LessorUnavailable(`${lessor} responded with status ${status} without a reason`);
  return { kind: "refused", code };
}

/** @param kinds the lessor's codes; others are about the details that were sent */
export function refusal(code: string, kinds: ReadonlyMap<string, RefusalKind>): LessorRefused {
  return new LessorRefused(kinds.get(code) ?? "DETAILS_REFUSED", code);
}

/** The body of an answer to a command. @throws LessorRefused */
export function bodyOf(answer: LessorAnswer, kinds: ReadonlyMap<string, RefusalKind>): Fields {
  if (answer.kind === "refused") throw refusal(answer.code, kinds);
  return answer.body;
}

/** The body of an answer to a query. @returns null when the lessor knows no such lease @throws LessorUnavailable */
export function bodyIfKnown(
  answer: LessorAnswer,
  kinds: ReadonlyMap<string, RefusalKind>,
  lessor: string,
): Fields | null {
  if (answer.kind === "done") return answer.body;
  if (kinds.get(answer.code) === "NOT_FOUND") return null;
  throw new LessorUnavailable(`${lessor} refused to return a lease (${answer.code})`);
}
