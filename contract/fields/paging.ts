/** Paging fields of list inputs, and what narrows them to one customer. */
import * as yup from "yup";
import { email } from "./fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";

const { unexpected } = MESSAGES.validation;

const wholeNumber = () => yup.number().typeError(unexpected).integer(unexpected);

/** @param sizes allowed page sizes; the first is the default */
export function pageFields(sizes: readonly [number, ...number[]]) {
  return {
    pageNumber: wholeNumber().min(1, unexpected).max(LIMITS.lists.maxPage, unexpected).default(1),
    pageSize: wholeNumber().oneOf(sizes, unexpected).default(sizes[0]),
  };
}

/** A list of staff, narrowed to the customer with this user name; left out: of everybody (STAFF-67). */
export function ofCustomer() {
  return email().optional();
}
