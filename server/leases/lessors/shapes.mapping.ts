/** Schemas shared by the responses of all lessors. */
import * as yup from "yup";
import { daysSince } from "#contract/time/days";
import { LessorUnavailable } from "./lessor.port";
import { findShape } from "../../gateways/fields";

/** Ids of lessors become part of URLs. */
export const LESSOR_ID = /^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/;
export const lessorId = () => yup.string().matches(LESSOR_ID);

/** A link for the customer; only http(s) URLs are allowed. */
export const webPage = () =>
  yup
    .string()
    .matches(/^https?:\/\//)
    .nullable()
    .default(null);

/** ISO 8601 with a time. */
export const isoMoment = () =>
  yup
    .string()
    .test("moment", (value) => value == null || !Number.isNaN(Date.parse(value)))
    .nullable()
    .default(null);

/** A calendar date without a time. */
export const calendarDay = () =>
  yup
    .string()
    .matches(/^2\d{3}-\d{2}-\d{2}$/)
    .test("day", (value) => value == null || daysSince(value) !== null)
    .nullable()
    .default(null);

export const wholeCents = () => yup.number().integer().min(0).max(Number.MAX_SAFE_INTEGER);

/** @throws LessorUnavailable for any other shape */
export function requireShape<T>(shape: yup.Schema<T>, value: unknown, lessor: string): T {
  const parsed = findShape(shape, value);
  if (parsed === null) throw new LessorUnavailable(`${lessor} sent an invalid response`);
  return parsed;
}
