/** Which page of a list is asked for. */
import * as yup from "yup";
import { LIMITS } from "./limits";
import { MESSAGES } from "./messages";

const { unexpected } = MESSAGES.validation;

const wholeNumber = () => yup.number().typeError(unexpected).integer(unexpected);

/** Fields of a question for a page. @param sizes those that may be asked for; the first is the usual one */
export function pageFields(sizes: readonly [number, ...number[]]) {
  return {
    pageNumber: wholeNumber().min(1, unexpected).max(LIMITS.lists.maxPage, unexpected).default(1),
    pageSize: wholeNumber().oneOf(sizes, unexpected).default(sizes[0]),
  };
}
