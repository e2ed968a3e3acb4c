/** Form fields shared by all forms, with the ADDRESS, ACCOUNT and STAFF rules. */
import * as yup from "yup";
import { canonicalAddress, isEmailAddress } from "../accounts/email-address";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { composedPassword, PASSWORD_PATTERN } from "../accounts/password-rules";
import { areaOfPostalCode } from "../places/postal-codes";
import { US_STATES } from "../places/us-states";
import { namesAddress } from "./named-address";
import { visibleText } from "./visible-text";

const { account } = LIMITS;
const { validation, checkout } = MESSAGES;

/** NEL is a line break, but \s does not match it. */
const LINE_ENDS_AND_BLANKS = /[\s\u0085]+/g;

/** Unnaturally long runs of combining marks: composing takes quadratic time in their number. */
const STACKED_MARKS = /(\p{M}{12})\p{M}+/gu;

/** A UUID as the database formats it. Ids are compared as text, so capitals are not accepted. */
export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A required UUID, in either case. */
export function uuid(): yup.StringSchema<string> {
  const { unexpected, required } = validation;
  return yup.string().typeError(unexpected).uuid(unexpected).required(required);
}

/**
 * Typed text: NFC, without invisible characters, trimmed; blank becomes empty. Numbers are
 * accepted; other types are refused: Yup alone would store true as "true".
 */
export function text(maxLength: number, tooLong: string = validation.tooLong): yup.StringSchema {
  return yup
    .string()
    .transform((_cast: unknown, original: unknown) =>
      typeof original === "string" || typeof original === "number"
        ? visibleText(String(original)).replace(STACKED_MARKS, "$1").normalize("NFC").trim()
        : original,
    )
    .typeError(validation.unexpected)
    .max(maxLength, tooLong);
}

/** Single-line text: line breaks and runs of blanks become one space. */
export function textLine(maxLength: number, tooLong?: string): yup.StringSchema {
  return text(maxLength, tooLong).transform((value: unknown) =>
    typeof value === "string" ? value.replace(LINE_ENDS_AND_BLANKS, " ").trim() : value,
  );
}

/** Text with normalized case. Yup's own lowercase() and uppercase() throw on non-text values. */
export function textInCase(letterCase: "lower" | "upper", maxLength: number): yup.StringSchema {
  return text(maxLength).transform((value: unknown) => {
    if (typeof value !== "string") return value;
    return letterCase === "lower" ? value.toLowerCase() : value.toUpperCase();
  });
}

/** Typed and typographic apostrophes: O'Brien, O‘Brien, D’Arcy, ʻIolani. */
const APOSTROPHES = "'\u2018\u2019\u02BC\u02BB";
/** Typed and typographic hyphens, non-breaking included: Smith-Jones. */
const HYPHENS = "\u2010\u2011-";
/** Joiners inside words of Persian and Indic names, and the dot of Catalan ones: Gal·la. */
const INNER = "\u200D\u200C\u00B7";
const NAME_CHARACTERS = {
  "letters and digits": new RegExp(`^[${INNER}\\p{L}\\p{M}\\p{N} ,.${APOSTROPHES}${HYPHENS}]*$`, "u"),
  // A period ends an abbreviation, which is a separate word: Smith Jr. or Smith, Jr.
  letters: new RegExp(
    `^([${INNER}\\p{L}\\p{M}${APOSTROPHES}]*|(?=[^.]*\\.)[${INNER}\\p{L}\\p{M} ,.${APOSTROPHES}]*)$`,
    "u",
  ),
} as const;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** A first or last name (ADDRESS-1), single-spaced. `letters` selects the billing variant (ADDRESS-6). */
export function personName(
  minLength: number,
  messages: { readonly required: string; readonly characters?: string },
  characters: keyof typeof NAME_CHARACTERS = "letters and digits",
): yup.StringSchema<string> {
  const field = textLine(account.nameMaxLength)
    .min(minLength, validation.tooShort)
    .matches(HAS_LETTER, {
      name: "letter",
      message: messages.characters ?? messages.required,
      excludeEmptyString: true,
    })
    // Mails greet by name, so a name must not carry a stranger's address into one.
    .test("noAddress", messages.characters ?? messages.required, (value) => !namesAddress(value ?? ""))
    .required(messages.required);
  if (!messages.characters) return field;
  return field.matches(NAME_CHARACTERS[characters], messages.characters);
}

/** A city of a billing address (ADDRESS-6): St. Louis, Coeur d'Alene. */
export const BILLING_CITY = new RegExp(`^[\\p{L}\\p{M} ,.${APOSTROPHES}${HYPHENS}]*$`, "u");

/** First and last name of accounts and addresses (ADDRESS-1). */
export function fullName() {
  const { firstName, firstNameCharacters, lastName, lastNameCharacters } = validation;
  const minLength = account.addressNameLength;
  return {
    firstName: personName(minLength, { required: firstName, characters: firstNameCharacters }),
    lastName: personName(minLength, { required: lastName, characters: lastNameCharacters }),
  };
}

/** Email address, also the user name, in its canonical spelling. */
export function email(required: string = validation.email): yup.StringSchema<string> {
  return text(account.emailLength)
    .transform((value: unknown) => (typeof value === "string" ? canonicalAddress(value) : value))
    .test("emailAddress", validation.email, (address) => !address || isEmailAddress(address))
    .required(required);
}

/**
 * A US phone number with country prefix, as stored and dialed (ADDRESS-5). N11 codes such as 911 are
 * services, not area codes or exchanges (North American Numbering Plan).
 */
const US_PHONE_PATTERN = /^\+1(?!.11)[2-9]\d{2}(?!.11)[2-9]\d{6}$/;

/** Ten digits of a valid US phone number (ADDRESS-5). */
export function usPhone(): yup.StringSchema<string> {
  return (
    text(account.phoneDigits, validation.phone)
      // Two names, because rules with the same name overwrite each other's message.
      .matches(/^\d{10}$/, { name: "digits", message: validation.phoneDigits, excludeEmptyString: true })
      .test(
        "usNumber",
        validation.phone,
        (digits) => !digits || US_PHONE_PATTERN.test(withCountryPrefix(digits)),
      )
      .required(validation.phone)
  );
}

/** 5125550142 → +15125550142 */
export function withCountryPrefix(tenDigits: string): string {
  return `+1${tenDigits}`;
}

/** +15125550142 → 5125550142, as in forms. */
export function withoutCountryPrefix(phone: string): string {
  return phone.replace(/^\+1/, "");
}

/**
 * Five digits in a state (ADDRESS-4) that match the state field (ADDRESS-8). The shop ships to no other area.
 */
export function usPostalCode(stateField: "state" | "billingState" = "state"): yup.StringSchema<string> {
  return text(account.postalCodeDigits, validation.postalCode)
    .matches(/^\d{5}$/, { message: validation.postalCode, excludeEmptyString: true })
    .test("ofState", validation.postalCode, (value, { parent, createError }) => {
      if (!value || !/^\d{5}$/.test(value)) return true;
      const expected = US_STATES[(parent as Readonly<Record<string, string>>)[stateField] ?? ""];
      const area = areaOfPostalCode(value);
      if (area === null) return false;
      if (area === "MILITARY" || area === "ISLANDS") {
        const refusal = area === "MILITARY" ? checkout.noMilitary : checkout.noIslands;
        return stateField === "state" ? createError({ message: `${refusal}.` }) : false;
      }
      const actual = US_STATES[area.state]!;
      return !expected || expected === actual
        ? true
        : createError({ message: validation.postalCodeElsewhere(actual, expected) });
    })
    .required(validation.postalCode);
}

/** A form may hold the {label, value} pair of a select; the value is used. */
function choice(schema: yup.StringSchema): yup.StringSchema {
  return schema.transform((value: unknown, original: unknown) => {
    const chosen =
      typeof original === "object" && original !== null ? (original as { value?: unknown }).value : value;
    return typeof chosen === "string" ? chosen.trim().toUpperCase() : chosen;
  });
}

/** Two-letter state, or its {label, value} pair. */
export function usState(): yup.StringSchema<string> {
  return choice(yup.string().typeError(validation.state))
    .oneOf(Object.keys(US_STATES), validation.state)
    .required(validation.state);
}

/** Always US; missing defaults to US. */
export function country() {
  return choice(yup.string().typeError(validation.country))
    .oneOf(["US"], validation.country)
    .default("US")
    .required();
}

/** Never trimmed: spaces are significant. */
function password(message: string): yup.StringSchema {
  return yup
    .string()
    .typeError(message)
    .test({
      name: "max",
      message: validation.tooLong,
      params: { max: account.passwordMaxLength },
      test: (value) => !value || [...composedPassword(value)].length <= account.passwordMaxLength,
    });
}

/** A new password in NFKC (ACCOUNT-4). */
export function newPassword(): yup.StringSchema<string> {
  return password(validation.password)
    .transform(inNfkc)
    .min(account.passwordLength, validation.password)
    .matches(PASSWORD_PATTERN, validation.password)
    .required(validation.password);
}

/**
 * A password for signing in, as typed: older passwords may predate current rules, and their hashes NFKC.
 */
export function currentPassword(): yup.StringSchema<string> {
  return password(validation.currentPassword).required(validation.currentPassword);
}

const inNfkc = (value: unknown) => (typeof value === "string" ? composedPassword(value) : value);

/** The password, repeated. */
export function confirmation(of: string): yup.StringSchema<string> {
  return yup
    .string()
    .typeError(validation.confirmPassword)
    .transform(inNfkc)
    .oneOf([yup.ref(of)], validation.confirmPassword)
    .required(validation.confirmPassword);
}

const MAILED_CODE = new RegExp(`^(\\d{${account.codeLength}}|[0-9a-f]{${account.linkCodeLength}})$`);

/** Digits of a verification or reset mail, or the code of its link; pasted spaces and hyphens are dropped. */
export function mailedCode(): yup.StringSchema<string> {
  return text(40, validation.code)
    .transform((value: unknown) => (typeof value === "string" ? value.replace(/[\s-]/g, "") : value))
    .matches(MAILED_CODE, { message: validation.code, excludeEmptyString: true })
    .required(validation.code);
}

/** A customer tag: lowercase letters, digits, spaces and hyphens. */
export function tagName(): yup.StringSchema {
  return textInCase("lower", LIMITS.care.tagLength)
    .transform((value: unknown) => (typeof value === "string" ? value.replace(/\s+/g, " ") : value))
    .matches(/^[\p{L}\p{M}\p{N} -]*$/u, validation.tag);
}
