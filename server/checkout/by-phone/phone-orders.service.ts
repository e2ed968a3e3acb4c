/**
 * Phone orders taken by staff (ORDER-36): quoted, refused and placed like the checkout's. Only the customer
 * pays, through the link in the order's mail.
 */
import type { CheckoutInput, CheckoutQuote, CheckoutResult, LeaseOffer } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { staffAct, type AuditTrail } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import type { Origin, Viewer } from "../../http/session";
import type { OrderPlacing, Placing } from "../../orders/placing/placing.port";
import { refusedResult } from "../answer.mapping";
import { readAddresses, readKey, type Addresses, type Read } from "../input.mapping";
import { quoteOfCheckout } from "../quote.mapping";
import type { CheckoutQuoter, QuotedCheckout } from "../quoter.service";
import { problem, soldOut, type CheckoutProblem } from "../quote.rules";
import { forStaff, phoneRequest, toOrderByStaff } from "./phone-order.mapping";

/** The facts of a customer that a phone order needs. */
export interface PhoneCustomer {
  readonly userId: string;
  readonly username: string;
  readonly status: string;
}

export interface PhoneOrdersParts {
  readonly quoter: CheckoutQuoter;
  readonly placing: OrderPlacing;
  readonly trail: AuditTrail;
  /** Null for staff, and for an unknown user. */
  findCustomer(username: string): Promise<PhoneCustomer | null>;
}

/** The staff member and the origin of the call. */
export interface Taker {
  readonly viewer: Viewer;
  readonly origin: Origin;
}

const { checkout: sentences, phoneOrders } = MESSAGES;
/** Customers apply for leases themselves. */
const NO_LEASE: LeaseOffer = {
  isAvailable: false,
  reason: null,
  leaseId: null,
  remainingAmount: null,
  leasedAmount: 0,
  unleasedAmount: 0,
  minimum: 0,
};

interface Quoted extends QuotedCheckout {
  readonly customer: PhoneCustomer | null;
  readonly addresses: Addresses | null;
}

export class PhoneOrdersService {
  constructor(private readonly parts: PhoneOrdersParts) {}

  /**
   * The order's cost, and the problems that prevent it.
   * @param username null = guest
   */
  async quote(username: string | null, input: CheckoutInput): Promise<CheckoutQuote> {
    const { quote, problems } = await this.look(username, input);
    const { methodsFor } = this.parts.placing;
    return quoteOfCheckout(quote, forStaff(problems, quote.totalCents), NO_LEASE, methodsFor);
  }

  /** Places the order once per key of this staff member. Expected refusals are returned as errors. */
  async place(taker: Taker, username: string | null, input: CheckoutInput): Promise<CheckoutResult> {
    const staffId = taker.viewer.userId;
    const key = readKey(input, staffId);
    if (key.value === null) return refusedResult(key.problems);
    const looked = await this.look(username, input);
    const userId = looked.customer?.userId ?? null;
    const named = `phone\0${key.value}`;
    const known = await this.parts.placing.findByKey(named, phoneRequest(input, userId));
    if (known) return this.answer(known, looked);
    const { quote, addresses } = looked;
    const problems = [...looked.problems, ...this.totalProblems(looked, input)];
    if (problems.length > 0 || addresses === null) return refusedResult(forStaff(problems, quote.totalCents));
    const order = toOrderByStaff(
      quote,
      addresses,
      input,
      { staffId, userId },
      {
        key: named,
        recordAudit: (trx, { id: orderId, uniqueId }) =>
          this.parts.trail.record(
            trx,
            staffAct(taker, "placePhoneOrder"),
            { kind: "PHONE_ORDER_PLACED", subject: { type: "order", id: orderId, label: uniqueId } },
            { accountId: userId, orderId },
          ),
      },
    );
    return this.answer(await this.parts.placing.placeByStaff(order), looked);
  }

  /** The checkout's quote for this customer, with all problems that prevent the order. */
  private async look(username: string | null, input: CheckoutInput): Promise<Quoted> {
    if (input.mode !== "CREATE_FRESH_ORDER" || input.orderId) {
      throw new DomainError("BAD_USER_INPUT", "mode must be CREATE_FRESH_ORDER, without an orderId");
    }
    const customer = username === null ? null : await this.parts.findCustomer(username);
    const addresses = addressesOf(input, customer);
    const quoted = await this.parts.quoter.quote(input, customer, addresses.value, null);
    const problems = [...customerProblems(username, customer), ...addresses.problems, ...quoted.problems];
    return { ...quoted, problems, customer, addresses: addresses.value };
  }

  private totalProblems({ quote, problems }: Quoted, input: CheckoutInput): CheckoutProblem[] {
    if (problems.length > 0) return [];
    if (!input.address) return [problem("INVALID_INPUT", phoneOrders.address, "address")];
    if (input.expectedTotal !== quote.totalCents) {
      return [problem("TOTAL_CHANGED", sentences.totalChanged, "expectedTotal")];
    }
    const isPayable = this.parts.placing.methodsFor(quote.totalCents).some((method) => method !== "LEASE");
    return isPayable ? [] : [problem("METHOD_NOT_AVAILABLE", sentences.methodOff)];
  }

  private async answer(placed: Placing, { quote }: Quoted): Promise<CheckoutResult> {
    const refuse = (reason: CheckoutProblem) => refusedResult(forStaff([reason], quote.totalCents));
    switch (placed.kind) {
      case "PLACED":
        return this.placed(placed.order.id);
      case "KNOWN":
        return this.placed(placed.orderId);
      case "CONFLICT":
        return refuse(problem("INVALID_INPUT", sentences.keyInUse, "idempotencyKey"));
      case "PROMOTION_USED_UP":
        return refuse(problem("PROMOTION_INVALID", sentences.promotionInvalid, "promotionCode"));
      case "PROMOTION_USED":
        return refuse(problem("PROMOTION_INVALID", sentences.promotionUsed, "promotionCode"));
      case "OFFER_OVER":
        return refuse(problem("TOTAL_CHANGED", phoneOrders.offerOver, "expectedTotal"));
      case "HOLDS_ENOUGH":
        return refuse(problem("TOO_MANY_UNPAID", sentences.tooManyUnpaid));
      case "OUT_OF_STOCK":
        return refusedResult(soldOut(placed.productIds, quote.lines));
      case "CART_CHANGED":
        throw new Error("a phone order empties no cart");
    }
  }

  private async placed(orderId: string): Promise<CheckoutResult> {
    const { placing } = this.parts;
    const record = await placing.find(orderId);
    if (!record) throw new Error("the placed order was not found");
    const { status } = record;
    const message = phoneOrders.placed(record.customer.email);
    return { ...refusedResult([]), success: true, message, status, order: placing.view(record) };
  }
}

/**
 * Mails of an account's order go to the account's address, regardless of the address typed, because they open
 * the order.
 */
function addressesOf(
  input: CheckoutInput,
  customer: PhoneCustomer | null,
): Read<Addresses> | { readonly value: null; readonly problems: [] } {
  const { address } = input;
  if (!address) return { value: null, problems: [] };
  return readAddresses(customer ? { ...input, address: { ...address, email: customer.username } } : input);
}

function customerProblems(username: string | null, customer: PhoneCustomer | null): CheckoutProblem[] {
  if (username === null || customer?.status === "ACTIVE") return [];
  const message = customer ? phoneOrders.disabled : phoneOrders.unknownCustomer;
  return [problem("INVALID_INPUT", message, "username")];
}
