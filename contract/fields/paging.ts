/** Paging fields of list inputs, and the filter for one customer. */
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

/** Restricts a staff list to one customer by user name; omitted means everyone (STAFF-67). */
export function ofCustomer() {
  return email().optional();
}
