/** REST calls of the performance monitor (SPEED-4). */
import * as yup from "yup";
import { filterDay } from "../fields/calendar-day";
import { staff } from "../rest/endpoint";
import { textLine } from "../fields/fields";
import { MESSAGES } from "../messages";
import { DEVICE_CLASSES, METRICS, PAGE_TYPES, type Metric } from "./schema";

const { unexpected } = MESSAGES.validation;
const NAME_LENGTH = 40;

/** Filters by a single name; empty means all. */
const oneOf = (names: object) =>
  yup
    .string()
    .typeError(unexpected)
    .oneOf(["", ...Object.keys(names)], unexpected)
    .default("");

export const performanceInput = yup.object({
  /** Days of the shop's calendar, inclusive. Empty: the last 28 days including today. */
  from: filterDay(),
  to: filterDay(),
  pageType: oneOf(PAGE_TYPES),
  deviceClass: oneOf(DEVICE_CLASSES),
  release: textLine(NAME_LENGTH, unexpected).default(""),
});
export type PerformanceInput = yup.InferType<typeof performanceInput>;

/**
 * Null without reports. Upper bucket edge in milliseconds, or a layout shift score; -1: above all buckets.
 */
const figure = () =>
  yup
    .object({
      /** Page views in the group. */
      views: yup.number().required(),
      p50: yup.number().required(),
      p75: yup.number().required(),
      p95: yup.number().required(),
    })
    .nullable()
    .defined();
const figures = () =>
  yup
    .object(
      Object.fromEntries(METRICS.map((metric) => [metric, figure()])) as Record<
        Metric,
        ReturnType<typeof figure>
      >,
    )
    .required();
const group = () => yup.object({ key: yup.string().defined(), figures: figures() }).required();

export const performanceAnswer = yup.object({
  from: yup.string().required(),
  to: yup.string().required(),
  today: yup.string().required(),
  totals: figures(),
  /** Every day of the range. */
  days: yup.array(group()).required(),
  pageTypes: yup.array(group()).required(),
  deviceClasses: yup.array(group()).required(),
  releases: yup.array(group()).required(),
  /** Most frequent first, limited. */
  errors: yup
    .array(yup.object({ message: yup.string().defined(), views: yup.number().required() }).required())
    .required(),
});
export type PerformanceAnswer = yup.InferType<typeof performanceAnswer>;
export type Figures = PerformanceAnswer["totals"];

export const PERFORMANCE_REST = {
  readPerformance: staff("reports.sales")(
    "POST",
    "/admin/performance",
    "Get page performance and script errors",
    {
      body: performanceInput,
      data: performanceAnswer,
    },
  ),
};
