/** Store of lessor applications and leases by id, with an index of the shop's references. */
import { type Book, type BookStorage } from "../payments/book-storage";
import { isEnded, leasedCents, type LeaseRecord, type LessorName } from "./lease-record";

/** An approval with all its leases. */
export interface Approval {
  readonly amountCents: number;
  readonly usedCents: number;
  readonly remainingCents: number;
  readonly approvedAt: string | null;
  readonly approvedUntil: string | null;
}

export class LeaseBooks {
  private readonly records: Book<LeaseRecord>;
  /** Ids by lessor and reference, newest last. */
  private readonly index = new Map<string, string[]>();

  constructor(
    storage: BookStorage,
    private readonly now: () => Date,
  ) {
    this.records = storage.open("lessor-leases");
    for (const record of this.records.list()) this.enter(record, null);
  }

  put(record: LeaseRecord): LeaseRecord {
    this.enter(record, this.records.get(record.id) ?? null);
    this.records.put(record.id, record);
    return record;
  }

  /** Marks an approval as expired on first read after the signing deadline. */
  get(id: string): LeaseRecord | null {
    const record = this.records.get(id);
    if (!record) return null;
    const isLapsed =
      record.state === "APPROVED" && record.approvedUntil && Date.parse(record.approvedUntil) <= +this.now();
    return isLapsed ? this.put({ ...record, state: "EXPIRED" }) : record;
  }

  /** Newest record with a reference or order id. */
  findBy(lessor: LessorName, by: "reference" | "orderId", value: string): LeaseRecord | null {
    const id = this.index.get(`${lessor} ${by} ${value}`)?.at(-1);
    return id === undefined ? null : this.get(id);
  }

  list(): LeaseRecord[] {
    return this.records.list();
  }

  /** Null before the approval. */
  approvalOf(record: LeaseRecord): Approval | null {
    const root = record.approvalId ? this.get(record.approvalId) : record;
    if (!root || root.limitCents === null) return null;
    const drawn = this.index.get(`${root.lessor} approvalId ${root.id}`) ?? [];
    const usedCents = drawn
      .flatMap((id) => this.get(id) ?? [])
      .filter((lease) => !isEnded(lease))
      .reduce((sum, lease) => sum + leasedCents(lease), 0);
    return {
      amountCents: root.limitCents,
      usedCents,
      remainingCents: Math.max(0, root.limitCents - usedCents),
      approvedAt: root.approvedAt,
      approvedUntil: root.approvedUntil,
    };
  }

  /** True if there is an agreement to sign. */
  isSignable(record: LeaseRecord): boolean {
    return record.approvalId !== null && record.state === "APPROVED" && leasedCents(record) > 0;
  }

  private enter(record: LeaseRecord, before: LeaseRecord | null): void {
    for (const by of ["reference", "orderId", "approvalId"] as const) {
      if (!record[by] || record[by] === before?.[by]) continue;
      const key = `${record.lessor} ${by} ${record[by]}`;
      this.index.set(key, [...(this.index.get(key) ?? []), record.id]);
    }
  }
}
