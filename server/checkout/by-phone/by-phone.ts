/** Phone orders taken by staff. */
import type { Feature } from "../../feature";
import { phoneOrderResolvers, type PaymentLinks } from "./phone-orders.resolvers";
import { PhoneOrdersService, type PhoneCustomer, type PhoneOrdersParts } from "./phone-orders.service";

export interface ByPhoneParts extends Omit<PhoneOrdersParts, "findCustomer"> {
  readonly paymentLinks: PaymentLinks;
  readonly care: { find(username: string): Promise<PhoneCustomer | null> };
}

export function openPhoneOrders({ paymentLinks, care, ...parts }: ByPhoneParts): Feature {
  const service = new PhoneOrdersService({ ...parts, findCustomer: (username) => care.find(username) });
  return { resolvers: [phoneOrderResolvers(service, paymentLinks)] };
}
