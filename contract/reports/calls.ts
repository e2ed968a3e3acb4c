/** REST calls of the reports: the same few calls for each report, with the report's permission (REPORT-1). */
import * as yup from "yup";
import { filterDay } from "../fields/calendar-day";
import { staff } from "../rest/endpoint";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields, pageOf } from "../fields/paging";
import { MAIL_FREQUENCIES } from "./mails";
import { REPORT_KEYS, type ReportKey } from "./reports";
import { reportName } from "./reports";

const { unexpected } = MESSAGES.validation;
const { keyLength } = LIMITS.reports;
const MAX_KEYS = 3;

/** Filters by row key, in the order of the report; null or omitted means all. */
const keys = () =>
  yup
    .array(text(keyLength, unexpected).nullable().defined())
    .typeError(unexpected)
    .max(MAX_KEYS, unexpected)
    .default([]);

const rangeFields = {
  /** Inclusive. Empty: the default period, up to today. */
  from: filterDay(),
  to: filterDay(),
  keys: keys(),
};

export const reportInput = yup.object({ ...pageFields(LIMITS.lists.staffPageSizes), ...rangeFields });
export type ReportInput = yup.InferType<typeof reportInput>;

/** The drill-down of a row has the filters of the row. */
export const reportEntriesInput = reportInput;

export const reportFileInput = yup.object({
  ...rangeFields,
  what: yup.string().typeError(unexpected).oneOf(["rows", "entries"], unexpected).default("rows"),
});
export type ReportFileInput = yup.InferType<typeof reportFileInput>;

/** Whether the filtered report is mailed. Sets a state instead of toggling, so the call is idempotent. */
export const reportMailInput = yup.object({
  frequency: yup.string().typeError(unexpected).oneOf(MAIL_FREQUENCIES, unexpected).required(unexpected),
  keys: keys(),
  isSubscribed: yup.boolean().typeError(unexpected).required(unexpected),
});
export type ReportMailInput = yup.InferType<typeof reportMailInput>;

const totals = () => yup.array(yup.number().required()).required();
const names = () => yup.array(yup.string().defined()).required();

/** The reader's report mails. */
const mails = yup
  .array(
    yup
      .object({
        frequency: yup.string().oneOf(MAIL_FREQUENCIES).required(),
        keys: yup.array(yup.string().nullable().defined()).required(),
        /** Labels of the filter keys; null means all. */
        names: yup.array(yup.string().nullable().defined()).required(),
      })
      .required(),
  )
  .required();
export const reportMailsAnswer = yup.object({ mails });
export type ReportMail = yup.InferType<typeof mails>[number];

const rangeAnswer = {
  from: yup.string().required(),
  to: yup.string().required(),
  /** Today in the shop's calendar. */
  today: yup.string().required(),
  /** ISO 8601: time of the figures. */
  at: yup.string().required(),
  totals: totals(),
};

export const reportAnswer = yup.object({
  ...rangeAnswer,
  mails,
  /** The preceding period of equal length; a period in progress is compared up to the same time. */
  before: yup
    .object({
      from: yup.string().required(),
      to: yup.string().required(),
      /** ISO 8601; null for whole days. */
      until: yup.string().nullable().defined(),
      totals: totals(),
    })
    .required(),
  step: yup.string().oneOf(["day", "week", "month"]).required(),
  /** Series of the chart, largest first; the last one may be all others. */
  series: names(),
  /** Filter options per key: values in the range, sorted by name; empty if there are too many. */
  choices: yup
    .array(
      yup
        .array(yup.object({ key: yup.string().defined(), name: yup.string().defined() }).required())
        .required(),
    )
    .required(),
  /** Without gaps. */
  points: yup
    .array(
      yup
        .object({
          /** First day of the period. */
          day: yup.string().required(),
          /** In progress, or only partly in the range. */
          isPart: yup.boolean().required(),
          /** Totals of each series. */
          sums: yup.array(totals()).required(),
        })
        .required(),
    )
    .required(),
  rows: yup
    .array(
      yup
        .object({
          /** Null if rows are not by day. */
          day: yup.string().nullable().defined(),
          keys: names(),
          /** Labels of the keys, followed by the values of the facts (`ReportFact`). */
          names: names(),
          sums: totals(),
          /** Totals of the row in the preceding period; null if rows are by day. */
          before: yup.array(yup.number().required()).nullable().defined(),
        })
        .required(),
    )
    .required(),
  total: yup.number().required(),
});
export type ReportAnswer = yup.InferType<typeof reportAnswer>;
export type ReportRow = ReportAnswer["rows"][number];

export const reportEntriesAnswer = yup.object({
  ...rangeAnswer,
  /** Labels of the filter keys; null means all. */
  names: yup.array(yup.string().nullable().defined()).required(),
  ...pageOf(
    yup.object({
      /** ISO 8601. */
      at: yup.string().required(),
      orderId: yup.string().nullable().defined(),
      /** Displayed order number; null for entries without an order. */
      orderNumber: yup.string().nullable().defined(),
      names: names(),
      sums: totals(),
    }),
  ),
});
export type ReportEntriesAnswer = yup.InferType<typeof reportEntriesAnswer>;
export type ReportEntry = ReportEntriesAnswer["rows"][number];

/** One call for each readable report, such as readRevenueReport. */
type Calls<Word extends string, Call> = {
  readonly [Key in ReportKey as ReportCall<Word, Key>]: Call;
};
export type ReportCall<
  Word extends string,
  Key extends ReportKey = ReportKey,
> = `${Word}${Capitalize<Key>}Report`;

export function reportCall<Word extends string>(word: Word, key: ReportKey): ReportCall<Word> {
  return `${word}${key.charAt(0).toUpperCase()}${key.slice(1)}Report` as ReportCall<Word>;
}

function forEach<Word extends string, Call>(word: Word, make: (key: ReportKey) => Call): Calls<Word, Call> {
  return Object.fromEntries(REPORT_KEYS.map((key) => [reportCall(word, key), make(key)])) as Calls<
    Word,
    Call
  >;
}

/** POST, because a filter can contain a name and must stay out of URLs. */
export const REPORT_REST = {
  ...forEach("read", (key) =>
    staff(`reports.${key}`)("POST", `/admin/reports/${key}`, `Get report: ${reportName(key)}`, {
      body: reportInput,
      data: reportAnswer,
    }),
  ),
  ...forEach("open", (key) =>
    staff(`reports.${key}`)(
      "POST",
      `/admin/reports/${key}/entries`,
      "List the entries behind a report's figures",
      {
        body: reportEntriesInput,
        data: reportEntriesAnswer,
      },
    ),
  ),
  ...forEach("mail", (key) =>
    staff(`reports.${key}`)("POST", `/admin/reports/${key}/mails`, "Turn report emails on or off", {
      body: reportMailInput,
      data: reportMailsAnswer,
    }),
  ),
  ...forEach("export", (key) =>
    staff(`reports.${key}`)("POST", `/admin/reports/${key}/export`, "Export a report as CSV", {
      body: reportFileInput,
      file: "text/csv",
    }),
  ),
};
