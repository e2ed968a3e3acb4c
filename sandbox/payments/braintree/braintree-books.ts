/**
 * Store and state changes of the Braintree sandbox. Every change returns a transaction or validation errors.
 */
import { createHash, randomBytes } from "node:crypto";
import { type Book } from "../book-storage";
import { type SandboxOptions } from "../sandbox-options";
import { type CardRecord, type NonceRecord, type TransactionRecord, withStatus } from "./braintree-records";
import { type SaleRequest } from "./sale-request";
import { decideSale } from "./sale-outcome";
import { CONSUMED_NONCE, documentedNonce } from "./test-cards";
import { type ValidationProblem } from "./transaction-xml";

export type MoveResult =
  | { readonly kind: "done"; readonly transaction: TransactionRecord }
  | { readonly kind: "refused"; readonly transaction: TransactionRecord }
  | { readonly kind: "invalid"; readonly problems: readonly ValidationProblem[] };

interface KeyRecord {
  readonly digest: string;
  readonly transactionId: string;
}

const problem = (attribute: string, code: string, message: string): MoveResult => ({
  kind: "invalid",
  problems: [{ attribute, code, message }],
});
const done = (transaction: TransactionRecord): MoveResult => ({ kind: "done", transaction });

const VOIDABLE = ["authorized", "submitted_for_settlement", "settlement_pending"];
const SETTLED = ["settled", "settling"];
const SUCCEEDED = ["authorized", "submitted_for_settlement"];

export class BraintreeBooks {
  readonly transactions: Book<TransactionRecord>;
  private readonly nonces: Book<NonceRecord>;
  private readonly keys: Book<KeyRecord>;

  constructor(private readonly options: Pick<SandboxOptions, "books" | "switches">) {
    this.transactions = options.books.open("braintree-transactions");
    this.nonces = options.books.open("braintree-nonces");
    this.keys = options.books.open("braintree-request-keys");
  }

  /** @returns a single-use nonce for a sale */
  issueNonce(card: CardRecord): string {
    const nonce = `tokencc_${randomBytes(12).toString("hex")}`;
    this.nonces.put(nonce, { nonce, card, isConsumed: false });
    return nonce;
  }

  /** The card of an unused nonce. */
  findFreshCard(nonce: string): CardRecord | null {
    const record = this.nonces.get(nonce);
    return record && !record.isConsumed ? record.card : null;
  }

  consumeNonce(nonce: string): void {
    const record = this.nonces.get(nonce);
    if (record) this.nonces.put(nonce, { ...record, isConsumed: true });
  }

  sell(request: SaleRequest): MoveResult {
    return this.once(request.apiRequestKey, request, newId(), (id) => {
      const { nonce } = request;
      if (nonce === CONSUMED_NONCE || this.nonces.get(nonce)?.isConsumed) {
        return problem("payment_method_nonce", "91564", "Cannot use a payment_method_nonce more than once.");
      }
      const card = this.findFreshCard(nonce) ?? documentedNonce(nonce);
      if (!card) return problem("payment_method_nonce", "91565", "Unknown or expired payment_method_nonce.");
      if (card.behaviour === "invalid") return problem("number", "81715", "Credit card number is invalid.");
      this.consumeNonce(nonce);
      const outcome = decideSale(request, card, this.options.switches.current.magicAmounts);
      const { amountCents, orderId, email } = request;
      return this.write({
        ...newRecord(id, "sale", outcome.status),
        ...outcome,
        amountCents,
        orderId,
        email,
        card,
      });
    });
  }

  capture(record: TransactionRecord, amountCents: number | null, key: string | null): MoveResult {
    return this.once(key, ["capture", record.id, amountCents], record.id, () => {
      if (record.status !== "authorized") {
        return problem("base", "91507", "Cannot submit for settlement unless status is authorized.");
      }
      const amount = amountCents ?? record.amountCents;
      if (amount > record.amountCents)
        return problem("amount", "91522", "Settlement amount cannot be more than the authorized amount.");
      return this.write(withStatus({ ...record, amountCents: amount }, "submitted_for_settlement"));
    });
  }

  void(record: TransactionRecord): MoveResult {
    if (!VOIDABLE.includes(record.status)) {
      return problem(
        "base",
        "91504",
        "Transaction can only be voided if status is authorized, submitted_for_settlement, or settlement_pending.",
      );
    }
    return this.write(withStatus(record, "voided"));
  }

  refund(record: TransactionRecord, amountCents: number | null, key: string | null): MoveResult {
    return this.once(key, ["refund", record.id, amountCents], newId(), (id) => {
      if (!SETTLED.includes(record.status))
        return problem("base", "91506", "Cannot refund a transaction unless it is settled.");
      const refundable = record.amountCents - this.refundedCents(record);
      if (refundable === 0) return problem("base", "91512", "Transaction has already been fully refunded.");
      const amount = amountCents ?? refundable;
      if (amount > refundable) return problem("amount", "91521", "Refund amount is too large.");
      const refund: TransactionRecord = {
        ...record,
        ...newRecord(id, "credit", "submitted_for_settlement"),
        amountCents: amount,
        refundIds: [],
        refundedTransactionId: record.id,
        dispute: null,
      };
      // Writes the sale first. After a kill between the two writes, an unlisted refund could be paid twice,
      // while a listed refund that does not exist is harmless.
      this.write({ ...record, refundIds: [...new Set([...record.refundIds, id])] });
      return this.write(refund);
    });
  }

  /** Settles the batch of a transaction. */
  settle(record: TransactionRecord, status: string = record.settlesAs): MoveResult {
    if (record.status !== "submitted_for_settlement" && record.status !== "settlement_pending")
      return problem("base", "91575", "Cannot simulate settlement unless it is submitted for settlement.");
    const settled = withStatus(record, status);
    const isDisputed = record.card.behaviour === "dispute" && record.type === "sale" && status === "settled";
    const dispute = { id: newId(), status: "open" as const, amountCents: record.amountCents };
    return this.write(isDisputed ? { ...settled, dispute } : settled);
  }

  refundedCents(record: TransactionRecord): number {
    const refunds = record.refundIds.map((id) => this.transactions.get(id));
    const live = refunds.filter((refund) => refund && refund.status !== "voided");
    return live.reduce((sum, refund) => sum + (refund?.amountCents ?? 0), 0);
  }

  private write(transaction: TransactionRecord): MoveResult {
    this.transactions.put(transaction.id, transaction);
    const isGood = transaction.type === "credit" || transaction.history.length > 1;
    return isGood || SUCCEEDED.includes(transaction.status)
      ? done(transaction)
      : { kind: "refused", transaction };
  }

  /**
   * Idempotency: the same key returns the first outcome; the same key with another request is rejected. The
   * key is written before the action with the planned id, so a kill in between repeats nothing.
   */
  private once(
    key: string | null,
    request: unknown,
    newTransactionId: string,
    act: (transactionId: string) => MoveResult,
  ): MoveResult {
    if (!key) return act(newTransactionId);
    if (this.options.switches.current.refuseRequestKeys) {
      return problem("api_request_key", "915231", "API request key is not allowed.");
    }
    const digest = createHash("sha256").update(JSON.stringify(request)).digest("hex");
    const earlier = this.keys.get(key);
    const transaction = earlier && this.transactions.get(earlier.transactionId);
    if (transaction && earlier.digest !== digest) {
      return problem("base", "915232", "API request key can be reused only with the same request.");
    }
    // Still authorized: the sale was written, but the capture for this key was not.
    const isCapturePending = transaction?.status === "authorized" && transaction.id === newTransactionId;
    if (transaction && !isCapturePending) {
      return transaction.processor?.type === "approved"
        ? done(transaction)
        : { kind: "refused", transaction };
    }
    const transactionId = earlier?.digest === digest ? earlier.transactionId : newTransactionId;
    this.keys.put(key, { digest, transactionId });
    return act(transactionId);
  }
}

function newId(): string {
  return randomBytes(5).toString("hex").slice(0, 8);
}

function newRecord(id: string, type: TransactionRecord["type"], status: string) {
  const at = new Date().toISOString();
  return {
    id,
    type,
    status,
    createdAt: at,
    history: [{ status, at }],
    refundIds: [],
    refundedTransactionId: null,
    dispute: null,
  };
}
