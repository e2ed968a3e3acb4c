/** Describes entries of the audit log: a sentence, a link, and the values before and after (STAFF-13). */
import { REST } from "../rest/endpoints";
import { wordsOfChange } from "./changes/changes";
import type { RecordedChange } from "./changes/change";
import { pageOf } from "./changes/subjects";
import { AUDIT_KIND_WORDS, type AuditEvent, type AuditKind } from "./schema";

export type Description = Pick<AuditEvent, "what" | "thing" | "before" | "after">;

/** Summaries of calls, by method and path. */
const SUMMARIES = new Map<string, string>(
  Object.values(REST).map(({ method, path, summary }) => [`${method} ${path}`, summary] as const),
);

/** Describes a recorded change. */
export function describeChange(change: RecordedChange): Description {
  const { what, before, after } = wordsOfChange(change);
  return { what, thing: change.subject && pageOf(change.subject), before, after };
}

/** Describes an entry without a change, such as a refusal, by its kind and call. */
export function describeCall(kind: AuditKind, call: string): Description {
  const summary = kind === "ACCOUNT_VIEWED" ? undefined : SUMMARIES.get(call);
  const what = AUDIT_KIND_WORDS[kind] + (summary ? `: ${summary}` : "");
  return { what, thing: null, before: null, after: null };
}
