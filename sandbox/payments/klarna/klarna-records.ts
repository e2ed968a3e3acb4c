/** Records of the Klarna sandbox. */

/** Fields that sessions and orders share. */
export interface KlarnaPurchase {
  readonly amountCents: number;
  readonly taxCents: number;
  readonly currency: string;
  readonly email: string | null;
  readonly reference1: string | null;
  readonly reference2: string | null;
  readonly urls: { readonly notification: string | null; readonly authorization: string | null };
}

export interface SessionRecord {
  readonly id: string;
  readonly purchase: KlarnaPurchase;
  readonly status: "incomplete" | "complete";
  readonly createdAt: string;
}

/** Outcome of a purchase, selected by the documented email addresses. */
type KlarnaOutcome = "accept" | "pend-accept" | "pend-reject";

export interface AuthorizationRecord {
  readonly token: string;
  readonly sessionId: string;
  readonly outcome: KlarnaOutcome;
  readonly isUsed: boolean;
  readonly createdAt: string;
}

interface MoneyRecord {
  readonly id: string;
  readonly cents: number;
}

export interface OrderRecord {
  readonly id: string;
  readonly purchase: KlarnaPurchase;
  readonly status: "AUTHORIZED" | "PART_CAPTURED" | "CAPTURED" | "CANCELLED" | "EXPIRED";
  readonly fraudStatus: "ACCEPTED" | "PENDING" | "REJECTED";
  readonly outcome: KlarnaOutcome;
  readonly captures: readonly MoneyRecord[];
  readonly refunds: readonly MoneyRecord[];
  /** Authorized amount, not yet captured or released. */
  readonly remainingCents: number;
  readonly createdAt: string;
}

export function sumOf(money: readonly MoneyRecord[]): number {
  return money.reduce((sum, { cents }) => sum + cents, 0);
}

/** "+denied" is rejected in the widget; the others are placed and decided later. */
export function outcomeOf(email: string | null): KlarnaOutcome | "denied" {
  if (email?.includes("+denied")) return "denied";
  if (email?.includes("+pend-accept-01")) return "pend-accept";
  return email?.includes("+pend-reject-01") ? "pend-reject" : "accept";
}
