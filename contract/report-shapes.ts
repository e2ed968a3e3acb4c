/**
 * What each report shows, described once: table, file, mail and screen are drawn from it (REPORT-2). The statement that
 * counts is its book in server/reports/books/.
 */
import type { ReportKey } from "./reports";

/** Sums of a row, a day or the whole range, by name. Cents or pieces. */
export type ReportSums = Readonly<Record<string, number>>;

export interface ReportColumn {
  readonly label: string;
  readonly unit: "cents" | "count";
  /** Null: it says nothing here, such as an average of no orders. */
  of(sums: ReportSums): number | null;
}

interface KeyColumn {
  /** Its parameter in addresses. */
  readonly name: string;
  readonly label: string;
}

export interface ReportShape {
  /** One sentence: what is counted, and on which day. */
  readonly about: string;
  /** What a row is of, apart from its day. */
  readonly keys: readonly KeyColumn[];
  /** Each row is of one day. */
  readonly isByDay?: true;
  /** What is added up, in the order books give it. */
  readonly sums: readonly string[];
  /** The first is the figure on top and in the chart. */
  readonly columns: readonly [ReportColumn, ...ReportColumn[]];
  /** The position of the key the chart is divided by; left out: it shows the whole. */
  readonly chartedBy?: number;
  /** The sum that puts rows without a day in order, the largest first; left out: the first. */
  readonly sortedBy?: string;
  /** What a row opens, such as "Payment events". */
  readonly entries: string;
}

const sum = (name: string, label: string, unit: ReportColumn["unit"]): ReportColumn => ({
  label,
  unit,
  of: (sums) => sums[name] ?? 0,
});

const SHAPES = {
  transactions: {
    about:
      "Every change of a payment or a lease, on the day it happened, by who handles it and what it became.",
    keys: [
      { name: "gateway", label: "Handled by" },
      { name: "status", label: "Became" },
    ],
    sums: ["events", "amount", "paid", "refunded"],
    columns: [
      sum("events", "Events", "count"),
      sum("amount", "Amount asked", "cents"),
      sum("paid", "Came in", "cents"),
      sum("refunded", "Went back", "cents"),
    ],
    chartedBy: 0,
    entries: "Payment events",
  },
  revenue: {
    about:
      "What was paid less what went back, on the day it happened, by method. A lease counts with what its lessor has paid out.",
    keys: [{ name: "method", label: "Method" }],
    isByDay: true,
    sums: ["paid", "refunded"],
    columns: [
      {
        label: "Revenue",
        unit: "cents",
        of: ({ paid = 0, refunded = 0 }) => paid - refunded,
      },
      sum("paid", "Paid", "cents"),
      sum("refunded", "Refunded", "cents"),
    ],
    chartedBy: 0,
    entries: "Payments and refunds",
  },
} as const satisfies Partial<Readonly<Record<ReportKey, ReportShape>>>;

/** The reports that can be read. */
export type ReadableReport = keyof typeof SHAPES;
export const REPORT_SHAPES: Readonly<Record<ReadableReport, ReportShape>> = SHAPES;
export const READABLE_REPORTS = Object.keys(SHAPES) as readonly ReadableReport[];

export function isReadable(key: string): key is ReadableReport {
  return key in SHAPES;
}

/** The sums of a row by name. @param values in the order of the report's sums */
export function namedSums({ sums }: Pick<ReportShape, "sums">, values: readonly number[]): ReportSums {
  return Object.fromEntries(sums.map((name, position) => [name, values[position] ?? 0]));
}
