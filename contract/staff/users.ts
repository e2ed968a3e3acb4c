/** Back office users (STAFF-1). */
import * as yup from "yup";
import { ACCOUNT_STATUSES } from "../customers/care";
import { email, personName, textInCase, usPhone } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";
import { ASSIGNABLE_ROLES, PERMISSIONS } from "./roles";
import { optionalFactorCode } from "../accounts/second-factor";

const { validation } = MESSAGES;

export const staffUserInput = yup.object({
  firstName: personName(LIMITS.account.profileNameLength, { required: validation.staffFirstName }),
  lastName: personName(LIMITS.account.profileNameLength, { required: validation.staffLastName }),
  email: email(validation.staffEmail),
  phone: usPhone(),
  role: textInCase("upper", 20).oneOf(ASSIGNABLE_ROLES, validation.unexpected).default("CUSTOMERSUPPORT"),
});
export type StaffUserInput = yup.InferType<typeof staffUserInput>;

const permissions = () =>
  yup
    .array(yup.string().oneOf(PERMISSIONS, validation.unexpected).required())
    .max(PERMISSIONS.length, validation.unexpected);

export const staffUserAnswer = yup.object({
  username: yup.string().required(),
  type: yup.string().required(),
  firstName: yup.string().required(),
  lastName: yup.string().required(),
  phone: yup.string().required(),
  status: yup.string().oneOf(ACCOUNT_STATUSES).required(),
  /** Effective permissions. */
  permissions: permissions().required(),
  /** The user's own list, which replaces the role's; null if the role applies. */
  ownPermissions: permissions().nullable().defined(),
  /** ISO 8601; null if the user never signed in. */
  lastSignInAt: yup.string().nullable().defined(),
  hasSecondFactor: yup.boolean().required(),
  /** The user has not chosen a password yet. */
  isInvited: yup.boolean().required(),
});
export type StaffUser = yup.InferType<typeof staffUserAnswer>;

export const staffUsersInput = yup.object(pageFields(LIMITS.lists.staffPageSizes));
export type StaffUsersInput = yup.InferType<typeof staffUsersInput>;

export const staffUsersAnswer = yup.object({
  ...pageOf(staffUserAnswer),
});

export const roleInput = yup.object({
  username: email(),
  role: textInCase("upper", 20).oneOf(ASSIGNABLE_ROLES, validation.unexpected).required(validation.required),
  /** A fresh second-factor code of the acting admin; demo logins need none. */
  code: optionalFactorCode(),
});
export type RoleInput = yup.InferType<typeof roleInput>;

export const invitationInput = yup.object({ username: email() });

export const permissionsInput = yup.object({
  username: email(),
  /** The complete list; null resets to the role's permissions. */
  permissions: permissions().typeError(validation.unexpected).nullable().defined(validation.required),
  /** A fresh second-factor code of the acting admin; demo logins need none. */
  code: optionalFactorCode(),
});
export type PermissionsInput = yup.InferType<typeof permissionsInput>;
