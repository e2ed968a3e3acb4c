/**
 * The shop's delivery and return promises (CATALOGUE-13), displayed at the buy button, in the terms and in
 * structured data.
 */
export const PROMISES = {
  /** Return window in days after delivery. */
  returnDays: 30,
  /** Business days from order to delivery. */
  deliveryDays: { min: 3, max: 7 },
  /** Business days until shipping; included in the delivery days. */
  handlingDays: { min: 1, max: 2 },
  /** Business days for Alaska, Hawaii and the territories. */
  farDeliveryDays: { min: 7, max: 14 },
  /** Days after delivery in which a lower price elsewhere is matched. */
  priceMatchDays: 14,
} as const;

const { returnDays, deliveryDays, farDeliveryDays } = PROMISES;

const atYourDoor = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `At your door in ${min} to ${max} business days`;
export const DELIVERY_PROMISE = atYourDoor(deliveryDays);
export const FAR_DELIVERY_PROMISE = atYourDoor(farDeliveryDays);
export const RETURNS_PROMISE = `Free returns within ${returnDays} days`;
