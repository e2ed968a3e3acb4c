/** Customer records for staff (STAFF-3). */
import * as yup from "yup";
import { deviceAnswer } from "../accounts/auth";
import { addressId, creditAnswer, profileInput } from "./profile";
import { confirmation, email, newPassword, tagName, textInCase, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;

/** Account statuses that staff can set. */
export const ACCOUNT_STATUSES = ["ACTIVE", "DISABLED"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Labels of account statuses. */
export const ACCOUNT_STATUS_WORDS: Readonly<Record<AccountStatus, string>> = {
  ACTIVE: "Active",
  DISABLED: "Disabled",
};

export const customersInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /**
   * Prefix of a name, email address or phone number, the last four digits of a phone number, or an order
   * number.
   */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** Omitted: all. */
  status: yup.string().typeError(unexpected).oneOf(ACCOUNT_STATUSES, unexpected).optional(),
  /** Only customers with this tag; omitted or empty means all. */
  tag: tagName().optional(),
});
/** A customer, and the list filter that determines the neighbors. */
export const customerNeighboursInput = customersInput
  .pick(["text", "status", "tag"])
  .shape({ username: email() });
export type CustomerNeighboursInput = yup.InferType<typeof customerNeighboursInput>;
export type CustomersInput = yup.InferType<typeof customersInput>;

/**
 * User names stay in paths, as the published calls have them; logs contain paths without parameter values.
 */
export const usernameParams = yup.object({ username: email() });
export const customerAddressParams = usernameParams.shape({ addressId: addressId() });
/** Lowercase status in the path. */
export const statusParams = usernameParams.shape({
  status: textInCase("upper", 20).oneOf(ACCOUNT_STATUSES, unexpected).required(required),
});

/**
 * Profile fields staff change, and the revision they saw. Without a revision, the update is unconditional.
 */
export const customerProfileInput = profileInput.shape({
  revision: yup.number().typeError(unexpected).integer(unexpected).min(1, unexpected).optional(),
});
export type CustomerProfileInput = yup.InferType<typeof customerProfileInput>;

export const customerPasswordInput = yup.object({
  newPassword: newPassword(),
  confirmPassword: confirmation("newPassword"),
});
export type CustomerPasswordInput = yup.InferType<typeof customerPasswordInput>;

const customerFields = {
  username: yup.string().required(),
  firstName: yup.string().defined(),
  lastName: yup.string().defined(),
  /** Ten digits. */
  phone: yup.string().defined(),
  status: yup.string().oneOf(ACCOUNT_STATUSES).required(),
  isVerified: yup.boolean().required(),
  /** ISO 8601. */
  registeredAt: yup.string().required(),
  /** ISO 8601; null if the customer never signed in again. */
  lastSignInAt: yup.string().nullable().defined(),
  orders: yup.number().required(),
  /** Sorted alphabetically. */
  tags: yup.array(yup.string().required()).required(),
};

export const customerRowAnswer = yup.object(customerFields);
export type CustomerRow = yup.InferType<typeof customerRowAnswer>;

export const customersAnswer = yup.object({
  ...pageOf(customerRowAnswer),
});

export const customerAnswer = yup.object({
  ...customerFields,
  type: yup.string().required(),
  attributes: yup.object({ hasPassword: yup.boolean().required() }).required(),
  preApprovedCreditDetails: creditAnswer,
  /** Increases with each change of profile, addresses or status. */
  revision: yup.number().required(),
  /** Last such change; null if there is none. */
  changed: yup
    .object({
      /** User name; empty for the customer. */
      by: yup.string().defined(),
      what: yup.string().required(),
      /** ISO 8601. */
      at: yup.string().required(),
    })
    .nullable()
    .defined(),
  /** Set if the requested account was merged into this one. */
  movedFrom: yup
    .object({ username: yup.string().required(), by: yup.string().required(), at: yup.string().required() })
    .nullable()
    .defined(),
});
export type Customer = yup.InferType<typeof customerAnswer>;

export const customerSessionsAnswer = yup.object({ sessions: yup.array(deviceAnswer.required()).required() });

/** A customer's saved items (STAFF-3), without the key of a shared list, which gives anyone access. */
export const customerSavedAnswer = yup.object({
  wishes: yup
    .array(
      yup
        .object({
          productId: yup.string().required(),
          /** ISO 8601. */
          addedAt: yup.string().required(),
          /** Null if no longer sold. */
          product: yup
            .object({
              name: yup.string().required(),
              url: yup.string().required(),
              /** Current price in cents. */
              price: yup.number().required(),
              isAvailable: yup.boolean().required(),
            })
            .nullable()
            .defined(),
        })
        .required(),
    )
    .required(),
  isShared: yup.boolean().required(),
  /** True if price drops on the list are mailed. */
  isMailed: yup.boolean().required(),
  searches: yup
    .array(
      yup
        .object({
          name: yup.string().required(),
          /** A path of the site. */
          address: yup.string().required(),
          isMailed: yup.boolean().required(),
          /** ISO 8601. */
          savedAt: yup.string().required(),
        })
        .required(),
    )
    .required(),
});
export type CustomerSaved = yup.InferType<typeof customerSavedAnswer>;
