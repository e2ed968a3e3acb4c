/** Reads, records, settles and removes supplier bills for staff (SUPPLIER-1 to SUPPLIER-4). */
import { createHash } from "node:crypto";
import type * as contract from "#contract/suppliers/bills/bills";
import type { Page } from "#contract/fields/page";
import { SUPPLIER_BILL_MESSAGES as sentences } from "#contract/suppliers/bills/messages";
import { BILL_LIMITS } from "#contract/suppliers/bills/bills";
import { recording, type AuditTrail, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { DomainError } from "../../errors";
import { readBillFile, type FileBill } from "./bill-file.rules";
import { findBill, listBills, listLines } from "./bills.store";
import { removeBill, settleLine, type BillOutcome } from "./change-bill.change";
import { judgeAll } from "./matching.rules";
import { findSupplierOrders, listBilled, listOrdered } from "./matching.store";
import { previewOf } from "./preview.mapping";
import { checkNew, recordBills, type RecordOutcome } from "./record-bills.change";
import { listUnbilled } from "./unbilled.store";

export interface SupplierBillParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly trail: AuditTrail;
}

const { namedProblems } = BILL_LIMITS;

export class SupplierBillService {
  constructor(private readonly parts: SupplierBillParts) {}

  list(input: contract.BillsInput) {
    return listBills(this.parts.db, this.parts.sealer, input);
  }

  listUnbilled(input: contract.UnbilledInput): Promise<Page<contract.UnbilledOrder>> {
    return listUnbilled(this.parts.db, input);
  }

  /** @throws DomainError NOT_FOUND */
  async get(id: string): Promise<contract.Bill> {
    const bill = await findBill(this.parts.db, this.parts.sealer, id);
    if (!bill) throw new DomainError("NOT_FOUND", sentences.missing);
    return bill;
  }

  listLines(id: string, input: contract.BillLinesInput) {
    return listLines(this.parts.db, this.parts.sealer, id, input);
  }

  /** @throws DomainError BAD_USER_INPUT for an unreadable or recorded file */
  async preview({ supplier, content }: contract.BillFileInput): Promise<contract.BillPreview> {
    const { db } = this.parts;
    const { bills, digest } = readContent(content);
    refuseRecorded(await checkNew(db, { supplier, digest }, bills));
    const read = bills.flatMap((bill) => bill.lines);
    const orders = await findSupplierOrders(db, supplier, [
      ...new Set(read.map(({ orderNumber }) => orderNumber)),
    ]);
    const ids = [...new Set(orders.values())];
    const lines = read
      .map((line) => ({ ...line, supplierOrderId: orders.get(line.orderNumber) ?? null }))
      .sort((one, other) => one.line - other.line);
    const verdicts = judgeAll(await listOrdered(db, ids), [...(await listBilled(db, ids)), ...lines]);
    return previewOf(
      bills,
      lines.map((line) => ({ ...line, ...verdicts.get(line)! })),
    );
  }

  /**
   * Idempotent per id.
   * @throws DomainError BAD_USER_INPUT for an unreadable or recorded file
   */
  async record(id: string, input: contract.BillFileInput, act: StaffAct): Promise<void> {
    const { db, trail } = this.parts;
    const { supplier, fileName: name, content } = input;
    const { bills, digest } = readContent(content);
    const cents = bills.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.cents, 0);
    const recordAudit = recording(trail, act, {
      kind: "SUPPLIER_BILLS_RECORDED",
      subject: { type: "supplier bills", id },
      after: { supplier, bills: bills.length, cents },
    });
    refuseRecorded(await recordBills(db, { id, supplier, name, digest }, bills, act.userId, recordAudit));
  }

  /** A line without open mismatches is a no-op. @throws DomainError NOT_FOUND */
  async settle(line: { id: string; position: number }, note: string, act: StaffAct): Promise<void> {
    const { db, trail } = this.parts;
    const outcome = await settleLine(db, line, note, act.userId, ({ number }) =>
      recording(trail, act, {
        kind: "SUPPLIER_BILL_SETTLED",
        subject: { type: "supplier bill", id: line.id, label: number },
        after: { line: line.position, note },
      }),
    );
    refuseGone(outcome, sentences.lineMissing);
  }

  /** Idempotent. @throws DomainError NOT_FOUND */
  async remove(id: string, reason: string, act: StaffAct): Promise<void> {
    const { db, trail } = this.parts;
    const outcome = await removeBill(db, id, reason, act.userId, ({ number }) =>
      recording(trail, act, {
        kind: "SUPPLIER_BILL_REMOVED",
        subject: { type: "supplier bill", id, label: number },
        after: { reason },
      }),
    );
    refuseGone(outcome, sentences.missing);
  }
}

/** @param content the file in Base64 @throws DomainError BAD_USER_INPUT for an unreadable file */
function readContent(content: string): { readonly bills: readonly FileBill[]; readonly digest: Buffer } {
  const bytes = Buffer.from(content, "base64");
  const bills = readBillFile(bytes);
  if (typeof bills === "string") throw refusal(bills);
  return { bills, digest: createHash("sha256").update(bytes).digest() };
}

/** A message on the field of the file. */
const refusal = (message: string) =>
  new DomainError("BAD_USER_INPUT", message, [{ property: "file", constraints: { file: message } }]);

function refuseRecorded(outcome: RecordOutcome): void {
  if (outcome.kind === "SAME_FILE") throw refusal(sentences.sameFile(outcome.name));
  if (outcome.kind === "SAME_BILLS") throw refusal(sentences.sameBill(named(outcome.numbers)));
}

function refuseGone(outcome: BillOutcome, message: string): void {
  if (outcome === "GONE") throw new DomainError("NOT_FOUND", message);
}

function named(numbers: readonly string[]): string {
  const others = numbers.length - namedProblems;
  return numbers.slice(0, namedProblems).join(", ") + (others > 0 ? ` and ${others} more` : "");
}
