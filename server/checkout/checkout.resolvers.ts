/** Checkout calls of the schema: arguments to service. */
import type {
  CheckoutInput,
  CheckoutQuote,
  CheckoutResult,
  PaymentMethod,
  Resolvers,
} from "#contract/graphql/generated";
import { DomainError } from "../errors";
import type { RequestContext } from "../http/graphql";
import { NO_TOKENS, type PaymentTokens } from "../payments/vendors/gateway.port";
import type { AvailabilityService } from "./availability.service";
import type { Caller } from "./draft.mapping";
import type { CheckoutService } from "./checkout.service";
import type { CheckoutQuoter, QuotedCheckout } from "./quoter.service";
import { readAddresses } from "./input.mapping";

export interface CheckoutCalls {
  readonly checkout: CheckoutService;
  readonly quoter: CheckoutQuoter;
  readonly availability: AvailabilityService;
  readonly methodsFor: (totalCents: number) => PaymentMethod[];
}

export function checkoutResolvers({
  checkout,
  quoter,
  availability,
  methodsFor,
}: CheckoutCalls): Resolvers<RequestContext> {
  const pay = async (
    context: RequestContext,
    input: CheckoutInput,
    method: PaymentMethod,
    tokens: Partial<PaymentTokens>,
  ): Promise<CheckoutResult> =>
    checkout.checkout(input, method, { ...NO_TOKENS, ...tokens }, await callerOf(context));
  return {
    Query: {
      getCheckoutQuote: async (_root, { input }, context) => {
        if (input.orderId) {
          return checkout.quotePlaced(input.orderId, input.orderKey ?? null, await context.findViewer());
        }
        const addresses = input.address ? readAddresses(input) : { value: null, problems: [] };
        const quoted = await quoter.quote(input, await context.findViewer(), addresses.value);
        return toQuote({ ...quoted, problems: [...addresses.problems, ...quoted.problems] }, methodsFor);
      },
      generateCoinbaseChargeId: async (_root, { input }, context) =>
        checkout.generateCharge(input, await callerOf(context)),
      getProductAvailabilityDetails: async (_root, { postalCode, productIds }) =>
        availability.listDetails(postalCode, productIds),
      preparePayment: async (_root, { method, input }, context) =>
        checkout.prepare(method, input, await callerOf(context)),
    },
    Mutation: {
      checkoutWith: async (_root, { method, input, token, deviceData, currency }, context) => {
        if (method === "LEASE") throw new DomainError("BAD_USER_INPUT", "A lease is applied for");
        return pay(context, input, method, {
          token: token ?? null,
          deviceData: deviceData ?? null,
          cryptoCurrency: currency ?? null,
        });
      },
      checkoutWithBraintree: async (_root, { input, nonce, deviceData, method }, context) =>
        pay(context, input, cardMethod(method), { token: nonce, deviceData: deviceData ?? null }),
      checkoutWithPlisio: (_root, { input, currency }, context) =>
        pay(context, input, "CRYPTO", { cryptoCurrency: currency }),
      checkoutWithKlarna: (_root, { input, authorizationToken }, context) =>
        pay(context, input, "KLARNA", { token: authorizationToken }),
      checkoutWithCoinbase: (_root, { input, chargeId }, context) =>
        pay(context, input, "COINBASE", { token: chargeId ?? null }),
    },
  };
}

/** Both come as a nonce of the card gateway; the other methods have mutations of their own. */
function cardMethod(method: PaymentMethod | null | undefined): PaymentMethod {
  if (method === "CARD" || method === "GOOGLE_PAY") return method;
  throw new DomainError("BAD_USER_INPUT", "method must be CARD or GOOGLE_PAY");
}

async function callerOf(context: RequestContext): Promise<Caller> {
  const { origin, acceptLanguages } = context;
  return { viewer: await context.findViewer(), origin, acceptLanguages };
}

function toQuote(
  { quote, problems }: QuotedCheckout,
  methodsFor: (totalCents: number) => PaymentMethod[],
): CheckoutQuote {
  return {
    lines: quote.lines.map(({ product, quantity, priceCents, shippingCents }) => ({
      productId: product.productId,
      name: product.name,
      quantity,
      price: priceCents,
      subTotal: priceCents * quantity,
      shippingCost: shippingCents * quantity,
      image: product.images[0]?.href ?? null,
      url: product.url,
      availableQuantity: product.availableQuantity,
    })),
    subTotal: quote.subTotalCents,
    shipping: quote.shippingCents,
    tax: quote.taxCents,
    discount: quote.discountCents,
    total: quote.totalCents,
    promotion: quote.promotion?.label ?? null,
    paymentMethods: methodsFor(quote.totalCents),
    errors: [...problems],
  };
}
