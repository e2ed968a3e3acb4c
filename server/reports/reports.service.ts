/** Reads reports for staff, and exports them as files (REPORT-1 to REPORT-6). */
import { Readable } from "node:stream";
import { MESSAGES } from "#contract/messages";
import type {
  ReportAnswer,
  ReportEntriesAnswer,
  ReportFileInput,
  ReportInput,
} from "#contract/reports/calls";
import { REPORT_SHAPES } from "#contract/reports/shapes";
import type { ReportKey } from "#contract/reports/reports";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import { recordAct } from "../db/audited";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError, TooManyRequests } from "../errors";
import { CSV_BEGIN } from "../http/csv";
import type { Download } from "../http/rest/rest";
import { chartOf, seriesOf, totalsOf } from "./answer.mapping";
import { REPORT_DEFINITIONS } from "./definitions/definitions";
import { resolveRange, stepOf, type RequestedRange, type RangeProblem } from "./ranges.rules";
import * as reading from "./reading.store";
import { entriesHead, entryLine, rowLine, rowsHead } from "./report-file.mapping";

export interface ReportParts {
  /** Connection pool separate from shoppers' requests. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
}

type RequestedDays = Pick<ReportInput, "from" | "to">;

const { reports } = MESSAGES;
const PROBLEMS: Readonly<Record<RangeProblem, string>> = {
  REVERSED: reports.reversed,
  FUTURE: reports.future,
  TOO_LONG: reports.tooLong,
};
/** Each export occupies a connection until its client has read the file. */
const MAX_FILES = 2;
const RETRY_SECONDS = 10;

export class ReportService {
  private files = 0;

  constructor(private readonly parts: ReportParts) {}

  /** @throws DomainError BAD_USER_INPUT */
  async read(report: ReportKey, input: ReportInput, now = new Date()): Promise<Omit<ReportAnswer, "mails">> {
    const range = rangeOf(input, now);
    const [shape, step] = [REPORT_SHAPES[report], stepOf(range)];
    const { pageNumber: number, pageSize: size, keys } = input;
    const match = await reading.readReport(this.parts.backgroundDb, {
      report,
      range,
      keys,
      number,
      size,
      step,
    });
    const names = await this.name(
      report,
      match.rows.map((row) => row.keys),
    );
    const series = seriesOf(shape, match.points);
    const seriesNames = await this.nameSeries(report, series);
    return {
      ...answeredRange(range),
      totals: totalsOf(shape, match.points),
      before: {
        ...range.before,
        until: match.until?.toISOString() ?? null,
        totals: [...match.totalsBefore],
      },
      step,
      ...chartOf(
        shape,
        range,
        step,
        match.points,
        series.map((key, at) => ({ key, name: seriesNames[at]! })),
      ),
      rows: match.rows.map((row, at) => ({
        day: row.day,
        keys: [...row.keys],
        names: names[at]!,
        sums: [...row.sums],
        before: row.before && [...row.before],
      })),
      total: match.total,
      choices: await Promise.all(match.choices.map((keys, at) => this.choices(report, at, keys))),
    };
  }

  /**
   * The entries behind the figures of a row, or of the whole range.
   * @throws DomainError BAD_USER_INPUT
   */
  async open(report: ReportKey, input: ReportInput, now = new Date()): Promise<ReportEntriesAnswer> {
    const range = rangeOf(input, now);
    const { pageNumber: number, pageSize: size, keys } = input;
    const match = await reading.readEntries(this.parts.backgroundDb, { report, range, keys, number, size });
    const names = await this.name(
      report,
      match.entries.map((entry) => entry.keys),
    );
    return {
      ...answeredRange(range),
      totals: [...match.totals],
      names: await this.nameFilters(report, keys),
      rows: match.entries.map(({ at, orderId, orderNumber, sums }, position) => ({
        at: at.toISOString(),
        orderId,
        orderNumber,
        names: names[position]!,
        sums: [...sums],
      })),
      total: match.total,
    };
  }

  /** Display names of a report's filter values; null = all. */
  async nameFilters(report: ReportKey, keys: readonly (string | null)[]): Promise<(string | null)[]> {
    const [displayNames = []] = await this.name(report, [keys.map((key) => key ?? "")]);
    return keys.map((key, at) => (key === null ? null : (displayNames[at] ?? key)));
  }

  /**
   * Writes to the audit log before reading the first row.
   * @throws DomainError BAD_USER_INPUT, TooManyRequests
   */
  async export(
    act: StaffAct,
    report: ReportKey,
    input: ReportFileInput,
    now = new Date(),
  ): Promise<Download> {
    const range = rangeOf(input, now);
    if (this.files >= MAX_FILES) throw new TooManyRequests(MESSAGES.orders.exportsRun, RETRY_SECONDS);
    this.files += 1;
    try {
      const { from, to } = range;
      const subject = { type: "report", id: report } as const;
      await recordAct(
        this.parts.backgroundDb,
        recording(this.parts.trail, act, { kind: "REPORT_EXPORTED", subject, after: { from, to } }),
      );
    } catch (error) {
      this.files -= 1;
      throw error;
    }
    const content = Readable.from(this.lines(report, input, range)).once("close", () => (this.files -= 1));
    return { fileName: `${report}-${range.from}-${range.to}.csv`, content };
  }

  private async *lines(
    report: ReportKey,
    { what, keys }: ReportFileInput,
    range: RequestedRange,
  ): AsyncGenerator<string> {
    const shape = REPORT_SHAPES[report];
    const query = { report, range, keys };
    const { backgroundDb } = this.parts;
    yield CSV_BEGIN + (what === "rows" ? rowsHead(shape) : entriesHead(shape));
    if (what === "rows") {
      for await (const rows of reading.readAllRows(backgroundDb, query)) {
        const names = await this.nameOf(report, rows);
        yield rows.map((row, at) => rowLine(shape, row, names[at]!)).join("");
      }
    } else {
      for await (const entries of reading.readAllEntries(backgroundDb, query)) {
        const names = await this.nameOf(report, entries);
        yield entries.map((entry, at) => entryLine(shape, entry, names[at]!)).join("");
      }
    }
  }

  private nameOf(report: ReportKey, rows: readonly { readonly keys: readonly string[] }[]) {
    return this.name(
      report,
      rows.map(({ keys }) => keys),
    );
  }

  private name(report: ReportKey, keys: readonly (readonly string[])[]): Promise<string[][]> {
    const { backgroundDb: db, sealer } = this.parts;
    return REPORT_DEFINITIONS[report].nameKeys(keys, { db, sealer });
  }

  private async nameSeries(report: ReportKey, series: readonly string[]): Promise<string[]> {
    const { chartedBy } = REPORT_SHAPES[report];
    return chartedBy === undefined ? series.map(() => "") : this.nameAt(report, chartedBy, series);
  }

  /**
   * Display names for values of one key.
   * @param position of the key in the report
   */
  private async nameAt(report: ReportKey, position: number, values: readonly string[]): Promise<string[]> {
    const before = Array.from({ length: position }, () => "");
    const names = await this.name(
      report,
      values.map((value) => [...before, value]),
    );
    return names.map((row) => row[position]!);
  }

  private async choices(report: ReportKey, position: number, keys: readonly string[]) {
    const names = await this.nameAt(report, position, keys);
    return keys
      .map((key, at) => ({ key, name: names[at]! }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
}

function rangeOf({ from, to }: RequestedDays, now: Date): RequestedRange {
  const range = resolveRange({ from, to }, now);
  if (typeof range === "string") throw new DomainError("BAD_USER_INPUT", PROBLEMS[range]);
  return range;
}

function answeredRange({ from, to, today, at }: RequestedRange) {
  return { from, to, today, at: at.toISOString() };
}
