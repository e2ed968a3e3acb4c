/** Changes of orders, their money and leases. Changes of an order's own history are in that history. */
import { countWords } from "../../fields/count-words";
import { formatMoney } from "../../money/money";
import { supplierName } from "../../suppliers/suppliers";
import { lessorName } from "../../leases/lessors/lessor-name";
import { LEASE_LOOKS } from "../../leases/statuses";
import { BULK_ACTIONS, type OrderBulkAction } from "../../orders/bulk";
import type { MoneyCaseKind } from "../../payments/exceptions";
import { AUDIT_KIND_WORDS } from "../schema";
import { aboutSubject, sentence, type About, type After, type ChangeWords, type Labelled } from "./change";
import type { Subject } from "./subjects";

type Exception = Labelled<"order"> & After<{ readonly exception: MoneyCaseKind }>;
type LessorAnswer = { readonly lessor: string; readonly answer: keyof typeof LEASE_LOOKS };

export const ORDER_CHANGES = {
  APPLICANT_NUMBERS_VIEWED: ({
    subject,
    after,
  }: About<"lease application"> & After<{ readonly reason: string }>): ChangeWords => ({
    ...sentence(`${AUDIT_KIND_WORDS.LEASE_DATA_READ}: ${after.reason}`),
    note: `${subject.id}: ${after.reason}`,
  }),
  LESSOR_ANSWER_RECORDED: ({ subject, after }: About<"lease application"> & After<LessorAnswer>) =>
    aboutSubject(subject, `${lessorName(after.lessor)} answered ${LEASE_LOOKS[after.answer].label}`),
  LESSOR_QUERIED: ({ subject }: About<"lease application">) =>
    aboutSubject(subject, "status requested from the lessor"),
  /** The entry's account is the assignee. */
  ORDER_ASSIGNED: ({ subject, after }: Labelled<"order"> & After<{ readonly isAssigned: boolean }>) =>
    sentence(`${orderOf(subject)}: ${after.isAssigned ? "assigned" : "assignment ended"}`),
  ORDER_HISTORY_IMPORTED: () => sentence("order history imported"),
  ORDER_TAGS_CHANGED: ({ subject }: Labelled<"order">) => sentence(`${orderOf(subject)}: tags`),
  ORDERS_CHANGED_IN_BULK: ({ after }: After<{ readonly action: OrderBulkAction; readonly orders: number }>) =>
    sentence(`${BULK_ACTIONS[after.action].label}: ${countWords(after.orders, "order")}`),
  PAYMENT_EXCEPTION_NOTED: (change: Exception) => exceptionWords(change, "note added"),
  PAYMENT_EXCEPTION_RESOLVED: (change: Exception) => exceptionWords(change, "resolved"),
  PHONE_ORDER_PLACED: ({ subject }: Labelled<"order">) => sentence(`${orderOf(subject)}: taken by phone`),
  SUPPLIER_BILL_REMOVED: ({
    subject,
    after,
  }: Labelled<"supplier bill"> & After<{ readonly reason: string }>) =>
    bill(subject, `removed: ${after.reason}`),
  SUPPLIER_BILL_SETTLED: ({
    subject,
    after,
  }: Labelled<"supplier bill"> & After<{ readonly line: number; readonly note: string }>) =>
    bill(subject, `line ${after.line} settled: ${after.note}`),
  SUPPLIER_BILLS_RECORDED: ({
    after,
  }: About<"supplier bills"> &
    After<{ readonly supplier: string; readonly bills: number; readonly cents: number }>) =>
    sentence(
      `supplier bills: ${countWords(after.bills, "bill")} of ${supplierName(after.supplier)} recorded, ${formatMoney(after.cents)}`,
    ),
};

const bill = ({ id, label = id }: Subject, done: string) => sentence(`supplier bill ${label}: ${done}`);

const orderOf = ({ label }: Subject<"order">) => `order ${label}`;

const exceptionWords = ({ subject, after }: Exception, done: string) =>
  sentence(`money of ${orderOf(subject)} (${after.exception}): ${done}`);
