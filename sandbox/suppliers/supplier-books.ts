/** Store of supplier orders by number, with an index of the shop's keys. */
import { type Book, type BookStorage } from "../payments/book-storage";
import { withWord, wordsAfter, type SupplierRecord, type SupplierWord } from "./supplier-record";

export class SupplierBooks {
  private readonly records: Book<SupplierRecord>;

  /** @param stepSeconds automatic progress per step; null disables it */
  constructor(
    storage: BookStorage,
    private readonly now: () => Date,
    private readonly stepSeconds: number | null,
  ) {
    this.records = storage.open("supplier-orders");
  }

  put(record: SupplierRecord): SupplierRecord {
    this.records.put(record.id, record);
    return record;
  }

  find(id: string): SupplierRecord | null {
    const record = this.records.get(id);
    return record ? wordsAfter(record, this.now(), this.stepSeconds) : null;
  }

  findByGivenId(givenId: string): SupplierRecord | null {
    return this.records.list().find((record) => record.givenId === givenId) ?? null;
  }

  /**
   * Sets the status and stops automatic progress.
   * @param itemId default: all items
   */
  setStatus(record: SupplierRecord, word: SupplierWord, itemId?: string): SupplierRecord {
    const items = record.items.map((item) =>
      itemId === undefined || item.id === itemId ? withWord(item, word) : item,
    );
    return this.put({ ...record, items, isByHand: true });
  }

  list(): SupplierRecord[] {
    return this.records.list().map((record) => wordsAfter(record, this.now(), this.stepSeconds));
  }
}
