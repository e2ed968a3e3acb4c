/** Payouts to all affiliates at once, for staff (AFFILIATE-11). */
import { Readable } from "node:stream";
import type { DuePayout, PayoutRun, PayoutRunInput } from "#contract/affiliates/payout-runs";
import { MESSAGES } from "#contract/messages";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import type { Download } from "../../http/rest/rest";
import { payoutFile } from "./payout-run.mapping";
import { listDue, listPayments, listRuns } from "./payout-runs.store";
import { recordPayoutRun } from "./record-payout-run.change";

export interface PayoutRunParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
  /** Connection pool for exports, separate from shoppers' requests. */
  readonly backgroundDb: Db;
}

const { affiliates: sentences } = MESSAGES;
const NAMED = 3;

export class PayoutRunService {
  constructor(private readonly parts: PayoutRunParts) {}

  due(): Promise<Page<DuePayout>> {
    return listDue(this.parts.db);
  }

  list(page: { readonly pageNumber: number; readonly pageSize: number }): Promise<Page<PayoutRun>> {
    return listRuns(this.parts.db, this.parts.sealer, page);
  }

  /**
   * Idempotent per id.
   * @throws DomainError NOT_FOUND for an unknown affiliate, BAD_USER_INPUT when one is owed less by now
   */
  async record(id: string, input: PayoutRunInput, act: StaffAct): Promise<void> {
    const { db, trail } = this.parts;
    const { payouts, day } = input;
    const cents = payouts.reduce((sum, payout) => sum + payout.cents, 0);
    const recordAudit = recording(trail, act, {
      kind: "AFFILIATE_PAYOUTS_RECORDED",
      subject: { type: "affiliate payouts", id },
      after: { cents, day, affiliates: payouts.length },
    });
    const outcome = await recordPayoutRun(db, id, input, act.userId, recordAudit);
    if (outcome.kind === "GONE") throw new DomainError("NOT_FOUND", sentences.missing);
    if (outcome.kind === "TOO_MUCH") throw new DomainError("BAD_USER_INPUT", tooMuch(outcome.names));
  }

  /** @throws DomainError NOT_FOUND, also when all were undone */
  async exportRun(id: string): Promise<Download> {
    const payments = await listPayments(this.parts.backgroundDb, id);
    const [first] = payments;
    if (!first) throw new DomainError("NOT_FOUND", sentences.runMissing);
    return { fileName: `payouts-${first.day}.csv`, content: Readable.from([payoutFile(payments)]) };
  }
}

function tooMuch(names: readonly string[]): string {
  const others = names.length - NAMED;
  return sentences.runTooMuch(names.slice(0, NAMED).join(", ") + (others > 0 ? ` and ${others} more` : ""));
}
