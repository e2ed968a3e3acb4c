/** Exports all matching orders as CSV, for staff with orders.read (ORDER-23). */
import { Readable } from "node:stream";
import { shopDay } from "#contract/time/days";
import type { OrderExportInput, OrderFilter } from "#contract/orders/list";
import { MESSAGES } from "#contract/messages";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import { recordAct } from "../../db/audited";
import type { Db } from "../../db/client";
import { TooManyRequests } from "../../errors";
import { CSV_BEGIN } from "../../http/csv";
import type { Download } from "../../http/rest/rest";
import { openCustomer } from "../reading/customer.rules";
import { EXPORT_HEAD, exportLine } from "./export.mapping";
import { readOrders } from "./export.store";
import type { Matching } from "./matching.store";

export interface ExportParts {
  /** Connection pool separate from shoppers' requests. */
  readonly backgroundDb: Db;
  readonly matching: Matching;
  readonly trail: AuditTrail;
}

/** Each export occupies a connection until its client has read the file. */
const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 10;

export class ExportService {
  private running = 0;

  constructor(private readonly parts: ExportParts) {}

  /**
   * Writes to the audit log before reading the first order.
   * @throws TooManyRequests
   */
  async export(act: StaffAct, input: OrderExportInput): Promise<Download> {
    if (this.running >= MAX_AT_ONCE) throw new TooManyRequests(MESSAGES.orders.exportsRun, RETRY_SECONDS);
    this.running += 1;
    try {
      const { backgroundDb, trail } = this.parts;
      const after = { filters: filtersOf(input) };
      await recordAct(backgroundDb, recording(trail, act, { kind: "ORDERS_EXPORTED", after }));
    } catch (error) {
      this.running -= 1;
      throw error;
    }
    // Fires at the end of the stream, or when the client disconnects.
    const content = Readable.from(this.lines(input)).once("close", () => (this.running -= 1));
    const day = shopDay(new Date());
    return { fileName: `orders-${day}.csv`, content };
  }

  private async *lines(input: OrderExportInput): AsyncGenerator<string> {
    const { backgroundDb, matching } = this.parts;
    yield CSV_BEGIN + EXPORT_HEAD;
    for await (const rows of readOrders(backgroundDb, matching, input)) {
      yield rows.map((row) => exportLine(row, openCustomer(matching.sealer, row.sealed))).join("");
    }
  }
}

/** Names of the filters used, without the values, which may be personal names. */
function filtersOf({ filter }: OrderExportInput): (keyof OrderFilter)[] {
  const names = Object.keys(filter) as (keyof OrderFilter)[];
  return names.filter((name) => {
    const value = filter[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}
