/** The lessor that approved a shopper, as a browser stores it to request plans: type and expiration. */

export interface Approver {
  /** Type of the lessor. */
  readonly lessor: string;
  /** ISO time at which the approval expires. */
  readonly until: string;
}

const WRITTEN = /^([A-Z][A-Z0-9_]{0,39})\.(\d{1,15})$/;

export function writeApprover({ lessor, until }: Approver): string {
  return `${lessor}.${Date.parse(until)}`;
}

/** @returns the type of the lessor; null for invalid text or an approval expired at `now` (ms) */
export function readApprover(text: string, now: number): string | null {
  const [, lessor = null, until] = WRITTEN.exec(text) ?? [];
  return Number(until) > now ? lessor : null;
}
