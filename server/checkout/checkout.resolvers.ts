/** GraphQL resolvers of the checkout. */
import type {
  CheckoutInput,
  MutationCheckoutWithArgs,
  PaymentMethod,
  Resolvers,
} from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import type { RequestContext } from "../http/graphql/graphql";
import type { OrderLeasing } from "../leases/ledger/leasing.port";
import type { OrderPlacing } from "../orders/placing/placing.port";
import type { PaymentReturns } from "../payments/paying.port";
import type { AvailabilityService } from "./availability.service";
import type { Caller } from "./draft.mapping";
import type { CheckoutService } from "./checkout.service";
import type { OrderPayment } from "./order-payment.service";
import { quoteOfCheckout } from "./quote.mapping";
import type { CheckoutQuoter } from "./quoter.service";
import { readAddresses } from "./input.mapping";

/** Values from a vendor's frame or page, as named in the schema. */
type SentTokens = Pick<MutationCheckoutWithArgs, "token" | "deviceData" | "currency">;

export interface CheckoutCalls {
  readonly checkout: CheckoutService;
  readonly payment: OrderPayment;
  readonly quoter: CheckoutQuoter;
  readonly availability: AvailabilityService;
  readonly leasing: Pick<OrderLeasing, "offerFor" | "advanceOrder">;
  readonly placing: Pick<OrderPlacing, "mayAct" | "methodsFor">;
  readonly payments: PaymentReturns;
}

export function checkoutResolvers({
  checkout,
  payment,
  quoter,
  availability,
  leasing,
  placing,
  payments,
}: CheckoutCalls): Resolvers<RequestContext> {
  const pay = async (
    context: RequestContext,
    input: CheckoutInput,
    method: PaymentMethod,
    { token = null, deviceData = null, currency = null }: SentTokens,
  ) => {
    const tokens = { token, deviceData, cryptoCurrency: currency };
    return checkout.checkout(input, { method, tokens }, await callerOf(context));
  };
  /** @throws DomainError NOT_FOUND if the caller may not pay the order */
  const requirePayer = async (context: RequestContext, orderId: string, orderKey: string | null = null) => {
    const mayPay = await placing.mayAct(orderId, await context.findViewer(), orderKey, "PAY");
    if (!mayPay) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
  };
  return {
    Query: {
      getCheckoutQuote: async (_root, { input }, context) => {
        if (input.orderId) {
          return payment.quotePlaced(input.orderId, input.orderKey ?? null, await context.findViewer());
        }
        const addresses = input.address ? readAddresses(input) : { value: null, problems: [] };
        const viewer = await context.findViewer();
        const { quote, problems, state } = await quoter.quote(
          input,
          viewer,
          addresses.value,
          context.origin.ipAddress,
        );
        const offer = await leasing.offerFor({
          userId: viewer?.userId ?? null,
          totalCents: quote.totalCents,
          isStateTax: quote.isStateTax,
          state,
        });
        return quoteOfCheckout(quote, [...addresses.problems, ...problems], offer, (totalCents) =>
          placing.methodsFor(totalCents),
        );
      },
      generateCoinbaseChargeId: async (_root, { input }, context) =>
        checkout.generateCharge(input, await callerOf(context)),
      getProductAvailabilityDetails: async (_root, { postalCode, productIds }) =>
        availability.listDetails(postalCode, productIds),
      preparePayment: async (_root, { method, input }, context) =>
        checkout.prepare(method, input, await callerOf(context)),
    },
    Mutation: {
      checkoutWith: async (_root, { method, input, ...tokens }, context) => {
        if (method === "LEASE") throw new DomainError("BAD_USER_INPUT", "Leases need an application");
        return pay(context, input, method, tokens);
      },
      checkoutWithBraintree: async (_root, { input, nonce, deviceData, method }, context) =>
        pay(context, input, cardMethod(method), { token: nonce, deviceData }),
      checkoutWithPlisio: async (_root, { input, currency }, context) =>
        pay(context, input, "CRYPTO", { currency }),
      checkoutWithKlarna: async (_root, { input, authorizationToken }, context) =>
        pay(context, input, "KLARNA", { token: authorizationToken }),
      checkoutWithCoinbase: async (_root, { input, chargeId }, context) =>
        pay(context, input, "COINBASE", { token: chargeId }),
      refreshPayment: async (_root, { orderId, orderKey }, context) => {
        await requirePayer(context, orderId, orderKey);
        await payments.refresh(orderId);
        await leasing.advanceOrder(orderId);
        return payment.resultOf(orderId);
      },
      closePayment: async (_root, { orderId, orderKey }, context) => {
        await requirePayer(context, orderId, orderKey);
        await payments.abandon(orderId);
        return payment.resultOf(orderId);
      },
    },
  };
}

/** Cards and Google Pay arrive as a nonce of the card gateway; other methods have their own mutations. */
function cardMethod(method: PaymentMethod | null | undefined): PaymentMethod {
  if (method === "CARD" || method === "GOOGLE_PAY") return method;
  throw new DomainError("BAD_USER_INPUT", "method must be CARD or GOOGLE_PAY");
}

export async function callerOf(context: RequestContext): Promise<Caller> {
  const { origin, acceptLanguages, refusesTracking } = context;
  return { viewer: await context.findViewer(), origin, acceptLanguages, refusesTracking };
}
