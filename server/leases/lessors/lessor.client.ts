/** JSON calls to lessors, and how their failures affect an application (LEASE-8). */
import { callJson, type JsonAnswer, type JsonCall } from "../../gateways/json-call";
import { CallFailed } from "../../gateways/text-call";
import { findFields, text, type Fields } from "../../gateways/fields";
import { LessorRefused, LessorUnavailable, type RefusalKind } from "./lessor.port";

/** Time limit of a whole call, in milliseconds. */
export const LESSOR_TIMEOUT_MS = 10_000;

export type LessorAnswer =
  | { readonly kind: "done"; readonly body: Fields }
  /** The lessor's own 4xx, with its code. */
  | { readonly kind: "refused"; readonly code: string };

/** 4xx statuses unrelated to the application: credentials or contract, time-out, rate limit. */
const OUR_TROUBLE = [401, 403, 408, 425, 429];
/** Restricts the characters of a lessor's code, so that no personal data reaches a log through it. */
const CODE = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** @throws LessorUnavailable without a usable answer: the outcome is unknown */
export async function callLessor(lessor: string, call: JsonCall): Promise<JsonAnswer> {
  try {
    return await callJson(call);
  } catch (error) {
    if (error instanceof CallFailed) throw new LessorUnavailable(`${lessor}: ${error.message}`);
    throw error;
  }
}

/**
 * @param codeOf extracts the lessor's code from the body of a refusal
 * @throws LessorUnavailable when the answer says nothing about the application
 */
export function readAnswer(
  lessor: string,
  { status, body }: JsonAnswer,
  codeOf: (body: Fields) => unknown,
): LessorAnswer {
  if (OUR_TROUBLE.includes(status)) throw new LessorUnavailable(`${lessor} answered ${status}`);
  const parsed = body === null ? {} : findFields(body);
  if (!parsed) throw new LessorUnavailable(`${lessor} sent an invalid response`);
  if (status < 400) return { kind: "done", body: parsed };
  const code = text(codeOf(parsed));
  if (!code || !CODE.test(code))
    throw new LessorUnavailable(`${lessor} responded with status ${status} without a reason`);
  return { kind: "refused", code };
}

/** @param kinds the lessor's codes; other codes concern the submitted details */
export function refusal(code: string, kinds: ReadonlyMap<string, RefusalKind>): LessorRefused {
  return new LessorRefused(kinds.get(code) ?? "DETAILS_REFUSED", code);
}

/**
 * The body of a command's response.
 * @throws LessorRefused
 */
export function bodyOf(answer: LessorAnswer, kinds: ReadonlyMap<string, RefusalKind>): Fields {
  if (answer.kind === "refused") throw refusal(answer.code, kinds);
  return answer.body;
}

/**
 * The body of a query's response.
 * @returns null when the lessor does not know the lease
 * @throws LessorUnavailable
 */
export function bodyIfKnown(
  answer: LessorAnswer,
  kinds: ReadonlyMap<string, RefusalKind>,
  lessor: string,
): Fields | null {
  if (answer.kind === "done") return answer.body;
  if (kinds.get(answer.code) === "NOT_FOUND") return null;
  throw new LessorUnavailable(`${lessor} refused to return a lease (${answer.code})`);
}
