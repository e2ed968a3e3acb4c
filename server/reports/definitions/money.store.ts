/** Report definitions of payments: transactions and revenue (REPORT-4, REPORT-5). */
import { sql } from "kysely";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import { LESSORS } from "#contract/leases/lessors/lessors";
import { isLeaseState, LEASE_STATE_LOOKS } from "#contract/leases/statuses";
import type { ReportDefinition } from "./definition.port";

const entriesOf = (what: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`
  SELECT entry.at, entry.order_id, ${what} FROM money_entries AS entry
  WHERE entry.at >= span.start AND entry.at < span.stop AND ${where}`;

export const TRANSACTIONS: ReportDefinition = {
  version: 1,
  entries: entriesOf(
    sql`ARRAY[entry.gateway, entry.state] AS keys,
      ARRAY[1, entry.amount_cents, entry.paid_cents, entry.refunded_cents]::bigint[] AS figures`,
    sql`true`,
  ),
  nameKeys: async (keys) =>
    keys.map(([gateway = "", state = ""]) => [gatewayName(gateway), stateName(state)]),
};

export const REVENUE: ReportDefinition = {
  version: 1,
  entries: entriesOf(
    sql`ARRAY[entry.method] AS keys, ARRAY[entry.paid_cents, entry.refunded_cents]::bigint[] AS figures`,
    sql`(entry.paid_cents <> 0 OR entry.refunded_cents <> 0)`,
  ),
  nameKeys: async (keys) => keys.map(([method = ""]) => [methodName(method)]),
};

function gatewayName(gateway: string): string {
  if (gateway === "") return "No lessor yet";
  return LESSORS.find(({ type }) => type === gateway)?.terms.name ?? inWords(gateway);
}

const STATE_NAMES: Readonly<Record<string, string>> = { UNKNOWN: "Started", CANCELLED: "Canceled" };

function stateName(state: string): string {
  if (isLeaseState(state)) return `Lease: ${LEASE_STATE_LOOKS[state].label.toLowerCase()}`;
  return STATE_NAMES[state] ?? inWords(state);
}

function methodName(method: string): string {
  if (method === "LEASE") return "Lease";
  return method in VENDOR_METHODS
    ? VENDOR_METHODS[method as keyof typeof VENDOR_METHODS].label
    : inWords(method);
}

/** PARTLY_REFUNDED → Partly refunded */
function inWords(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).toLowerCase().replaceAll("_", " ");
}
