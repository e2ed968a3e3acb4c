/** Transactions and both kinds of errors in Braintree's format. */
import { decimalMoney } from "#contract/money/money";
import { type CardRecord, type TransactionRecord } from "./braintree-records";
import { xmlDocument, xmlElement, type XmlValue } from "./xml";

const MERCHANT_ACCOUNT = "sandbox_usd";
const SEARCH_PAGE = 50;

export function transactionXml(record: TransactionRecord): string {
  return xmlDocument("transaction", transactionNode(record));
}

/** Search results, at most one page. */
export function transactionsXml(records: readonly TransactionRecord[]): string {
  const sizes = { "current-page-number": 1, "page-size": SEARCH_PAGE, "total-items": records.length };
  const head = Object.entries(sizes).map(([name, size]) => xmlElement(name, size));
  const items = records.map((record) => xmlElement("transaction", transactionNode(record)));
  return `<credit-card-transactions type="collection">${[...head, ...items].join("")}</credit-card-transactions>`;
}

export function searchIdsXml(ids: readonly string[]): string {
  return xmlDocument("search-results", { "page-size": SEARCH_PAGE, ids: { tag: "item", items: ids } });
}

/** Declined by the processor or gateway: a transaction exists. */
export function refusalXml(record: TransactionRecord): string {
  const message =
    record.processor?.text ?? `Gateway Rejected: ${String(record.rejectionReason).replace(/_/g, " ")}`;
  return xmlDocument("api-error-response", {
    errors: { errors: noErrors },
    message,
    transaction: transactionNode(record),
  });
}

export interface ValidationProblem {
  readonly attribute: string;
  readonly code: string;
  readonly message: string;
}

/** Invalid request: no transaction exists. */
export function validationXml(problems: readonly ValidationProblem[]): string {
  return xmlDocument("api-error-response", {
    errors: {
      errors: noErrors,
      transaction: { errors: { tag: "error", items: problems.map((problem) => ({ ...problem })) } },
    },
    message: problems.map((problem) => problem.message).join("\n"),
  });
}

const noErrors = { tag: "error", items: [] };

export function transactionNode(record: TransactionRecord): { readonly [name: string]: XmlValue } {
  const { processor, card } = record;
  return {
    id: record.id,
    status: record.status,
    type: record.type,
    "currency-iso-code": "USD",
    amount: decimalMoney(record.amountCents),
    "merchant-account-id": MERCHANT_ACCOUNT,
    "order-id": record.orderId,
    "created-at": new Date(record.createdAt),
    "updated-at": new Date(record.history.at(-1)?.at ?? record.createdAt),
    customer: { email: record.email },
    "processor-response-code": processor?.code ?? "",
    "processor-response-text": processor?.text ?? "",
    "processor-response-type": processor?.type ?? "",
    "additional-processor-response":
      processor && processor.type !== "approved" ? `${processor.code} : ${processor.text}` : null,
    "gateway-rejection-reason": record.rejectionReason,
    "payment-instrument-type": card.instrument,
    ...cardNode(card),
    "refund-ids": { tag: "item", items: record.refundIds },
    "refunded-transaction-id": record.refundedTransactionId,
    "three-d-secure-info": threeDSecureNode(card),
    "status-history": {
      tag: "status-event",
      items: record.history.map(({ status, at }) => ({ status, timestamp: new Date(at) })),
    },
    disputes: { tag: "dispute", items: record.dispute ? [disputeNode(record)] : [] },
  };
}

function cardNode(card: CardRecord): Record<string, XmlValue> {
  if (card.instrument === "android_pay_card") {
    return {
      "android-pay-card": {
        "virtual-card-type": card.cardType,
        "virtual-card-last-4": card.lastFour,
        "source-card-type": card.cardType,
        "source-card-last-4": card.lastFour,
        "source-description": `${card.cardType} ${card.lastFour}`,
        "google-transaction-id": "google_transaction_id",
        bin: card.bin,
      },
    };
  }
  return { "credit-card": { bin: card.bin, "last-4": card.lastFour, "card-type": card.cardType } };
}

function threeDSecureNode({ threeDSecure }: CardRecord): XmlValue {
  if (!threeDSecure) return null;
  return {
    status: threeDSecure.status,
    "liability-shifted": threeDSecure.isLiabilityShifted,
    "liability-shift-possible": threeDSecure.isLiabilityShiftPossible,
    enrolled: "Y",
    "three-d-secure-version": "2.1.0",
  };
}

export function disputeNode(record: TransactionRecord): { readonly [name: string]: XmlValue } {
  return {
    id: record.dispute?.id ?? "",
    amount: decimalMoney(record.dispute?.amountCents ?? 0),
    "currency-iso-code": "USD",
    status: record.dispute?.status ?? "",
    kind: "chargeback",
    reason: "fraud",
    "received-date": record.createdAt.slice(0, 10),
    transaction: { id: record.id, amount: decimalMoney(record.amountCents) },
  };
}
