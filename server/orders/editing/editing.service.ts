/** Order corrections by staff, and their cost (ORDER-34, ORDER-35). */
import type { OrderChange, OrderEditInput, OrderEditPreview } from "#contract/graphql/generated";
import { codeReason } from "#contract/payments/refund-limits";
import { shippingOffOf } from "#contract/orders/line-cents";
import { isOrderTooLarge } from "#contract/checkout/schema";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import {
  areAddressesEditable,
  areItemsEditable,
  orderEditInput,
  type OrderAddress,
  type OrderEdit,
} from "#contract/orders/edits";
import { taxInWords } from "#contract/money/tax-words";
import { requirePermission, type Viewer } from "../../http/session";
import { validate } from "../../http/validation";
import type { OrderFulfilment } from "../changing/ports/fulfilment.port";
import { REFUSALS } from "../changing/refusals.rules";
import type { LargeRefunds, Proof } from "../large-refunds/large-refunds.service";
import { waitingCorrection } from "../reading/due.rules";
import type { Address, OrderLine, OrderRecord } from "../reading/order.port";
import type { OrderStore } from "../reading/orders.store";
import { isFirstFraudCheck } from "../reading/status.rules";
import type { EditPricing } from "./editing.port";
import { editOrder, type EditOutcome, type EditParts } from "./edit-order.change";
import { totalsOf, withTax, type EditPlan, type RetainedLine } from "./plan.rules";

export interface EditingParts extends EditParts {
  readonly orders: OrderStore;
  readonly pricing: EditPricing;
  readonly answer: OrderFulfilment["answer"];
  readonly largeRefunds: LargeRefunds;
  readonly isFraudChecked: boolean;
  /** Where the order is taxed: its pickup store; null = the shipping address. */
  readonly findStorePlace: (
    locationId: string,
  ) => Promise<{ readonly state: string; readonly postalCode: string } | null>;
}

const { orderEdits: sentences } = MESSAGES;

/** A plan, or a sentence why no plan is possible; null when nothing changes. */
type Planned = EditPlan | string | null;

class OnlyLooked extends Error {
  constructor(readonly outcome: EditOutcome) {
    super("Rolled back: a preview of a correction");
  }
}

export class EditingService {
  constructor(private readonly parts: EditingParts) {}

  /**
   * Previews the edit by making it and rolling it back.
   * @returns null when the order does not exist
   */
  async preview(viewer: Viewer, orderId: string, input: OrderEditInput): Promise<OrderEditPreview | null> {
    const edit = validate(orderEditInput, input);
    const order = await this.parts.orders.find(orderId);
    if (!order) return null;
    const plan = await this.plan(viewer, order, edit);
    if (typeof plan === "string") return impossible(plan, order);
    if (!plan) return { ...impossible(sentences.asItIs, order), isPossible: true };
    const outcome = await editOrder(this.parts, plan, async (made) => {
      throw new OnlyLooked(made);
    }).catch((error: unknown) => {
      if (error instanceof OnlyLooked) return error.outcome;
      throw error;
    });
    if (outcome.kind !== "DONE") return impossible(refusalOf(outcome.kind), order);
    const { totalCents } = plan.totals;
    const limits = await this.parts.largeRefunds.findLimits(viewer, orderId);
    const codeAhead = codeReason(limits, outcome.backCents);
    return {
      isPossible: true,
      message: sentences.total(formatMoney(totalCents), formatMoney(order.totalCents)),
      totalBefore: order.totalCents,
      total: totalCents,
      due: dueOf(plan, order),
      effects: [
        ...sentencesOf(plan, order, outcome.backCents),
        ...(this.parts.isFraudChecked && isCheckedAgain(plan, order) ? [sentences.checkedAgain] : []),
        ...(codeAhead ? [codeAhead] : []),
      ],
    };
  }

  /**
   * @param expected the preview the staff member confirmed
   * @throws DomainError FORBIDDEN without orders.cancel if the edit refunds money
   */
  async edit(
    viewer: Viewer,
    orderId: string,
    expected: { readonly revision: number; readonly dueCents: number },
    input: OrderEditInput,
    proof: Proof,
  ): Promise<OrderChange> {
    const edit = validate(orderEditInput, input);
    const { orders, answer } = this.parts;
    const order = await orders.find(orderId);
    if (!order) return answer(viewer, orderId, null, sentences.done);
    const plan = await this.plan(viewer, order, edit);
    if (plan === null) return answer(viewer, orderId, "SAME", sentences.done);
    if (order.revision !== expected.revision) return answer(viewer, orderId, "STALE", sentences.done);
    if (typeof plan === "string") return this.refuse(viewer, orderId, plan);
    const dueCents = dueOf(plan, order);
    if (dueCents !== expected.dueCents) {
      const isUnasked = expected.dueCents === 0;
      return this.refuse(
        viewer,
        orderId,
        isUnasked ? sentences.costsMore(formatMoney(dueCents)) : sentences.costsOther,
      );
    }
    const outcome = await this.parts.largeRefunds.withProof(viewer, proof, (recordRefunded) =>
      editOrder(this.parts, plan, async ({ backCents }, trx) => {
        if (backCents > 0) await recordRefunded(trx, orderId, backCents, "CORRECTION");
      }),
    );
    if (outcome.kind === "DONE") {
      const requestedMessage = sentences.linkSent(formatMoney(dueCents), order.customer.email);
      return answer(
        viewer,
        orderId,
        "DONE",
        dueCents > 0 ? requestedMessage : sentences.done,
        outcome.record,
      );
    }
    return this.refuse(viewer, orderId, refusalOf(outcome.kind));
  }

  private async refuse(viewer: Viewer, orderId: string, message: string): Promise<OrderChange> {
    return { ...(await this.parts.answer(viewer, orderId, "NOT_ALLOWED", message)), message };
  }

  private async plan(viewer: Viewer, order: OrderRecord, edit: OrderEdit): Promise<Planned> {
    const changed = changedLines(order, edit);
    const additions = edit.items.flatMap(({ itemId, productId, quantity }) =>
      itemId === null && productId !== null && quantity > 0 ? [{ productId, quantity }] : [],
    );
    const { customer, before } = addressesAfter(order, edit);
    const hasItems = changed.length > 0 || additions.length > 0;
    if (!hasItems && !before.shipping && !before.billing) return null;
    const items = order.lines;
    if (waitingCorrection(order)) return sentences.waits;
    if (hasItems && order.leasedCents > 0) return sentences.leased;
    if (hasItems && !areItemsEditable({ status: order.status, items })) return sentences.itemsTooLate;
    if (!areAddressesEditable({ status: order.status, items })) return sentences.tooLate;
    const priced = await Promise.all(
      additions.map((line) => this.parts.pricing.lineFor(line, order.deliveryType, order.promotions)),
    );
    const added: OrderLine[] = [];
    for (const line of priced) {
      if (typeof line === "string") return line;
      added.push(line);
    }
    const retained = items.map(
      (item): RetainedLine =>
        changed.find((line) => line.item.id === item.id) ?? { item, quantity: item.quantity },
    );
    if (added.length === 0 && retained.every(({ quantity }) => quantity === 0)) return sentences.nothingLeft;
    const shippingOffCents = shippingOffOf(items);
    const untaxed = hasItems ? totalsOf(order, retained, added) : { ...order, shippingOffCents };
    if (untaxed.discountCents > order.discountCents && order.promotions.some(({ hasBudget }) => hasBudget)) {
      return sentences.budgeted;
    }
    const store = await this.storeOf(order);
    const { state, postalCode } = store ?? customer.shipping;
    // Picked-up items are taxed at their store, regardless of the address.
    const isMoved = !store && before.shipping !== null && isElsewhere(before.shipping, customer.shipping);
    const isTaxedAnew = hasItems || isMoved;
    const tax = isTaxedAnew
      ? await this.parts.pricing.taxOf({
          state,
          postalCode,
          goodsCents: untaxed.subTotalCents - untaxed.discountCents + untaxed.shippingOffCents,
          shippingCents: untaxed.shippingCents - untaxed.shippingOffCents,
        })
      : order;
    const totals = withTax(untaxed, tax);
    if (isOrderTooLarge(totals) && !isOrderTooLarge(order)) {
      return MESSAGES.checkout.tooLarge(formatMoney(LIMITS.checkout.maxTotalCents));
    }
    const more = totals.totalCents - order.totalCents;
    const refusal = more > 0 ? this.whyNotCharged(order, more) : null;
    if (refusal) return refusal;
    if (more < 0 && order.leasedCents > 0) return sentences.leased;
    if (more < 0 && !areItemsEditable({ status: order.status, items })) return sentences.itemsTooLate;
    if (more < 0) requirePermission(viewer, "orders.cancel");
    const { id: orderId, revision } = order;
    return { orderId, revision, changed, added, totals, customer, before, actor: viewer.userId };
  }

  /** Why the customer cannot be charged the difference; null when they can. */
  private whyNotCharged(order: OrderRecord, moreCents: number): string | null {
    const amount = formatMoney(moreCents);
    const isPaid = order.leasedCents === 0 && areItemsEditable({ status: order.status, items: order.lines });
    if (!isPaid) return sentences.cannotCostMore(amount);
    if (order.customer.email === "") return sentences.noEmailAddress;
    const { sources } = this.parts;
    const ways = sources.flatMap((source) => source.methodsFor(moreCents)).filter((way) => way !== "LEASE");
    return ways.length === 0 ? sentences.cannotBePaid(amount) : null;
  }

  /** Null for shipped orders, and when the store no longer exists. */
  private async storeOf({ pickupLocation }: OrderRecord) {
    return pickupLocation && this.parts.findStorePlace(pickupLocation.id);
  }
}

function changedLines({ lines }: OrderRecord, { items }: OrderEdit): RetainedLine[] {
  return lines.flatMap((item) => {
    const quantity = items.findLast(({ itemId }) => itemId === item.id)?.quantity ?? item.quantity;
    return quantity === item.quantity ? [] : [{ item, quantity }];
  });
}

function addressesAfter({ customer }: OrderRecord, { shipping, billing }: OrderEdit) {
  const after = {
    shipping: shipping ? addressOf(shipping) : customer.shipping,
    billing: billing ? addressOf(billing) : customer.billing,
  };
  const before = {
    shipping: isSame(after.shipping, customer.shipping) ? null : customer.shipping,
    billing: isSame(after.billing, customer.billing) ? null : customer.billing,
  };
  const { firstName, lastName } = after.billing;
  return { customer: { ...customer, ...after, ...(before.billing && { firstName, lastName }) }, before };
}

function addressOf({ address2, ...address }: OrderAddress): Address {
  return { ...address, address2: address2 || null };
}

function isSame(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

function isElsewhere(one: Address, other: Address): boolean {
  return one.state !== other.state || one.postalCode !== other.postalCode;
}

function refusalOf(kind: Exclude<EditOutcome["kind"], "DONE">): string {
  return kind === "ORDERED" ? sentences.ordered : REFUSALS[kind];
}

/** Cents the customer must pay before the edit is applied. */
function dueOf({ totals }: EditPlan, { totalCents }: OrderRecord): number {
  return Math.max(0, totals.totalCents - totalCents);
}

/** Whether the edit raises the total above the amount checked for fraud (FRAUD-3). */
function isCheckedAgain(
  { totals }: EditPlan,
  { status, totalCents, fraudCheckedCents }: OrderRecord,
): boolean {
  return !isFirstFraudCheck({ status }) && totals.totalCents > Math.max(totalCents, fraudCheckedCents ?? 0);
}

function impossible(message: string, { totalCents }: OrderRecord): OrderEditPreview {
  return { isPossible: false, message, totalBefore: totalCents, total: totalCents, due: 0, effects: [] };
}

/** Adds "Estimated" only if the earlier tax was more than an estimate. */
function nameOfTax({ totals }: EditPlan, order: OrderRecord): string {
  return totals.isStateTax && order.isStateTax ? "state tax" : taxInWords(totals);
}

function sentencesOf(plan: EditPlan, order: OrderRecord, backCents: number): string[] {
  const { changed, added, totals } = plan;
  const moved = [
    ...changed.map(({ item, quantity }) => ({ name: item.product.name, pieces: quantity - item.quantity })),
    ...added.map(({ product, quantity }) => ({ name: product.name, pieces: quantity })),
  ];
  const dueCents = dueOf(plan, order);
  return [
    sentences.total(formatMoney(totals.totalCents), formatMoney(order.totalCents)),
    sentences.tax(nameOfTax(plan, order), formatMoney(totals.taxCents), formatMoney(order.taxCents)),
    ...(dueCents > 0 ? [sentences.paymentNeeded(formatMoney(dueCents), LIMITS.orders.phoneHoldHours)] : []),
    ...(backCents > 0 ? [sentences.back(formatMoney(backCents))] : []),
    ...moved.map(({ name, pieces }) =>
      pieces > 0 ? sentences.takenFromStock(pieces, name) : sentences.returnedToStock(-pieces, name),
    ),
  ];
}
