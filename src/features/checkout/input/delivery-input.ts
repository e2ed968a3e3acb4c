/** Input of the delivery step: addresses by the shared rules (CHECKOUT-1), and the delivery type. */
import * as yup from "yup";
import type { SessionUser } from "#contract/accounts/session";
import { deliveryInput } from "#contract/checkout/schema";
import type { Address } from "#contract/customers/profile";
import { stateOfPostalCode } from "#contract/places/postal-codes";
import type { DeliveryType } from "#contract/orders/orders";
import { EMPTY_BILLING } from "../../../ui/form/address/billing-fields";
import { storedPlace } from "../../../client/page/place";
import { SAVED_FIELDS } from "../../../ui/form/address/saved-addresses";

export const deliverySchema = deliveryInput.shape({
  pickupPostalCode: yup.string(),
  isToBeSaved: yup.boolean(),
});

/** Every field in screen order; empty fields as "". */
export const EMPTY_DELIVERY = {
  email: "",
  deliveryType: "DELIVERY_SHIPPING" as DeliveryType,
  /** Only for the store search; not part of the order. */
  pickupPostalCode: "",
  pickupLocationId: "",
  firstName: "",
  lastName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  /** Whether to save the address in the account. */
  isToBeSaved: false,
  ...EMPTY_BILLING,
};
export type DeliveryForm = typeof EMPTY_DELIVERY;

/** True for an address already in the customer's account. */
export function isSaved(form: DeliveryForm, addresses: readonly Address[]): boolean {
  return addresses.some((address) =>
    SAVED_FIELDS.every((name) => form[name].trim() === (address[name] ?? "")),
  );
}

/**
 * Initial values of an untouched form: the customer's name, the default address, or the stored postal code.
 */
export function firstDelivery(user: SessionUser | null, addresses: readonly Address[]): DeliveryForm {
  const saved = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const own = user
    ? { email: user.username, firstName: user.firstName ?? "", lastName: user.lastName ?? "" }
    : {};
  const address = saved && Object.fromEntries(SAVED_FIELDS.map((name) => [name, saved[name]]));
  const postalCode = storedPlace();
  const place = postalCode === null ? {} : { postalCode, state: stateOfPostalCode(postalCode) ?? "" };
  return { ...EMPTY_DELIVERY, ...own, ...(address ?? place) };
}
