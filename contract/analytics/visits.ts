/** A visit, as a page reports it (VISIT-1). */
import * as yup from "yup";
import { textLine } from "../fields/fields";
import { MESSAGES } from "../messages";
import { touch } from "./touch";

const { unexpected } = MESSAGES.validation;
const addressLength = 2_000;

export const visitInput = yup
  .object({
    id: yup.string().typeError(unexpected).uuid(unexpected).required(unexpected),
    /** Landing page. */
    path: textLine(addressLength).default(""),
    /** Address of the previous page; empty if there is none. */
    referrer: textLine(addressLength).default(""),
    /** Attribution parameters of the landing address. */
    touch: touch(),
  })
  .typeError(unexpected);
export type VisitInput = yup.InferType<typeof visitInput>;
