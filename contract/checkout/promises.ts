/** What the shop promises about delivery and returns (CATALOGUE-13): said at the buy button, in the terms and in structured data. */
export const PROMISES = {
  /** Days after delivery in which a product may go back. */
  returnDays: 30,
  /** Business days from order to door. */
  deliveryDays: { least: 3, most: 7 },
  /** Business days until an order is on its way; part of the delivery days. */
  handlingDays: { least: 1, most: 2 },
  /** The same for Alaska, Hawaii and the territories. */
  farDeliveryDays: { least: 7, most: 14 },
} as const;

const { returnDays, deliveryDays, farDeliveryDays } = PROMISES;

const atYourDoor = ({ least, most }: { readonly least: number; readonly most: number }) =>
  `At your door in ${least} to ${most} business days`;
export const DELIVERY_PROMISE = atYourDoor(deliveryDays);
export const FAR_DELIVERY_PROMISE = atYourDoor(farDeliveryDays);
export const RETURNS_PROMISE = `Free returns within ${returnDays} days`;
