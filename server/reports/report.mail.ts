/** A report mail from the same shape as its screen: main figure, rows, and a link to the full report. */
import { LIMITS } from "#contract/limits";
import type { ReportAnswer } from "#contract/reports/calls";
import { frequencyWords, type MailFrequency } from "#contract/reports/mails";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import {
  beforeInWords,
  changeInWords,
  dayInWords,
  daysInWords,
  figureInWords,
  valueOf,
} from "#contract/reports/words";
import { reportName, type ReportKey } from "#contract/reports/reports";
import { reportPath } from "#contract/site/backoffice-paths";
import type { MailBlock, MailLine } from "../gateways/mail/mail-layout";
import type { Addressed, MailRow } from "../gateways/mail/mail-row";

export interface MailedReport extends Addressed {
  readonly report: ReportKey;
  readonly frequency: MailFrequency;
  readonly keys: readonly (string | null)[];
  /** Display names of the keys; null = all values. */
  readonly names: readonly (string | null)[];
  /** Includes the first rows. */
  readonly answer: Pick<ReportAnswer, "from" | "to" | "totals" | "before" | "rows" | "total">;
}

export const mailedReport: MailRow<MailedReport> = {
  kind: "report",
  heading: null,
  headers: null,
  subject: ({ report, answer }) =>
    `${reportName(report)}: ${topFigure(report, answer)} · ${daysInWords(answer)}`,
  blocks: (facts, shop) => {
    const { report, frequency, answer } = facts;
    const remaining = answer.total - answer.rows.length;
    return [
      { heading: `${REPORT_SHAPES[report].columns[0].label}: ${topFigure(report, answer)}` },
      { paragraph: [comparison(facts), narrowing(facts)].filter(Boolean).join("\n") },
      ...totals(facts),
      ...(answer.total === 0
        ? [{ paragraph: "No activity in this period." }]
        : [{ lines: answer.rows.map((row) => lineOf(report, row)) }]),
      ...(remaining > 0
        ? [{ paragraph: `Plus ${remaining.toLocaleString("en-US")} more in the report.` }]
        : []),
      { button: "Open report", url: shop.siteUrl + addressOf(facts) },
      {
        paragraph: `The report explains each figure and has every row as a CSV file. You get this email ${frequencyWords(frequency)}; you can stop it at the end of the report.`,
      },
    ];
  },
};

/** Maximum number of rows in a mail. */
export const MAILED_ROWS = LIMITS.reports.mailedRows;

function topFigure(report: ReportKey, { totals }: Pick<ReportAnswer, "totals">): string {
  const shape = REPORT_SHAPES[report];
  return figureInWords(shape.columns[0], valueOf(shape, shape.columns[0], totals));
}

function comparison({ report, answer }: MailedReport): string {
  const shape = REPORT_SHAPES[report];
  const [first] = shape.columns;
  const [current, previous] = [answer.totals, answer.before.totals].map((figures) =>
    valueOf(shape, first, figures),
  );
  const before = beforeInWords(answer.before);
  const figure = figureInWords(first, previous ?? null);
  if (current == null || !previous) return `In ${before}: ${figure}.`;
  const change = changeInWords({ now: current, then: previous });
  return `${change.charAt(0).toUpperCase()}${change.slice(1)} in ${before} (${figure}).`;
}

function narrowing({ report, names }: MailedReport): string {
  const parts = REPORT_SHAPES[report].keys.flatMap(({ label }, at) => {
    const name = names[at] ?? null;
    return name === null ? [] : [`${label}: ${name || "None"}`];
  });
  return parts.join(" · ");
}

/** The other totals of the range. */
function totals({ report, answer }: MailedReport): MailBlock[] {
  const shape = REPORT_SHAPES[report];
  const others = shape.columns.slice(1);
  if (others.length === 0) return [];
  const totalLines = others.map((column) => ({
    name: column.label,
    detail: "",
    amount: figureInWords(column, valueOf(shape, column, answer.totals)),
  }));
  return [{ lines: totalLines }, { heading: shape.isByDay ? "Day by day" : "Largest" }];
}

function lineOf(report: ReportKey, { day, names, sums }: ReportAnswer["rows"][number]): MailLine {
  const shape = REPORT_SHAPES[report];
  const [first, ...others] = shape.columns;
  const keys = shape.keys.map((_key, at) => names[at] || "None");
  return {
    name: [...(day === null ? [] : [dayInWords(day)]), ...keys].join(" · "),
    detail: others
      .map((column) => `${column.label} ${figureInWords(column, valueOf(shape, column, sums))}`)
      .join(" · "),
    amount: figureInWords(first, valueOf(shape, first, sums)),
  };
}

/** URL of the report with the same range and filters. */
function addressOf({ report, keys, answer: { from, to } }: MailedReport): string {
  const query = new URLSearchParams({ from, to });
  for (const [at, { name }] of REPORT_SHAPES[report].keys.entries()) {
    const key = keys[at] ?? null;
    if (key !== null) query.set(name, key);
  }
  return `${reportPath(report)}?${query}`;
}
