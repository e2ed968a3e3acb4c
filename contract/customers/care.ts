/** Customers as staff see and change them (STAFF-3). */
import * as yup from "yup";
import { deviceAnswer } from "../accounts/auth";
import { addressId, creditAnswer, profileInput } from "./profile";
import { confirmation, email, newPassword, tagName, textInCase, textLine } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";

const { unexpected, required } = MESSAGES.validation;

/** Statuses staff may give an account. */
export const ACCOUNT_STATUSES = ["ACTIVE", "DISABLED"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What staff read for the status of an account. */
export const ACCOUNT_STATUS_WORDS: Readonly<Record<AccountStatus, string>> = {
  ACTIVE: "Active",
  DISABLED: "Disabled",
};

export const customersInput = yup.object({
  ...pageFields(LIMITS.lists.staffPageSizes),
  /** Beginnings of names, of the e-mail address or the telephone, its last four digits, or the number of an order. */
  text: textLine(LIMITS.lists.searchTextLength).default(""),
  /** Left out: all. */
  status: yup.string().typeError(unexpected).oneOf(ACCOUNT_STATUSES, unexpected).optional(),
  /** Only customers with this tag; left out or empty: all. */
  tag: tagName().optional(),
});
/** A customer, and the filter of the list their neighbours are looked up in. */
export const customerNeighboursInput = customersInput
  .pick(["text", "status", "tag"])
  .shape({ username: email() });
export type CustomerNeighboursInput = yup.InferType<typeof customerNeighboursInput>;
export type CustomersInput = yup.InferType<typeof customersInput>;

/** In paths, as the calls were first published; logs hold paths without parameter values. */
export const usernameParams = yup.object({ username: email() });
export const customerAddressParams = usernameParams.shape({ addressId: addressId() });
/** The status in lower case, as it stands in the path. */
export const statusParams = usernameParams.shape({
  status: textInCase("upper", 20).oneOf(ACCOUNT_STATUSES, unexpected).required(required),
});

/** What staff change of a profile, and the revision they saw; left out, whatever stands is changed. */
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
  /** ISO 8601; null for somebody who never came back. */
  lastSignInAt: yup.string().nullable().defined(),
  orders: yup.number().required(),
  /** In alphabetical order. */
  tags: yup.array(yup.string().required()).required(),
};

export const customerRowAnswer = yup.object(customerFields);
export type CustomerRow = yup.InferType<typeof customerRowAnswer>;

export const customersAnswer = yup.object({
  customers: yup.array(customerRowAnswer.required()).required(),
  total: yup.number().required(),
});

export const customerAnswer = yup.object({
  ...customerFields,
  type: yup.string().required(),
  attributes: yup.object({ hasPassword: yup.boolean().required() }).required(),
  preApprovedCreditDetails: creditAnswer,
  /** Grows with each change of profile, addresses and status. */
  revision: yup.number().required(),
  /** The last such change; null: none yet. */
  changed: yup
    .object({
      /** User name; empty: the customer. */
      by: yup.string().defined(),
      what: yup.string().required(),
      /** ISO 8601. */
      at: yup.string().required(),
    })
    .nullable()
    .defined(),
  /** Set when another account was asked for that was merged into this one. */
  movedFrom: yup
    .object({ username: yup.string().required(), by: yup.string().required(), at: yup.string().required() })
    .nullable()
    .defined(),
});
export type Customer = yup.InferType<typeof customerAnswer>;

export const customerSessionsAnswer = yup.object({ sessions: yup.array(deviceAnswer.required()).required() });

/** What a customer keeps for later (STAFF-3): never the key of a shared list, which opens it to anybody. */
export const customerSavedAnswer = yup.object({
  wishes: yup
    .array(
      yup
        .object({
          productId: yup.string().required(),
          /** ISO 8601. */
          addedAt: yup.string().required(),
          /** Null when it is no longer sold. */
          product: yup
            .object({
              name: yup.string().required(),
              url: yup.string().required(),
              /** What it costs now, in cents. */
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
  /** Whether a dropped price of the list is mailed. */
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
