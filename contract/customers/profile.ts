/** A customer's profile and addresses (ACCOUNT-7, ADDRESS-1 to ADDRESS-7). */
import * as yup from "yup";
import {
  country,
  currentPassword,
  fullName,
  personName,
  textInCase,
  usPhone,
  usPostalCode,
  usState,
  textLine,
} from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { account } = LIMITS;
const { validation } = MESSAGES;

/** The fields of every address (ADDRESS-1 to ADDRESS-5). */
export const addressFields = {
  ...fullName(),
  address1: textLine(account.addressLineLength).required(validation.address),
  address2: textLine(account.addressLineLength, validation.address2TooLong).nullable().default(""),
  city: textLine(account.cityLength).required(validation.city),
  state: usState(),
  postalCode: usPostalCode(),
  phone: usPhone(),
  country: country(),
};

export const addressInput = yup.object({
  ...addressFields,
  /** The default address is listed first. */
  isDefault: yup.boolean().default(false),
});
export type AddressInput = yup.InferType<typeof addressInput>;

export const addressId = () =>
  yup.string().typeError(validation.unexpected).uuid(validation.unexpected).required(validation.required);

export const addressUpdateInput = addressInput.shape({ id: addressId() });

export const addressAnswer = yup.object({
  id: yup.string().required(),
  firstName: yup.string().required(),
  lastName: yup.string().required(),
  address1: yup.string().required(),
  address2: yup.string().defined(),
  city: yup.string().required(),
  state: yup.string().required(),
  postalCode: yup.string().required(),
  country: yup.string().required(),
  phone: yup.string().required(),
  isDefault: yup.boolean().required(),
});
export const addressesAnswer = yup.object({ addresses: yup.array(addressAnswer.required()).required() });
/** A saved address; state and country as codes, phone as ten digits. */
export type Address = yup.InferType<typeof addressAnswer>;

/** Accepted and ignored; other calls change the field. */
const unchanged = () => yup.mixed().strip();

export const profileInput = yup.object({
  firstName: personName(account.profileNameLength, { required: validation.firstName }),
  lastName: personName(account.profileNameLength, { required: validation.lastName }),
  phone: usPhone(),
  /** True if the checkout saves the typed address without a message (ACCOUNT-7). */
  isCheckout: yup.boolean().default(false),
  // Clients may return the whole profile they read (ACCOUNT-7).
  username: unchanged(),
  type: unchanged(),
  attributes: unchanged(),
  preApprovedCreditDetails: unchanged(),
});
export type ProfileInput = yup.InferType<typeof profileInput>;

/** Amount approved for leasing, in cents; null without an approval. */
export const creditAnswer = yup
  .object({
    approvedAmount: yup.number().required(),
    leaseId: yup.string().required(),
    usedAmount: yup.number().required(),
  })
  .nullable()
  .defined();

export const profileAnswer = yup.object({
  username: yup.string().required(),
  type: yup.string().required(),
  firstName: yup.string().defined(),
  lastName: yup.string().defined(),
  phone: yup.string().defined(),
  /** hasPassword is false for customers who only sign in through a provider. */
  attributes: yup.object({ hasPassword: yup.boolean().required() }).required(),
  preApprovedCreditDetails: creditAnswer,
});
export type Profile = yup.InferType<typeof profileAnswer>;

/** Deleting an account requires the password, or the email address if the account has no password. */
export const deleteAccountInput = yup.object({
  password: currentPassword().optional(),
  username: textInCase("lower", account.emailLength).optional(),
});
export type DeleteAccountInput = yup.InferType<typeof deleteAccountInput>;
