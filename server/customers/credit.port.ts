/** A customer's approval, as the profile shows it. */

export interface PreApprovedCredit {
  readonly leaseId: string;
  /** Cents. */
  readonly approvedAmount: number;
  /** Cents of it that orders use. */
  readonly usedAmount: number;
}

export interface CreditReading {
  /** Null without a valid approval. */
  findCredit(userId: string): Promise<PreApprovedCredit | null>;
}
