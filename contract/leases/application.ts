/**
 * Lease application form by step. The storefront and the server validate with the same schemas (LEASE-11,
 * LEASE-13).
 */
import * as yup from "yup";
import { CHECKOUT_ERROR_NAMES } from "../checkout/schema";
import { addressFields } from "../customers/profile";
import { daysSince } from "../time/days";
import { calendarDay } from "../fields/calendar-day";
import { email, fullName, text, textLine, usPhone, usPostalCode } from "../fields/fields";
import { BANK_ACCOUNT_TYPES, PAY_FREQUENCIES } from "./statuses";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { leases: sentences, validation } = MESSAGES;
const { leases: limits } = LIMITS;

/**
 * Consent text. A changed text gets a new version; applications retain the accepted version. Each lessor's
 * credit inquiry is listed below the text (LEASE-72).
 */
export const LEASE_CONSENT = {
  version: "2026-11-30",
  /** @param lessors names, in the order of submission */
  text: (lessors: readonly string[]) =>
    `I'm applying for lease-to-own. You may send my application to ${inTurn(lessors)}; each company that receives it verifies my identity, income and bank account and may contact consumer reporting agencies about me. I'm under no obligation to lease.`,
} as const;

function inTurn(lessors: readonly string[]): string {
  const [first = "", ...others] = lessors;
  return others.length === 0
    ? first
    : `${[first, ...others].join(", then ")}, one after the other until one approves`;
}

/** Drops the spaces and hyphens people type into numbers. */
function digits(message: string): yup.StringSchema {
  return text(40, message).transform((value: unknown) =>
    typeof value === "string" ? value.replace(/[\s-]/g, "") : value,
  );
}

/**
 * A Social Security number, or an ITIN for an applicant without one: nine digits in a valid range. The lessor
 * checks the last four.
 */
function socialSecurityNumber() {
  return digits(sentences.ssn)
    .matches(/^(?!000|666)\d{3}(?!00)\d{6}$/, { message: sentences.ssn, excludeEmptyString: true })
    .required(sentences.ssn);
}

/** True for a valid US routing number: known first two digits and a valid ABA checksum. */
export function isRoutingNumber(number: string): boolean {
  if (!/^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(number)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0) % 10 === 0;
}

function routingNumber() {
  return digits(sentences.routingNumber)
    .test("routingNumber", sentences.routingNumber, (value) => !value || isRoutingNumber(value))
    .required(sentences.routingNumber);
}

/**
 * A calendar day (YYYY-MM-DD).
 * @param isGood checks the number of days since that day
 */
function day(message: string, isGood?: (daysAgo: number) => boolean) {
  return calendarDay(message, isGood).required(message);
}

/** Full years from a day until today. */
function yearsSince(birth: string): number {
  const [year = 0, month = 0, date = 0] = birth.split("-").map(Number);
  const now = new Date();
  const isBefore = (now.getUTCMonth() + 1) * 100 + now.getUTCDate() < month * 100 + date;
  return now.getUTCFullYear() - year - (isBefore ? 1 : 0);
}

const flag = (message: string) => yup.boolean().typeError(message).required(message);

const { firstName, lastName } = fullName();
const { address1, address2, city, state, postalCode, country } = addressFields;

/** Cents. */
export const netMonthlyIncome = yup
  .number()
  .typeError(sentences.income)
  .integer(sentences.income)
  .min(1, sentences.income)
  .max(limits.maxIncomeCents, sentences.income)
  .required(sentences.income);

/** Steps in display order, with their fields. */
export const LEASE_FORMS = {
  identity: yup.object({
    firstName,
    lastName,
    email: email(),
    mobilePhone: usPhone(),
    otherPhone: usPhone().notRequired().default(null),
    dateOfBirth: day(sentences.dateOfBirth).test("age", sentences.tooYoung, (value) => {
      const years = value && daysSince(value) !== null ? yearsSince(value) : limits.minAge;
      return years >= limits.minAge && years <= limits.maxAge;
    }),
    ssn: socialSecurityNumber(),
    isBankrupt: flag(sentences.bankruptcy),
  }),
  address: yup.object({ address1, address2, city, state, postalCode, country }),
  income: yup.object({
    employerName: textLine(limits.nameLength).required(sentences.employerName),
    netMonthlyIncome,
    payFrequency: yup
      .string()
      .typeError(sentences.payFrequency)
      .oneOf(PAY_FREQUENCIES, sentences.payFrequency)
      .required(sentences.payFrequency),
    // One day of tolerance on both sides: Hawaii and UTC have different dates.
    lastPayDate: day(sentences.lastPayDate, (ago) => ago >= -1 && ago <= limits.payDays + 1),
    nextPayDate: day(sentences.nextPayDate, (ago) => ago <= 1 && ago >= -limits.payDays - 1).test(
      "afterLast",
      sentences.nextPayDate,
      (value, { parent }) => {
        const last: unknown = (parent as { lastPayDate?: unknown }).lastPayDate;
        return !value || typeof last !== "string" || value > last;
      },
    ),
  }),
  bank: yup.object({
    bankName: textLine(limits.nameLength).required(sentences.bankName),
    accountType: yup
      .string()
      .typeError(sentences.accountType)
      .oneOf(BANK_ACCOUNT_TYPES, sentences.accountType)
      .required(sentences.accountType),
    routingNumber: routingNumber(),
    accountNumber: digits(sentences.accountNumber)
      .matches(/^\d{4,17}$/, { message: sentences.accountNumber, excludeEmptyString: true })
      .required(sentences.accountNumber),
  }),
} as const;
export type LeaseStep = keyof typeof LEASE_FORMS;
export const LEASE_STEPS = Object.keys(LEASE_FORMS) as readonly LeaseStep[];

/** The whole validated form. */
export type LeaseForm = { readonly [Step in LeaseStep]: yup.InferType<(typeof LEASE_FORMS)[Step]> };

/** Fields that never leave the server: screens display the last four digits, or whether a value exists. */
export const LEASE_SECRETS = {
  identity: ["ssn", "dateOfBirth"],
  address: [],
  income: [],
  bank: ["routingNumber", "accountNumber"],
} as const satisfies Readonly<Record<LeaseStep, readonly string[]>>;

/** Consent of the last step, required for submission. */
export const leaseConsent = yup.object({
  consent: yup.boolean().oneOf([true], sentences.noConsent).required(sentences.noConsent),
});

/** Saves one step; an empty secret leaves the saved value unchanged. */
const draftStep = {
  step: yup.string().typeError(validation.unexpected).oneOf(LEASE_STEPS, validation.unexpected).required(),
  /** Validated by LEASE_FORMS. */
  form: yup.mixed().required(validation.required),
};
export const leaseDraftInput = yup.object(draftStep);

const draftKey = () =>
  yup
    .string()
    .typeError(validation.unexpected)
    .matches(/^[\w-]{43}$/, { message: validation.unexpected, excludeEmptyString: true });
/** A guest's draft is identified by the key from its first save. */
export const guestLeaseDraftInput = yup.object({ ...draftStep, draftKey: draftKey().nullable() });
export const guestLeaseDraftKey = yup.object({ draftKey: draftKey().required(validation.required) });

export const leaseAreaParams = yup.object({
  postalCode: usPostalCode(),
});

export const leaseAreaAnswer = yup.object({
  /** Two letters. */
  state: yup.string().required(),
  isServed: yup.boolean().required(),
});

const saved = () => yup.string().optional();
/** The saved draft without secrets; unsaved fields are missing. */
export const leaseDraft = yup.object({
  /** Steps that are complete and currently valid. */
  steps: yup.array(yup.string().oneOf(LEASE_STEPS).required()).required(),
  identity: yup.object({
    firstName: saved(),
    lastName: saved(),
    email: saved(),
    mobilePhone: saved(),
    otherPhone: saved().nullable(),
    isBankrupt: yup.boolean().optional(),
    last4Ssn: saved(),
    hasDateOfBirth: yup.boolean().required(),
  }),
  address: yup.object({
    address1: saved(),
    address2: saved().nullable(),
    city: saved(),
    state: saved(),
    postalCode: saved(),
    country: saved(),
  }),
  income: yup.object({
    employerName: saved(),
    netMonthlyIncome: yup.number().optional(),
    payFrequency: saved(),
    lastPayDate: saved(),
    nextPayDate: saved(),
  }),
  bank: yup.object({
    bankName: saved(),
    accountType: saved(),
    last4RoutingNumber: saved(),
    last4AccountNumber: saved(),
  }),
});
export type LeaseDraft = yup.InferType<typeof leaseDraft>;
export const leaseDraftAnswer = yup.object({ draft: leaseDraft.nullable().defined() });
export const guestLeaseDraftAnswer = leaseDraftAnswer.shape({ draftKey: yup.string().required() });

/** Codes in a lease call's error list; each comes with a sentence for the customer. */
export const LEASE_ERROR_NAMES = {
  INVALID_INPUT: CHECKOUT_ERROR_NAMES.INVALID_INPUT,
  INCOMPLETE: "Form not complete",
  NOTHING_SAVED: "Nothing saved",
  STATE_NOT_SERVED: "State not served",
  NO_LESSOR: "Leasing not available",
  UNDER_WAY: "Application under way",
  ORDER_CLOSED: CHECKOUT_ERROR_NAMES.ORDER_NOT_PAYABLE,
  TOO_MANY_TRIES: CHECKOUT_ERROR_NAMES.TOO_MANY_TRIES,
  DECLINED: "Application declined",
} as const;
export type LeaseErrorCode = keyof typeof LEASE_ERROR_NAMES;
