/** A customer's lease approval, as the profile shows it. */

export interface PreApprovedCredit {
  readonly leaseId: string;
  /** Cents. */
  readonly approvedAmount: number;
  /** Cents of it that orders take. */
  readonly usedAmount: number;
}

export interface CreditReading {
  /** Null without an approval that stands. */
  findCredit(userId: string): Promise<PreApprovedCredit | null>;
}
