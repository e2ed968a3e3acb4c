/** A customer's lease approval, as displayed in the profile. */

export interface PreApprovedCredit {
  readonly leaseId: string;
  /** Cents. */
  readonly approvedAmount: number;
  /** Cents used by orders. */
  readonly usedAmount: number;
}

export interface CreditReading {
  /** Null without a valid approval. */
  findCredit(userId: string): Promise<PreApprovedCredit | null>;
}
