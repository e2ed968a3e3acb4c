/**
 * Every kind of staff change that the audit log records, with the builder of its words (STAFF-5). A kind is
 * never removed, because stored entries are read by it.
 */
import { AUDIT_KIND_WORDS } from "../schema";
import { ACCOUNT_CHANGES } from "./account-changes";
import { CATALOGUE_CHANGES } from "./catalogue-changes";
import { sentence, type ChangeWords, type RecordedChange } from "./change";
import { EXPORT_CHANGES } from "./export-changes";
import { MARKETING_CHANGES } from "./marketing-changes";
import { ORDER_CHANGES } from "./order-changes";

const CHANGES = {
  ...ACCOUNT_CHANGES,
  ...CATALOGUE_CHANGES,
  ...EXPORT_CHANGES,
  ...MARKETING_CHANGES,
  ...ORDER_CHANGES,
};
type Changes = typeof CHANGES;
export type ChangeKind = keyof Changes;
export const CHANGE_KINDS = Object.keys(CHANGES) as readonly ChangeKind[];

/** The data of a kind: its subject, and the values before and after that its words need. */
export type ChangeOf<Kind extends ChangeKind> = Kind extends ChangeKind
  ? { readonly kind: Kind } & (Changes[Kind] extends (data: infer Data) => ChangeWords ? Data : never)
  : never;
export type StaffChange = ChangeOf<ChangeKind>;

/** The change as it is stored: every part is present. */
export function recordedChange(change: StaffChange): RecordedChange {
  return { subject: null, before: null, after: null, ...change };
}

/** The words of a change; of a kind that only a later version knows, its general label. */
export function wordsOfChange(change: RecordedChange | StaffChange): ChangeWords {
  if (!Object.hasOwn(CHANGES, change.kind)) return sentence(AUDIT_KIND_WORDS.STAFF_CHANGE);
  const words = CHANGES[change.kind as ChangeKind] as (data: RecordedChange | StaffChange) => ChangeWords;
  return words(change);
}
