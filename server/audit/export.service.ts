/** Streams the audit log as CSV, with the screen's filters (STAFF-13). */
import { Readable } from "node:stream";
import {
  ACT_AREA_WORDS,
  AUDIT_KIND_WORDS,
  type AuditEvent,
  type AuditExportInput,
} from "#contract/audit/schema";
import type { AuditFilter } from "#contract/audit/changes/export-changes";
import { shopDay, shopMoment } from "#contract/time/days";
import { LABELS } from "#contract/messages";
import { recordAct } from "../db/audited";
import type { Db } from "../db/client";
import { CSV_BEGIN, csvDollars, csvLine } from "../http/csv";
import type { Download } from "../http/rest/rest";
import type { ActsStore } from "./acts.store";
import { areaOf } from "./chain/area.rules";
import { recording, type AuditTrail, type StaffAct } from "./audit.port";

export interface AuditExportParts {
  /** Connections that shoppers do not use. */
  readonly backgroundDb: Db;
  readonly acts: Pick<ActsStore, "readAll">;
  readonly trail: AuditTrail;
}

const HEAD = ["Time", "User", "Type", "Action", "Subject", "Before", "After", LABELS.refunded, "IP address"];

/** Records itself as an entry before reading the first one. */
export async function exportAudit(
  { backgroundDb, acts, trail }: AuditExportParts,
  act: StaffAct,
  input: AuditExportInput,
): Promise<Download> {
  const after = { filters: filtersOf(input) };
  await recordAct(backgroundDb, recording(trail, act, { kind: "AUDIT_LOG_EXPORTED", after }));
  const day = shopDay(new Date());
  return {
    fileName: `audit-log-${day}.csv`,
    content: Readable.from(linesOf(acts.readAll(backgroundDb, input))),
  };
}

async function* linesOf(batches: AsyncGenerator<AuditEvent[]>): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(HEAD);
  for await (const events of batches) yield events.map(lineOf).join("");
}

function lineOf(event: AuditEvent): string {
  const { at, username, kind, call, what, thing, before, after, cents, ipAddress } = event;
  const word = kind === "STAFF_CHANGE" && call !== "" ? ACT_AREA_WORDS[areaOf(call)] : AUDIT_KIND_WORDS[kind];
  const dollars = cents === null ? null : csvDollars(cents);
  return csvLine([
    shopMoment(new Date(at)),
    username,
    word,
    what,
    thing?.label ?? "",
    before,
    after,
    dollars,
    ipAddress,
  ]);
}

/** Omits the values, because one is a person's name. */
function filtersOf({ kind, area, username, leastCents, from, to }: AuditExportInput): AuditFilter[] {
  return [
    ...(kind || area ? (["type"] as const) : []),
    ...(username ? (["user"] as const) : []),
    ...(leastCents ? (["amount"] as const) : []),
    ...(from || to ? (["dates"] as const) : []),
  ];
}
