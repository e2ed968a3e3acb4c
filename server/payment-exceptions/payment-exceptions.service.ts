/** Payment exceptions for staff (STAFF-33 to STAFF-35). */
import { MESSAGES } from "#contract/messages";
import type { MoneyCase, MoneyCasesInput, MoneyNoteInput } from "#contract/payments/exceptions";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import { DomainError } from "../errors";
import type { CaseStore, MatchingCases } from "./cases.store";

export interface MoneyParts {
  readonly cases: CaseStore;
  readonly trail: AuditTrail;
}

export class MoneyService {
  constructor(private readonly parts: MoneyParts) {}

  async list(query: MoneyCasesInput): Promise<MatchingCases & { readonly total: number }> {
    const found = await this.parts.cases.list(query);
    const wanted = found.counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    return { ...found, total: wanted.reduce((sum, { count }) => sum + count, 0) };
  }

  countOpen(): Promise<number> {
    return this.parts.cases.countOpen();
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<MoneyCase> {
    const found = await this.parts.cases.find(id);
    if (!found) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return found;
  }

  /** @throws DomainError NOT_FOUND, CONFLICT for a stale revision */
  async note(act: StaffAct, id: string, input: MoneyNoteInput): Promise<MoneyCase> {
    const { cases, trail } = this.parts;
    const { kind, orderId, orderNumber } = await this.get(id);
    const recorded = recording(trail, act, {
      kind: input.isDone ? "PAYMENT_EXCEPTION_RESOLVED" : "PAYMENT_EXCEPTION_NOTED",
      subject: { type: "order", id: orderId, label: orderNumber },
      after: { exception: kind },
    });
    const isNoted = await cases.note({ ...input, caseId: id, userId: act.userId }, recorded);
    if (!isNoted) throw new DomainError("BAD_USER_INPUT", MESSAGES.staff.stale);
    return this.get(id);
  }
}
