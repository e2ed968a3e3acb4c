/** Exports confirmed newsletter subscribers as CSV (STAFF-39). */
import { Readable } from "node:stream";
import { shopDay, shopMoment } from "#contract/time/days";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import { recordAct } from "../../db/audited";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { CSV_BEGIN, csvLine } from "../../http/csv";
import type { Download } from "../../http/rest/rest";
import { readSubscribers } from "./subscribers.store";

export interface SubscriberParts {
  /** Connection pool separate from shoppers' requests. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
}

/** Writes to the audit log before reading the first subscriber. */
export async function exportSubscribers(parts: SubscriberParts, act: StaffAct): Promise<Download> {
  const { backgroundDb, trail } = parts;
  await recordAct(backgroundDb, recording(trail, act, { kind: "SUBSCRIBERS_EXPORTED" }));
  const day = shopDay(new Date());
  return { fileName: `subscribers-${day}.csv`, content: Readable.from(linesOf(parts)) };
}

async function* linesOf({ backgroundDb, sealer }: SubscriberParts): AsyncGenerator<string> {
  yield CSV_BEGIN + csvLine(["Email", "Confirmed"]);
  for await (const subscribers of readSubscribers(backgroundDb, sealer)) {
    yield subscribers
      .map(({ email, confirmedAt }) => csvLine([email, shopMoment(new Date(confirmedAt))]))
      .join("");
  }
}
