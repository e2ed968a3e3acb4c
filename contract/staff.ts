/** Users of the back office (STAFF-1). */
import * as yup from "yup";
import { email, personName, textInCase, usPhone } from "./fields";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";
import { isStaff, ROLES } from "./roles";

const { validation } = MESSAGES;

/** Roles an admin may give; only a super admin makes an admin (ROLE-3). */
const GIVEN_ROLES = ROLES.filter((role) => isStaff(role) && role !== "SUPERADMIN");

export const staffUserInput = yup.object({
  firstName: personName(LIMITS.account.profileNameLength, { required: validation.staffFirstName }),
  lastName: personName(LIMITS.account.profileNameLength, { required: validation.staffLastName }),
  email: email(validation.staffEmail),
  phone: usPhone(),
  role: textInCase("upper", 20).oneOf(GIVEN_ROLES, validation.unexpected).default("CUSTOMERSUPPORT"),
});
export type StaffUserInput = yup.InferType<typeof staffUserInput>;

export const staffUserAnswer = yup.object({
  username: yup.string().required(),
  type: yup.string().required(),
  firstName: yup.string().required(),
  lastName: yup.string().required(),
  phone: yup.string().required(),
  status: yup.string().required(),
});
