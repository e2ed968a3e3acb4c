/** Affiliate admin for staff (AFFILIATE-9). */
import { Readable } from "node:stream";
import type {
  Affiliate,
  AffiliateRow,
  AffiliatesInput,
  AffiliateTermsInput,
} from "#contract/affiliates/admin";
import type { PayoutInput } from "#contract/affiliates/payouts";
import { MESSAGES } from "#contract/messages";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import { changeAudited } from "../../db/audited";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import type { Download } from "../../http/rest/rest";
import { addTerms } from "./add-terms.change";
import { insertAffiliate, insertSub, updateAffiliate, type AffiliateAdmin } from "./admin.store";
import { recordPayout, undoPayout } from "./record-payout.change";
import { STATEMENT_BEGIN, statementEnd, statementLine } from "./statement.mapping";
import { readStatement } from "./statement.store";

export interface AdminParts {
  readonly db: Db;
  readonly store: AffiliateAdmin;
  readonly trail: AuditTrail;
  /** Connection pool for exports, separate from shoppers' requests. */
  readonly backgroundDb: Db;
}

const { affiliates: sentences } = MESSAGES;

export class AffiliateAdminService {
  constructor(private readonly parts: AdminParts) {}

  list(input: AffiliatesInput): Promise<Page<AffiliateRow>> {
    return this.parts.store.list(input);
  }

  /** @throws DomainError NOT_FOUND */
  async get(code: string): Promise<Affiliate> {
    const affiliate = await this.parts.store.find(code);
    if (!affiliate) throw new DomainError("NOT_FOUND", sentences.missing);
    return affiliate;
  }

  /** @throws DomainError BAD_USER_INPUT for an existing code */
  async add(affiliate: { code: string; name: string }, act: StaffAct): Promise<Affiliate> {
    const { db, trail } = this.parts;
    const recordAudit = recording(trail, act, {
      kind: "AFFILIATE_ADDED",
      subject: affiliateOf(affiliate.code),
    });
    const insert = (unit: Db) => insertAffiliate(unit, affiliate, act.userId);
    if (!(await changeAudited(db, insert, recordAudit))) throw badInput("code", "TAKEN", sentences.codeInUse);
    return this.get(affiliate.code);
  }

  /** @throws DomainError NOT_FOUND */
  async change(code: string, to: { name: string; isActive: boolean }, act: StaffAct): Promise<Affiliate> {
    const { db, trail } = this.parts;
    const recordAudit = recording(trail, act, {
      kind: "AFFILIATE_CHANGED",
      subject: affiliateOf(code),
      after: { isActive: to.isActive },
    });
    const isThere = await changeAudited(db, (unit) => updateAffiliate(unit, code, to), recordAudit);
    if (!isThere) throw new DomainError("NOT_FOUND", sentences.missing);
    return this.get(code);
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT for an existing code */
  async addSub(code: string, sub: { code: string; name: string }, act: StaffAct): Promise<Affiliate> {
    const { db, trail } = this.parts;
    await this.get(code);
    const recordAudit = recording(trail, act, {
      kind: "SUB_AFFILIATE_ADDED",
      subject: affiliateOf(code),
      after: { code: sub.code },
    });
    const isAdded = await changeAudited(db, (unit) => insertSub(unit, code, sub), recordAudit);
    if (!isAdded) throw badInput("code", "TAKEN", sentences.codeInUse);
    return this.get(code);
  }

  /**
   * Idempotent per key.
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT for a past day
   */
  async addTerms(code: string, terms: AffiliateTermsInput, act: StaffAct): Promise<Affiliate> {
    const { db, trail } = this.parts;
    const recordAudit = recording(trail, act, {
      kind: "AFFILIATE_TERMS_ADDED",
      subject: affiliateOf(code),
      after: { fromDay: terms.fromDay },
    });
    const outcome = await addTerms(db, code, terms, act.userId, recordAudit);
    if (outcome === "GONE") throw new DomainError("NOT_FOUND", sentences.missing);
    if (outcome === "EARLY") throw badInput("fromDay", outcome, sentences.day);
    return this.get(code);
  }

  /**
   * Idempotent per key.
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT for more than the amount owed
   */
  async addPayout(code: string, payout: PayoutInput, act: StaffAct): Promise<Affiliate> {
    const { db, trail } = this.parts;
    const { cents, day } = payout;
    const recordAudit = recording(trail, act, {
      kind: "AFFILIATE_PAYOUT_RECORDED",
      subject: affiliateOf(code),
      after: { cents, day },
    });
    const outcome = await recordPayout(db, code, payout, act.userId, recordAudit);
    if (outcome === "TOO_MUCH") throw badInput("cents", outcome, sentences.tooMuch);
    if (outcome === "GONE") throw new DomainError("NOT_FOUND", sentences.missing);
    return this.get(code);
  }

  /**
   * Idempotent.
   * @throws DomainError NOT_FOUND
   */
  async undoPayout(code: string, payoutId: string, act: StaffAct): Promise<Affiliate> {
    const auditOf = (cents: number, day: string) =>
      recording(this.parts.trail, act, {
        kind: "AFFILIATE_PAYOUT_UNDONE",
        subject: affiliateOf(code),
        before: { cents, day },
      });
    const isThere = await undoPayout(this.parts.db, code, payoutId, act.userId, auditOf);
    if (!isThere) throw new DomainError("NOT_FOUND", sentences.payoutMissing);
    return this.get(code);
  }

  /** @throws DomainError NOT_FOUND */
  async exportStatement(code: string, month: string): Promise<Download> {
    await this.get(code);
    const fileName = `statement-${code.replace(/[^\w.-]/g, "")}-${month}.csv`;
    return { fileName, content: Readable.from(linesOf(this.parts.backgroundDb, code, month)) };
  }
}

const affiliateOf = (code: string) => ({ type: "affiliate", id: code }) as const;

const badInput = (property: string, reason: string, message: string) =>
  new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { [reason]: message } }]);

async function* linesOf(db: Db, code: string, month: string): AsyncGenerator<string> {
  let cents = 0;
  yield STATEMENT_BEGIN;
  for await (const lines of readStatement(db, code, month)) {
    cents += lines.reduce((sum, { takeCents }) => sum + takeCents, 0);
    yield lines.map(statementLine).join("");
  }
  yield statementEnd(cents);
}
