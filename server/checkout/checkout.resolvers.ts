/** Checkout calls of specification §7: arguments to service. */
import type { CheckoutQuote, CheckoutResult, PaymentMethod, Resolvers } from "#contract/graphql/generated";
import type { RequestContext } from "../http/graphql";
import type { PaymentTokens } from "../orders/orders.port";
import type { Caller, CheckoutService } from "./checkout.service";
import type { CheckoutQuoter, QuotedCheckout } from "./checkout-quoter";
import { readAddresses } from "./checkout-input";

const NO_TOKENS: PaymentTokens = { token: null, deviceData: null, cryptoCurrency: null };

export function checkoutResolvers(
  checkout: CheckoutService,
  quoter: CheckoutQuoter,
  methodsFor: (totalCents: number) => PaymentMethod[],
): Resolvers<RequestContext> {
  return {
    Query: {
      getCheckoutQuote: async (_root, { input }, context) => {
        const addresses = input.address ? readAddresses(input) : { value: null, problems: [] };
        const quoted = await quoter.quote(input, await context.findViewer(), addresses.value);
        return toQuote({ ...quoted, problems: [...addresses.problems, ...quoted.problems] }, methodsFor);
      },
      preparePayment: async (_root, { method, input }, context) =>
        checkout.prepare(method, input, await callerOf(context)),
    },
    Mutation: {
      checkoutWithBraintree: async (
        _root,
        { input, nonce, deviceData, method },
        context,
      ): Promise<CheckoutResult> =>
        checkout.checkout(
          input,
          method === "GOOGLE_PAY" ? "GOOGLE_PAY" : "CARD",
          { ...NO_TOKENS, token: nonce, deviceData: deviceData ?? null },
          await callerOf(context),
        ),
      checkoutWithPlisio: async (_root, { input, currency }, context) =>
        checkout.checkout(
          input,
          "CRYPTO",
          { ...NO_TOKENS, cryptoCurrency: currency },
          await callerOf(context),
        ),
      checkoutWithKlarna: async (_root, { input, authorizationToken }, context) =>
        checkout.checkout(
          input,
          "KLARNA",
          { ...NO_TOKENS, token: authorizationToken },
          await callerOf(context),
        ),
      checkoutWithCoinbase: async (_root, { input, chargeId }, context) =>
        checkout.checkout(
          input,
          "COINBASE",
          { ...NO_TOKENS, token: chargeId ?? null },
          await callerOf(context),
        ),
    },
  };
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
