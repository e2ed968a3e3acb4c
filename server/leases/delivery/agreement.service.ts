/**
 * The cost breakdown of a lease agreement, read from the lessor so that customers see what they sign
 * (LEASE-38).
 */
import type { LeaseAgreement, LeaseAgreementPlan } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { lessorName } from "#contract/leases/lessors/lessor-name";
import { DomainError } from "../../errors";
import type { Viewer } from "../../http/session";
import type { OrderPlacing } from "../../orders/placing/placing.port";
import { LessorRefused, LessorUnavailable, type Lessor, type OfferedTerms } from "../lessors/lessor.port";
import type { AgreementStore } from "./agreement.store";

export interface AgreementParts {
  readonly store: AgreementStore;
  readonly orders: Pick<OrderPlacing, "find" | "mayAct">;
  /** Null when the lessor is disabled or unknown. */
  readonly findLessor: (type: string) => Lessor | null;
}

export class AgreementService {
  constructor(private readonly parts: AgreementParts) {}

  /**
   * @returns null for another customer's order, and when no agreement exists
   * @throws DomainError UNAVAILABLE while the lessor is unreachable
   */
  async find(
    viewer: Viewer | null,
    orderId: string,
    orderKey: string | null,
  ): Promise<LeaseAgreement | null> {
    const { store, orders, findLessor } = this.parts;
    const isStaff = viewer?.permissions.includes("leases.read") === true;
    if (!isStaff && !(await orders.mayAct(orderId, viewer, orderKey, "FOLLOW"))) return null;
    const order = await orders.find(orderId);
    const lease = order && (await store.find(order.id));
    const lessor = lease && findLessor(lease.lessor);
    const offered = lessor && (await this.listTerms(lessor, lease.lessorUuid));
    const [first] = offered ?? [];
    if (!order || !lease || !offered || !first) return null;
    return {
      orderNumber: order.uniqueId,
      lessorName: lessorName(lease.lessor),
      amountLeased: first.cashPriceCents,
      tax: order.taxCents,
      isStateTax: order.isStateTax,
      shippingCost: order.shippingCents,
      discount: order.discountCents,
      unleasedAmount: Math.max(0, order.totalCents - lease.cents),
      items: order.lines
        .filter(({ status }) => status !== "CANCELLED" && status !== "RETURNED")
        .map(({ product, quantity, priceCents }) => ({
          name: product.name,
          condition: product.condition ?? null,
          quantity,
          price: priceCents,
        })),
      plans: offered.map(toPlan),
      isSigned: lease.isSigned,
    };
  }

  /** @returns null when the lessor has no terms for the lease */
  private async listTerms(lessor: Lessor, uuid: string): Promise<OfferedTerms[] | null> {
    try {
      return await lessor.listTerms(uuid);
    } catch (error) {
      if (error instanceof LessorRefused) return null;
      if (error instanceof LessorUnavailable) {
        throw new DomainError("UNAVAILABLE", MESSAGES.leases.lessorSilent);
      }
      throw error;
    }
  }
}

function toPlan({ frequency, earlyPurchase, today, ...terms }: OfferedTerms): LeaseAgreementPlan {
  return {
    frequency,
    initialPayment: terms.initialPaymentCents,
    payment: terms.paymentCents,
    numberOfPayments: terms.numberOfPayments,
    totalCost: terms.totalCostCents,
    costOfLease: terms.totalCostCents - terms.cashPriceCents,
    earlyPurchaseDays: earlyPurchase.days,
    earlyPurchasePrice: earlyPurchase.priceCents,
    laterShareBasisPoints: earlyPurchase.laterBasisPoints,
    nextPayment: today?.nextPaymentCents ?? null,
    nextPaymentOn: today?.nextPaymentOn ?? null,
    payoffToday: today?.payoffCents ?? null,
  };
}
