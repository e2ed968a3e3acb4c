/**
 * Orders paid by a lease (LEASE-32 to LEASE-34): on the account's approval, or with a new application. The
 * order is placed like any other, so a repeated click makes one order and one lease.
 */
import type {
  CheckoutInput,
  CheckoutResult,
  LeaseApplicationInput,
  LeaseResult,
  Order,
} from "#contract/graphql/generated";
import { LEASE_ERROR_NAMES } from "#contract/leases/application";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { Applying, LeaseApplying } from "../leases/applications/applying.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import { NO_TOKENS } from "../payments/vendors/gateway.port";
import type { CheckoutService } from "./checkout.service";
import type { PaymentChoice } from "./order-payment.service";
import type { Caller } from "./draft.mapping";

export interface LeaseCheckoutParts {
  readonly checkout: CheckoutService;
  readonly placing: Pick<OrderPlacing, "find" | "view" | "issueKey">;
  readonly applications: LeaseApplying;
}

const { leases: sentences } = MESSAGES;
const byLease = (isOnApproval: boolean): PaymentChoice => ({
  method: "LEASE",
  tokens: NO_TOKENS,
  isOnApproval,
});

export class LeaseCheckoutService {
  constructor(private readonly parts: LeaseCheckoutParts) {}

  /** Places the input's order, or uses the existing one, and leases as much of it as the approval covers. */
  async withCredit(input: CheckoutInput, caller: Caller): Promise<LeaseResult> {
    const { checkout, applications } = this.parts;
    const result = await checkout.checkout(input, byLease(true), caller);
    const leaseId = result.order?.leaseId;
    const application = leaseId ? await applications.view(leaseId) : null;
    return {
      ...answerOf(result),
      status: application?.status ?? null,
      uuid: application?.uuid ?? null,
      application,
    };
  }

  /** Applies for a lease, alone or for the order of `checkout`, which is placed first and waits. */
  async apply(input: LeaseApplicationInput, who: Applying, caller: Caller): Promise<LeaseResult> {
    const { checkout, applications } = this.parts;
    const checkoutInput = input.checkout;
    let orderKey: string | null = null;
    const placeOrder = async (purchase: CheckoutInput) => {
      const placed = await checkout.checkout(purchase, byLease(false), caller);
      orderKey = placed.orderKey ?? null;
      return placed.order ? { orderId: placed.order.id } : { orderId: null, errors: placed.errors };
    };
    const result = await applications.apply(
      input,
      who,
      checkoutInput ? () => placeOrder(checkoutInput) : null,
    );
    return this.withOrder(result, orderKey);
  }

  async refresh(leaseId: string, who: Applying): Promise<LeaseResult> {
    return this.withOrder(await this.parts.applications.refresh(leaseId, who), null);
  }

  /**
   * Adds the order of an application and the customer's next step to the result.
   * @param known null issues a new key
   */
  private async withOrder(result: LeaseResult, known: string | null): Promise<LeaseResult> {
    const { placing } = this.parts;
    const orderId = result.application?.orderId;
    const record = orderId ? await placing.find(orderId) : null;
    if (!record) return result;
    const order = placing.view(record);
    const orderKey = known ?? (await placing.issueKey(record.id));
    return {
      ...result,
      order,
      orderKey,
      message: result.success ? (nextStepOf(order) ?? result.message) : result.message,
      redirectUrl: order.lenderSignatureUrl ?? result.redirectUrl ?? null,
    };
  }
}

/** Converts a checkout result to a lease result. */
function answerOf({ success, errors, message, order, orderKey }: CheckoutResult): LeaseResult {
  const isLost = order !== undefined && order !== null && success && !isLeased(order);
  const refused = {
    code: "DECLINED",
    name: LEASE_ERROR_NAMES.DECLINED,
    message: sentences.notLeased,
    property: null,
  };
  const reportedErrors = isLost ? [refused] : errors;
  return {
    success: success && !isLost,
    errors: reportedErrors,
    message: isLost ? sentences.notLeased : (order && success && nextStepOf(order)) || message,
    status: null,
    redirectUrl: order?.lenderSignatureUrl ?? null,
    uuid: null,
    code: reportedErrors[0]?.code ?? null,
    application: null,
    order: order ?? null,
    orderKey: orderKey ?? null,
  };
}

/** False when the lease failed: the order is then payable another way. */
function isLeased({ leaseDetails }: Order): boolean {
  return leaseDetails?.leaseState !== "RELEASED";
}

/** The customer's next step for the lease of an order; null when none is needed. */
function nextStepOf({ status, amountDue, total, leaseDetails }: Order): string | null {
  if (status === "PENDING_ESIGNATURE" && leaseDetails?.leaseState === "SIGNING") return sentences.readyToSign;
  if (status === "LOAN_IN_PROCESS" && leaseDetails?.leaseState === "HELD") return sentences.asked;
  return amountDue > 0 && amountDue < total ? sentences.restDue(formatMoney(amountDue)) : null;
}
