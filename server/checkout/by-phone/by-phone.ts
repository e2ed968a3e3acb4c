/** Orders by telephone, put together for server/app.ts. */
import type { AuditTrail } from "../../audit/audit.port";
import type { OrderPlacing } from "../../orders/placing/placing.port";
import type { CheckoutQuoter } from "../quoter.service";
import { phoneOrderResolvers, type PaymentLinks } from "./phone-orders.resolvers";
import { PhoneOrdersService, type PhoneCustomer } from "./phone-orders.service";

export interface PhoneOrdersWiring {
  readonly quoter: CheckoutQuoter;
  readonly placing: OrderPlacing;
  readonly paymentLinks: PaymentLinks;
  readonly trail: AuditTrail;
  readonly care: { find(username: string): Promise<PhoneCustomer | null> };
}

export function createPhoneOrders({ quoter, placing, paymentLinks, trail, care }: PhoneOrdersWiring) {
  const findCustomer = (username: string) => care.find(username);
  const orders = new PhoneOrdersService({ quoter, placing, trail, findCustomer });
  return phoneOrderResolvers(orders, paymentLinks);
}
