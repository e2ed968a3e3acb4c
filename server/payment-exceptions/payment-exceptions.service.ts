/** Payment exceptions for staff (STAFF-33 to STAFF-35). */
import { MESSAGES } from "#contract/messages";
import type {
  MoneyCase,
  MoneyCaseKind,
  MoneyCaseRow,
  MoneyCasesInput,
  MoneyNoteInput,
} from "#contract/payments/exceptions";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type StaffAct } from "../audit/audit.port";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import { addNote } from "./add-note.change";
import type { CaseStore } from "./cases.store";

export interface MoneyParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly cases: CaseStore;
  readonly trail: AuditTrail;
}

export class MoneyService {
  constructor(private readonly parts: MoneyParts) {}

  list(query: MoneyCasesInput): Promise<Page<MoneyCaseRow, MoneyCaseKind>> {
    return this.parts.cases.list(query);
  }

  countOpen(): Promise<number> {
    return this.parts.cases.countOpen();
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<MoneyCase> {
    const moneyCase = await this.parts.cases.find(id);
    if (!moneyCase) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return moneyCase;
  }

  /** @throws DomainError NOT_FOUND, CONFLICT for a stale revision */
  async addNote(act: StaffAct, id: string, input: MoneyNoteInput): Promise<MoneyCase> {
    const { kind, orderId, orderNumber } = await this.get(id);
    const recorded = recording(this.parts.trail, act, {
      kind: input.isDone ? "PAYMENT_EXCEPTION_RESOLVED" : "PAYMENT_EXCEPTION_NOTED",
      subject: { type: "order", id: orderId, label: orderNumber },
      after: { exception: kind },
    });
    const isSaved = await addNote(this.parts, { ...input, caseId: id, userId: act.userId }, recorded);
    if (!isSaved) throw new DomainError("BAD_USER_INPUT", MESSAGES.staff.stale);
    return this.get(id);
  }
}
