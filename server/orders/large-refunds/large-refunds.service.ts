/**
 * Requires a fresh second-factor code when staff refunds exceed a limit (ORDER-40,
 * docs/decisions/order-changes.md).
 */
import * as yup from "yup";
import type { RefundAllowance } from "#contract/payments/refund-limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import { optionalFactorCode } from "#contract/accounts/second-factor";
import type { Db } from "../../db/client";
import type { Origin, Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import { RefundLimitExceeded, type RecordRefunded } from "../changing/limit-refunds.change";
import type { RefundLimits } from "./refunds.settings";
import { recordProven, recordWithin } from "./record-refund.change";
import { findRefunded } from "./staff-refunds.store";

/** @throws DomainError for a wrong, used or missing code, with `why` as its message */
export type ConfirmFactor = (
  viewer: Viewer,
  code: string | undefined,
  origin: Origin,
  why: string,
) => Promise<void>;

/** The code sent with a change that may refund money. */
export interface Proof {
  /** Null = none sent. */
  readonly code: string | null;
  readonly origin: Origin;
}

/** @param code as sent */
export function proofOf(code: string | null | undefined, { origin }: { readonly origin: Origin }): Proof {
  return { code: code ?? null, origin };
}

/**
 * Runs a staff change that records its refund.
 * @throws DomainError BAD_USER_INPUT for the code
 */
export type WithProof = <Made>(
  viewer: Viewer,
  proof: Proof,
  change: (recordRefunded: RecordRefunded) => Promise<Made>,
) => Promise<Made>;

const proofInput = yup.object({ code: optionalFactorCode() });

export interface LargeRefunds {
  readonly withProof: WithProof;
  /** A staff member's refunds on an order and in a day, and the limits without a code. */
  findLimits(viewer: Viewer, orderId: string): Promise<RefundAllowance>;
}

/** The refund is known only after the change: a large one is rolled back and made again with the code. */
export function createLargeRefunds(db: Db, limits: RefundLimits, confirm: ConfirmFactor): LargeRefunds {
  const why = MESSAGES.orders.codeForRefund(formatMoney(limits.perOrder), formatMoney(limits.perDay));
  const withProof: WithProof = async (viewer, { code: input, origin }, change) => {
    const { code } = validate(proofInput, { code: input ?? undefined });
    try {
      return await change(recordWithin(viewer.userId, limits));
    } catch (error) {
      if (!(error instanceof RefundLimitExceeded)) throw error;
    }
    await confirm(viewer, code, origin, why);
    return change(recordProven(viewer.userId));
  };
  return {
    withProof,
    findLimits: async ({ userId }, orderId) => ({ ...limits, ...(await findRefunded(db, userId, orderId)) }),
  };
}
