/** Payment vendors as a source of money for orders: accepted methods, and money held per order. */
import { WITHOUT_MONEY } from "#contract/payments/statuses";
import { VENDOR_METHODS } from "#contract/payments/vendors/vendor-methods";
import type { MoneySource } from "../orders/changing/ports/money.port";
import {
  checkOrderNow,
  listAttempts,
  insertAttempt,
  displayedAttempts,
  TAKES_NOTHING,
  type AttemptRecord,
} from "./ledger/attempts.store";
import type { PaymentSettings } from "./payments.settings";
import {
  sumRefunded,
  listHeld,
  ordersByHand,
  requestRefund,
  settleByHand,
  displayedByHand,
} from "./ledger/refunds.store";
import { paymentTroubles } from "./ledger/troubles.store";
import { METHODS, type PaymentGateways } from "./vendors/vendors";

/**
 * True when the blockchain has seen it, the vendor reviews it, or the vendor has not reported whether it
 * charged.
 */
function isAwaited({ state, method, paymentGatewayUrl, note }: AttemptRecord): boolean {
  if (state === "PENDING") return paymentGatewayUrl === null || note !== null;
  if (state === "UNKNOWN") return method !== "LEASE" && VENDOR_METHODS[method].token !== null;
  return state === "UNDERPAID" || state === "AUTHORIZED" || state === "PAID";
}

export function createPaymentSource(settings: PaymentSettings, gateways: PaymentGateways): MoneySource {
  return {
    methods: [...METHODS.keys()],
    methodsFor: (totalCents) =>
      settings.methods.filter((method) => {
        const facts = METHODS.get(method);
        return facts && gateways.find(facts.gatewayType) !== null && totalCents >= facts.minimumCents;
      }),
    opening: (order, method) => insertAttempt(order, { ...METHODS.get(method)!, method }),
    async isUnderWay(trx, due, next) {
      const [latest] = await listAttempts(trx, due);
      // An attempt that ended without ending the order was abandoned for another method.
      if (!latest || WITHOUT_MONEY.includes(latest.state)) return false;
      // Customers may leave an unpaid vendor page for another method; late money there is refunded.
      const isOpenPage = latest.state === "PENDING" && latest.paymentGatewayUrl !== null;
      return !(isOpenPage && latest.method !== next);
    },
    async isAwaited(trx, due) {
      return (await listAttempts(trx, due)).some(isAwaited);
    },
    async listHeld(trx, orderId) {
      const held = await listHeld(trx, orderId);
      return held.map((payment) => ({
        ...payment,
        canGoBack: (gateways.find(payment.gatewayType)?.refund ?? null) !== null,
      }));
    },
    giveBack: requestRefund,
    sumRefunded,
    // Only giveBack refunds payments.
    settleItems: async () => ({ cents: 0, entry: null }),
    // Payments have no lines.
    partLine: async () => undefined,
    wake: checkOrderNow,
    // Immediate payments have no reminders.
    turnReminders: async () => undefined,
    // Payments cover nothing before they are made: other sources come first.
    takes: () => TAKES_NOTHING,
    payments: displayedAttempts,
    byHand: displayedByHand,
    troubles: paymentTroubles,
    ordersByHand,
    settleByHand,
  };
}
