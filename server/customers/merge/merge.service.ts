/**
 * Merges two accounts of one person (STAFF-64). contract/customers/calls.ts lists the required permissions.
 */
import type { Customer } from "#contract/customers/care";
import {
  MERGE_CLASH_WORDS,
  MERGE_MOVE_WORDS,
  MERGE_STAY_WORDS,
  type MergeInput,
  type MergePreview,
  type MergePreviewInput,
} from "#contract/customers/page";
import { MESSAGES } from "#contract/messages";
import type { AuditTrail, AuditWrite, StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { OutgoingMail } from "../../gateways/mail/outbox.store";
import { DomainError } from "../../errors";
import type { CareService } from "../care/care.service";
import type { CustomerRecord } from "../care/directory.store";
import type { Merged } from "./merge-rows.store";
import { mergeAccounts, previewMerge, type MayMerge, type MergeChangeParts } from "./merge-accounts.change";
import type { MergeAccounts } from "./merge.store";

export interface MergeParts extends MergeChangeParts {
  readonly care: Pick<CareService, "get" | "getRecord" | "findMoved">;
  readonly trail: AuditTrail;
  /** Applicants of pending or approved lease applications, one text per person. */
  listApplicants(unit: Db, userId: string): Promise<readonly string[]>;
  /** @throws DomainError for a wrong, used or missing second-factor code */
  confirmFactor(act: StaffAct, code: string | undefined): Promise<void>;
  /** Mails to both addresses. */
  mailsOf(from: CustomerRecord, into: CustomerRecord): readonly OutgoingMail[];
}

const { customers, generic } = MESSAGES;

export class MergeService {
  constructor(private readonly parts: MergeParts) {}

  /**
   * @throws DomainError NOT_FOUND for staff and other non-customers; BAD_USER_INPUT when they may not be
   * merged
   */
  async preview(input: MergePreviewInput): Promise<MergePreview> {
    const { from, into } = await this.getPair(input);
    const outcome = await previewMerge(this.parts, pairOf(from, into), this.mayMerge(from, into));
    if (outcome.refusal !== null) throw refused(outcome.refusal);
    const { merged, before } = outcome;
    return {
      from: rowOf(from),
      into: rowOf(into),
      fromRevision: before.from.revision,
      intoRevision: before.into.revision,
      moves: listed(MERGE_MOVE_WORDS, merged.moves),
      clashes: listed(MERGE_CLASH_WORDS, merged.clashes),
      stays: listed(MERGE_STAY_WORDS, merged.stays),
    };
  }

  /**
   * Idempotent.
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT when they may not be merged, changed since the preview, and
   * for the code
   */
  async merge(act: StaffAct, { code, fromRevision, intoRevision, ...named }: MergeInput): Promise<Customer> {
    const { care, confirmFactor, mailsOf } = this.parts;
    const moved = await care.findMoved(named.from);
    if (moved?.into === named.into) return care.get(named.into);
    const { from, into } = await this.getPair(named);
    const mayMerge = this.mayMerge(from, into);
    const mayMergeUnchanged: MayMerge = async (unit, accounts) => {
      const isUnchanged = accounts.from.revision === fromRevision && accounts.into.revision === intoRevision;
      return (await mayMerge(unit, accounts)) ?? (isUnchanged ? null : customers.mergeStale);
    };
    // Checked before the code, which works only once.
    const preview = await previewMerge(this.parts, pairOf(from, into), mayMergeUnchanged);
    if (preview.refusal !== null) throw refused(preview.refusal);
    await confirmFactor(act, code);
    const outcome = await mergeAccounts(this.parts, pairOf(from, into), mayMergeUnchanged, {
      by: act.userId,
      mails: mailsOf(from, into),
      auditOf: (merged) => this.auditOf(act, from, into, merged),
    });
    if (outcome.refusal !== null) throw refused(outcome.refusal);
    return care.get(named.into);
  }

  private async getPair(named: MergePreviewInput) {
    if (named.from === named.into) throw new DomainError("BAD_USER_INPUT", customers.mergeSame);
    const [from, into] = [
      await this.parts.care.getRecord(named.from),
      await this.parts.care.getRecord(named.into),
    ];
    return { from, into };
  }

  private mayMerge(from: CustomerRecord, into: CustomerRecord): MayMerge {
    return async (unit, accounts) => {
      const refusal = refusalOf(accounts);
      if (refusal !== null) return refusal;
      const fromApplicants = await this.parts.listApplicants(unit, from.userId);
      const intoApplicants = await this.parts.listApplicants(unit, into.userId);
      const isOther =
        intoApplicants.length > 0 && fromApplicants.some((applicant) => !intoApplicants.includes(applicant));
      return isOther ? customers.mergeOtherPerson : null;
    };
  }

  /** Audit entries on both accounts, without names. */
  private auditOf(act: StaffAct, from: CustomerRecord, into: CustomerRecord, { moves }: Merged): AuditWrite {
    const [ended, staying] = [accountOf(from), accountOf(into)];
    return async (unit) => {
      const { trail } = this.parts;
      await trail.record(unit, act, { kind: "MERGED_WITH_ANOTHER", subject: staying, after: moves });
      await trail.record(unit, act, { kind: "MERGED_AWAY", subject: ended });
    };
  }
}

const accountOf = ({ userId }: CustomerRecord) => ({ type: "account", id: userId }) as const;

function refusalOf({ from, into }: MergeAccounts): string | null {
  if (from.mergedInto !== null || into.mergedInto !== null) return customers.mergeElsewhere;
  if (!into.isVerified) return customers.mergeUnverified;
  return into.isActive ? null : customers.mergeDisabled;
}

function pairOf(from: CustomerRecord, into: CustomerRecord) {
  return { from: from.userId, into: into.userId, address: from.isVerified ? from.username : "" };
}

/** An empty sentence means that one of them is no longer a customer. */
function refused(sentence: string): DomainError {
  return sentence === ""
    ? new DomainError("NOT_FOUND", generic.notFound)
    : new DomainError("BAD_USER_INPUT", sentence);
}

function listed<What extends string>(
  words: Readonly<Record<What, string>>,
  counts: Partial<Record<What, number>>,
): { what: What; count: number }[] {
  return (Object.keys(words) as What[])
    .map((what) => ({ what, count: counts[what] ?? 0 }))
    .filter(({ count }) => count > 0);
}

function rowOf(record: CustomerRecord): MergePreview["from"] {
  const { username, firstName, lastName, phone, status, isVerified } = record;
  const { registeredAt, lastSignInAt, orders, tags } = record;
  return {
    username,
    firstName,
    lastName,
    phone,
    status,
    isVerified,
    registeredAt,
    lastSignInAt,
    orders,
    tags: [...tags],
  };
}
