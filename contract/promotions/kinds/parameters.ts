/** Values of a promotion's kinds: how calls send them, answers return them and staff enter them. */
import * as yup from "yup";
import { MESSAGES } from "../../messages";
import { centsOf, type Cents } from "../../money/money";

export interface Parameter<Value> {
  /** Value of a promotion of another kind. */
  readonly none: Value;
  readonly input: yup.Schema<Value | undefined, yup.AnyObject, Value, "d">;
  readonly output: yup.Schema<Value>;
}

/** A parameter that staff type in. */
export interface EnteredParameter<Value> extends Parameter<Value> {
  readonly entry: {
    readonly label: string;
    readonly hint?: string;
    readonly prefix?: "$" | "%";
    /** The value of a text that is not empty; one that the call refuses if it is invalid. */
    readonly valueOf: (text: string) => unknown;
  };
}

type Words = Pick<EnteredParameter<unknown>["entry"], "label" | "hint">;

export const BAD_AMOUNT = "Please enter an amount such as 25 or 25.50";
export const BAD_COUNT = "Please enter a whole number";
const BAD_PERCENT = "Please enter 1 to 90 percent";
const MAX_CENTS = 100_000_000;
const MAX_COUNT = 1_000_000;

/** An integer, or null if empty. @param message of every invalid value */
export function optionalInteger(message: string, min: number, max: number) {
  return yup
    .number()
    .transform((value: number, original: unknown) => (original === "" ? null : value))
    .typeError(message)
    .integer(message)
    .min(min, message)
    .max(max, message)
    .nullable();
}

const optionalOutput = () => yup.number().nullable().defined();

/** 1 to 90 percent. */
export function percent(words: Words): EnteredParameter<number | null> {
  return {
    none: null,
    input: optionalInteger(BAD_PERCENT, 1, 90).default(null),
    output: optionalOutput(),
    entry: { ...words, prefix: "%", valueOf: (text) => text.replace("%", "").trim() },
  };
}

/** At least one cent. */
export function amount(words: Words): EnteredParameter<Cents | null> {
  return {
    none: null,
    input: optionalInteger(BAD_AMOUNT, 1, MAX_CENTS).default(null),
    output: optionalOutput(),
    entry: { ...words, prefix: "$", valueOf: centsOf },
  };
}

/** An amount that is 0 if empty. */
export function amountOrZero(words: Words): EnteredParameter<Cents> {
  return {
    none: 0,
    input: yup
      .number()
      .typeError(BAD_AMOUNT)
      .integer(BAD_AMOUNT)
      .min(0, BAD_AMOUNT)
      .max(MAX_CENTS, BAD_AMOUNT)
      .default(0),
    output: yup.number().required(),
    entry: { ...words, prefix: "$", valueOf: centsOf },
  };
}

/** A whole number of at least 1. */
export function count(words: Words): EnteredParameter<number | null> {
  return {
    none: null,
    input: optionalInteger(BAD_COUNT, 1, MAX_COUNT).default(null),
    output: optionalOutput(),
    entry: { ...words, valueOf: (text) => text.trim() },
  };
}

/** True for a kind that has nothing to enter. */
export function flag(): Parameter<boolean> {
  return {
    none: false,
    input: yup.boolean().typeError(MESSAGES.validation.unexpected).default(false),
    output: yup.boolean().required(),
  };
}
