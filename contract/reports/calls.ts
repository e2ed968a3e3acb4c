/** The calls of the reports: the same few for each, behind the report's own permission (REPORT-1). */
import * as yup from "yup";
import { calendarDay } from "../fields/calendar-day";
import { staff } from "../rest/endpoint";
import { text } from "../fields/fields";
import { LIMITS } from "../limits";
import { MESSAGES } from "../messages";
import { pageFields } from "../fields/paging";
import { MAIL_RHYTHMS } from "./mails";
import { REPORT_KEYS, type ReportKey } from "./reports";
import { reportName } from "./reports";

const { unexpected } = MESSAGES.validation;
const { keyLength } = LIMITS.reports;
const MAX_KEYS = 3;

/** A day of the shop. */
const day = () => calendarDay(unexpected, (daysAgo) => Math.abs(daysAgo) < 36_500).default("");

/** Narrows by the keys of rows, in the order of the report; null and left out: all. */
const keys = () =>
  yup
    .array(text(keyLength, unexpected).nullable().defined())
    .typeError(unexpected)
    .max(MAX_KEYS, unexpected)
    .default([]);

const rangeFields = {
  /** Both are included. Empty: the usual days, until today. */
  from: day(),
  to: day(),
  keys: keys(),
};

export const reportInput = yup.object({ ...pageFields(LIMITS.lists.staffPageSizes), ...rangeFields });
export type ReportInput = yup.InferType<typeof reportInput>;

/** What a row opens is narrowed as the row is. */
export const reportEntriesInput = reportInput;

export const reportFileInput = yup.object({
  ...rangeFields,
  what: yup.string().typeError(unexpected).oneOf(["rows", "entries"], unexpected).default("rows"),
});
export type ReportFileInput = yup.InferType<typeof reportFileInput>;

/** Whether the report comes by mail, narrowed so: a state and no step, so that a repeated call changes nothing. */
export const reportMailInput = yup.object({
  rhythm: yup.string().typeError(unexpected).oneOf(MAIL_RHYTHMS, unexpected).required(unexpected),
  keys: keys(),
  isWanted: yup.boolean().typeError(unexpected).required(unexpected),
});
export type ReportMailInput = yup.InferType<typeof reportMailInput>;

const sums = () => yup.array(yup.number().required()).required();
const names = () => yup.array(yup.string().defined()).required();

/** What the reader is mailed of the report. */
const mails = yup
  .array(
    yup
      .object({
        rhythm: yup.string().oneOf(MAIL_RHYTHMS).required(),
        keys: yup.array(yup.string().nullable().defined()).required(),
        /** What people read for the keys it is narrowed by; null: all. */
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
  /** The shop's today. */
  today: yup.string().required(),
  /** ISO 8601: the moment the figures are of. */
  at: yup.string().required(),
  totals: sums(),
};

export const reportAnswer = yup.object({
  ...rangeAnswer,
  mails,
  /** As many days just before; a running range is compared to the same moment of that one. */
  before: yup
    .object({
      from: yup.string().required(),
      to: yup.string().required(),
      /** ISO 8601; null: whole days. */
      until: yup.string().nullable().defined(),
      totals: sums(),
    })
    .required(),
  step: yup.string().oneOf(["day", "week", "month"]).required(),
  /** What the chart is divided into, the largest first; the last may be all others. */
  series: names(),
  /** For each key of the report what it may be narrowed to: what the range has, by name; empty where there are too many. */
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
          /** Its first day. */
          day: yup.string().required(),
          /** It is not over yet, or the range has only a part of it. */
          isPart: yup.boolean().required(),
          /** Sums of each series. */
          sums: yup.array(sums()).required(),
        })
        .required(),
    )
    .required(),
  rows: yup
    .array(
      yup
        .object({
          /** Null where rows are of no single day. */
          day: yup.string().nullable().defined(),
          keys: names(),
          /** What people read for each key. */
          names: names(),
          sums: sums(),
          /** Of the same row in the range before; null where rows are of a day. */
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
  /** What people read for the keys it is narrowed by; null: all. */
  names: yup.array(yup.string().nullable().defined()).required(),
  entries: yup
    .array(
      yup
        .object({
          /** ISO 8601. */
          at: yup.string().required(),
          orderId: yup.string().nullable().defined(),
          /** The number people read; null for what belongs to no order. */
          orderNumber: yup.string().nullable().defined(),
          names: names(),
          sums: sums(),
        })
        .required(),
    )
    .required(),
  total: yup.number().required(),
});
export type ReportEntriesAnswer = yup.InferType<typeof reportEntriesAnswer>;
export type ReportEntry = ReportEntriesAnswer["entries"][number];

/** One call for each report that can be read, such as readRevenueReport. */
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

/** By POST, because what narrows a report may name somebody. */
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
