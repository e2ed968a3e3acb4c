/** Changes of accounts: customers and staff (STAFF-3, STAFF-4, STAFF-60 to STAFF-66). */
import { ACCOUNT_STATUS_WORDS, type AccountStatus } from "../../customers/care";
import { MERGE_MOVE_WORDS, type MergeMove } from "../../customers/page";
import { PERMISSION_WORDS } from "../../staff/permission-words";
import { ROLE_LABELS, type Permission, type Role } from "../../staff/roles";
import {
  fieldChanged,
  sentence,
  wordOf,
  type About,
  type After,
  type Before,
  type ChangeWords,
} from "./change";

type Account = About<"account">;
type Status = { readonly status: AccountStatus };
type RoleOf = { readonly role: Role };
/** Null = the role's defaults. */
type Permissions = { readonly permissions: readonly Permission[] | null };

const PROFILE_FIELDS = { firstName: "first name", lastName: "last name", phone: "telephone" } as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** The same sentence for every account. */
const accountSentence =
  (text: string): ((change: Account) => ChangeWords) =>
  () =>
    sentence(text);

export const ACCOUNT_CHANGES = {
  ACCOUNT_STATUS_CHANGED: ({ before, after }: Account & Before<Status> & After<Status>) =>
    fieldChanged(
      "status",
      wordOf(ACCOUNT_STATUS_WORDS, before.status),
      wordOf(ACCOUNT_STATUS_WORDS, after.status),
    ),
  ADDRESS_ADDED: accountSentence("address added"),
  ADDRESS_CHANGED: accountSentence("address changed"),
  ADDRESS_DELETED: accountSentence("address deleted"),
  CUSTOMER_NOTE_ADDED: accountSentence("note added"),
  CUSTOMER_NOTE_DELETED: accountSentence("note deleted"),
  CUSTOMER_NOTE_RESTORED: accountSentence("note restored"),
  CUSTOMER_TAGS_CHANGED: accountSentence("tags"),
  DEVICE_SIGNED_OUT: accountSentence("signed out on one device"),
  MERGED_AWAY: accountSentence("merged into another account"),
  MERGED_WITH_ANOTHER: ({ after }: Account & After<Partial<Record<MergeMove, number>>>) =>
    sentence(`merged with another account, which added ${countsOf(after)}`),
  PASSWORD_CHANGED: accountSentence("password"),
  PROFILE_CHANGED: ({ after }: Account & After<{ readonly fields: readonly ProfileField[] }>) =>
    sentence(
      `profile: ${after.fields.map((field) => wordOf(PROFILE_FIELDS, field)).join(", ") || "nothing"}`,
    ),
  SIGNED_OUT_EVERYWHERE: accountSentence("signed out everywhere"),
  USER_ADDED: ({ after }: Account & After<RoleOf>) => sentence(`added as ${wordOf(ROLE_LABELS, after.role)}`),
  USER_INVITED_AGAIN: accountSentence("invited again"),
  USER_PERMISSIONS_CHANGED: ({ before, after }: Account & Before<Permissions> & After<Permissions>) =>
    fieldChanged("permissions", permissionsOf(before), permissionsOf(after)),
  USER_ROLE_CHANGED: ({ before, after }: Account & Before<RoleOf> & After<RoleOf>) =>
    fieldChanged("role", wordOf(ROLE_LABELS, before.role), wordOf(ROLE_LABELS, after.role)),
};

function countsOf(moves: Partial<Record<MergeMove, number>>): string {
  const names = Object.keys(MERGE_MOVE_WORDS) as MergeMove[];
  const counts = names.flatMap((name) => (moves[name] ? [`${moves[name]} ${MERGE_MOVE_WORDS[name]}`] : []));
  return counts.join(", ") || "nothing";
}

function permissionsOf({ permissions }: Permissions): string {
  if (permissions === null) return "the role's defaults";
  return permissions.map((permission) => wordOf(PERMISSION_WORDS, permission)).join("; ") || "none";
}
