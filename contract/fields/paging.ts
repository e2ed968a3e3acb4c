/** Fields of list inputs and answers, and the filter for one customer. */
import * as yup from "yup";
import { email } from "./fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import type { Count } from "./page";

const { unexpected } = MESSAGES.validation;

const wholeNumber = () => yup.number().typeError(unexpected).integer(unexpected);

/** @param sizes allowed page sizes; the first is the default */
export function pageFields(sizes: readonly [number, ...number[]]) {
  return {
    pageNumber: wholeNumber().min(1, unexpected).max(LIMITS.lists.maxPage, unexpected).default(1),
    pageSize: wholeNumber().oneOf(sizes, unexpected).default(sizes[0]),
  };
}

/** Fields of a list's answer (`Page`). */
export function pageOf<Row>(row: yup.Schema<Row>): PageFields<Row> {
  return { rows: yup.array(row).required(), total: yup.number().required() };
}

interface PageFields<Row> {
  readonly rows: yup.Schema<readonly Row[]>;
  readonly total: yup.Schema<number>;
}

/** Field `counts` of a list's answer. */
export function countsOf<Value extends string>(
  values: readonly Value[],
): yup.Schema<readonly Count<Value>[]> {
  const count = yup.object({ value: yup.string().oneOf(values).required(), count: yup.number().required() });
  return yup.array(count).required() as yup.Schema;
}

/** Restricts a staff list to one customer by user name; omitted means everyone (STAFF-67). */
export function ofCustomer() {
  return email().optional();
}
