/** Records of the Braintree sandbox. */

export interface ThreeDSecureRecord {
  readonly status: string;
  readonly isLiabilityShifted: boolean;
  readonly isLiabilityShiftPossible: boolean;
}

/** Behavior of a card, determined by its number, which is never stored. */
export type CardBehaviour = "normal" | "declined" | "fraud" | "risk" | "dispute" | "invalid";

export interface CardRecord {
  readonly instrument: "credit_card" | "android_pay_card";
  readonly cardType: string;
  readonly bin: string;
  readonly lastFour: string;
  readonly behaviour: CardBehaviour;
  readonly threeDSecure: ThreeDSecureRecord | null;
}

export interface NonceRecord {
  readonly nonce: string;
  readonly card: CardRecord;
  readonly isConsumed: boolean;
}

interface DisputeRecord {
  readonly id: string;
  readonly status: "open" | "won" | "lost";
  readonly amountCents: number;
}

export interface TransactionRecord {
  readonly id: string;
  readonly type: "sale" | "credit";
  readonly status: string;
  readonly amountCents: number;
  readonly orderId: string | null;
  readonly email: string | null;
  readonly card: CardRecord;
  readonly createdAt: string;
  readonly history: readonly { readonly status: string; readonly at: string }[];
  readonly processor: { readonly code: string; readonly text: string; readonly type: string } | null;
  readonly rejectionReason: string | null;
  /** Final status when the batch settles. */
  readonly settlesAs: "settled" | "settlement_declined";
  readonly refundIds: readonly string[];
  readonly refundedTransactionId: string | null;
  readonly dispute: DisputeRecord | null;
}

/** A transaction with its next status and the history entry. */
export function withStatus(record: TransactionRecord, status: string): TransactionRecord {
  const at = new Date().toISOString();
  return { ...record, status, history: [...record.history, { status, at }] };
}
