/** A visit, as a page tells of it (VISIT-1). */
import * as yup from "yup";
import { textLine } from "../fields/fields";
import { MESSAGES } from "../messages";
import { touch } from "./touch";

const { unexpected } = MESSAGES.validation;
const addressLength = 2_000;

export const visitInput = yup
  .object({
    id: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
    /** The page it began with. */
    path: textLine(addressLength).default(""),
    /** The address of the page before, empty without one. */
    referrer: textLine(addressLength).default(""),
    /** What the address said of where the visitor comes from. */
    touch: touch(),
  })
  .typeError(unexpected);
export type VisitInput = yup.InferType<typeof visitInput>;
