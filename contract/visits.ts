/** A visit, as a page tells of it (VISIT-1). */
import * as yup from "yup";
import { ATTRIBUTION_ALIASES, ATTRIBUTION_DAYS, ATTRIBUTION_LENGTH } from "./attribution";
import { text } from "./fields";
import { MESSAGES } from "./messages";

const { unexpected } = MESSAGES.validation;
const addressLength = 2_000;

/** Of any length: what is kept is cut (ATTRIBUTION-3). */
const parameter = () =>
  text(addressLength)
    .transform((value: unknown) => (typeof value === "string" ? value.slice(0, ATTRIBUTION_LENGTH) : value))
    .default("");

export const visitInput = yup
  .object({
    id: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
    /** The page it began with. */
    path: text(addressLength).default(""),
    /** The address of the page before, empty without one. */
    referrer: text(addressLength).default(""),
    /** What the address said of where the visitor comes from. */
    touch: yup
      .object(
        Object.fromEntries(
          [...Object.keys(ATTRIBUTION_DAYS), ...Object.values(ATTRIBUTION_ALIASES)].map((name) => [
            name,
            parameter(),
          ]),
        ),
      )
      .default({}),
  })
  .typeError(unexpected);
export type VisitInput = yup.InferType<typeof visitInput>;
