/**
 * The shop's delivery and return promises (CATALOGUE-13), displayed at the buy button, in the terms and in
 * structured data.
 */
export const PROMISES = {
  /** Return window in days after delivery. */
  returnDays: 30,
  /** Business days from order to delivery. */
  deliveryDays: { least: 3, most: 7 },
  /** Business days until shipping; included in the delivery days. */
  handlingDays: { least: 1, most: 2 },
  /** Business days for Alaska, Hawaii and the territories. */
  farDeliveryDays: { least: 7, most: 14 },
} as const;

const { returnDays, deliveryDays, farDeliveryDays } = PROMISES;

const atYourDoor = ({ least, most }: { readonly least: number; readonly most: number }) =>
  `At your door in ${least} to ${most} business days`;
export const DELIVERY_PROMISE = atYourDoor(deliveryDays);
export const FAR_DELIVERY_PROMISE = atYourDoor(farDeliveryDays);
export const RETURNS_PROMISE = `Free returns within ${returnDays} days`;
