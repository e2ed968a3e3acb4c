import type { ItemStatus } from "#contract/orders/item-statuses";
import type { MailBlock } from "../../../gateways/mail/mail-layout";
import { orderCancelled } from "./order-cancelled.mail";
import { orderConfirmation } from "./order-confirmation.mail";
import { ITEM_MAILS } from "./order-items.mail";
import type { MailedOrder } from "./order-mail.mapping";
import { orderNotLeased } from "./leases/order-not-leased.mail";
import { orderRefunded } from "./order-refunded.mail";

const ADDRESS = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
};

/** Only what the templates read. */
const anOrder = (change: object = {}) =>
  ({
    uniqueId: "EF-1",
    url: "https://shop.example/order/",
    customer: { shipping: ADDRESS },
    deliveryType: "DELIVERY_SHIPPING",
    pickupLocation: null,
    promotions: [],
    payments: [],
    lease: null,
    lines: [],
    ...change,
  }) as unknown as MailedOrder;
const withItems = (...statuses: ItemStatus[]) =>
  anOrder({ lines: statuses.map((status, at) => ({ id: `${at}`, status, product: { name: `No. ${at}` } })) });
const paidBy = (...gatewayTypes: string[]) =>
  anOrder({ payments: gatewayTypes.map((gatewayType) => ({ gatewayType, paidCents: 5_000 })) });
const wordsOf = (blocks: readonly MailBlock[]) =>
  blocks.flatMap((block) => ("paragraph" in block ? block.paragraph : [])).join("\n");

test.each([
  ["DELIVERY_SHIPPING", "email you when it's on its way."],
  ["DELIVERY_PICKUP", "email you when it's ready for pickup."],
])("a confirmation of %s announces the next step", (deliveryType, words) => {
  expect(wordsOf(orderConfirmation.blocks(anOrder({ deliveryType }), null))).toContain(words);
});

test.each([
  ["READY_TO_PICKUP", ["READY_TO_PICKUP", "READY_TO_PICKUP"], "Your order EF-1 is ready for pickup"],
  ["READY_TO_PICKUP", ["READY_TO_PICKUP", "PENDING_PICKUP"], "Part of your order EF-1 is ready for pickup"],
  ["READY_TO_PICKUP", ["READY_TO_PICKUP", "PICKUPED"], "Your order EF-1 is ready for pickup"],
  ["DELIVERED", ["DELIVERED", "CANCELLED"], "Your order EF-1 has arrived"],
  ["DELIVERED", ["DELIVERED", "DELIVERED"], "Your order EF-1 has arrived"],
  ["DELIVERED", ["DELIVERED", "SHIPPED"], "Part of your order EF-1 has arrived"],
  ["DELAYED", ["PENDING_SHIPMENT"], "Your order EF-1 is delayed"],
  ["DELAYED", ["PENDING_SHIPMENT", "PENDING_SHIPMENT"], "Part of your order EF-1 is delayed"],
  ["SHIPPED", ["SHIPPED", "SHIPPED"], "Your order EF-1 is on its way"],
  ["SHIPPED", ["SHIPPED", "PENDING_SHIPMENT"], "Part of your order EF-1 is on its way"],
  ["CANCELLED_BY_SUPPLIER", ["CANCELLED_BY_SUPPLIER"], "Your order EF-1 is unavailable"],
] as const)("%s of the first of %j has its subject", (change, statuses, subject) => {
  expect(ITEM_MAILS[change]!.subject(withItems(...statuses), { itemIds: ["0"], backCents: 0 })).toBe(subject);
});

test.each([
  ["DELIVERED", ["DELIVERED"], "Delivered from order EF-1, according to the carrier:"],
  ["DELAYED", ["PENDING_SHIPMENT"], "Your order EF-1 is taking longer than expected:"],
  ["CANCELLED", ["CANCELLED", "PENDING"], "has been canceled. The rest hasn't changed."],
  ["CANCELLED", ["CANCELLED", "CANCELLED"], "has been canceled."],
] as const)("%s of the first of %j is worded", (change, statuses, words) => {
  const blocks = ITEM_MAILS[change]!.blocks(withItems(...statuses), { itemIds: ["0"], backCents: 0 });
  const first = wordsOf(blocks).split("\n")[0];
  expect(first?.endsWith(words)).toBe(true);
});

test.each([
  ["unpaid", anOrder(), false, ["You weren't charged."]],
  [
    "leased and signed",
    anOrder({ lease: { isSigned: false, signedAt: "2026-11-20T12:00:00Z", lessorName: "Acima" } }),
    false,
    ["The lease with Acima ends. Acima will settle with you what you've paid."],
  ],
  [
    "paid by card",
    paidBy("BRAINTREE"),
    true,
    [
      "We'll refund what you paid to your original payment method. Depending on your bank, it can take up to 10 days.",
    ],
  ],
  [
    "paid by crypto",
    paidBy("PLISIO"),
    true,
    [
      "We'll refund what you paid to your original payment method. To refund crypto, we'll ask for your wallet address.",
    ],
  ],
] as const)(
  "the cancellation of an order %s states what happens to its money",
  (_what, order, isBack, money) => {
    const [first, ...rest] = wordsOf(orderCancelled.blocks(order, isBack)).split("\n");
    expect(first).toBe("Order EF-1 has been canceled.");
    expect(rest).toEqual(money);
  },
);

test.each([
  ["BRAINTREE", "to your original payment method. Depending on your bank, it can take up to 10 days."],
  ["COINBASE", "to your crypto wallet."],
])("a refund by %s states where it went", (gatewayType, words) => {
  expect(wordsOf(orderRefunded.blocks(paidBy(gatewayType), 5_000))).toBe(
    `We've refunded $50.00 for order EF-1 ${words}`,
  );
});

test("the return of an order's items names what goes to the crypto wallet and what to the bank", () => {
  const order = { ...withItems("RETURNED"), payments: paidBy("PLISIO", "BRAINTREE").payments };
  const words = wordsOf(ITEM_MAILS.RETURNED!.blocks(order, { itemIds: ["0"], backCents: 100 }));
  expect(words).toContain("Depending on your bank, it can take up to 10 days. To refund crypto, we'll ask");
});

test("an order that is not leased can go back to the cart, whichever payment methods are enabled", () => {
  const words = wordsOf(orderNotLeased.blocks(anOrder(), null));
  expect(words).toContain("You can also move the order back to your cart and choose less.");
  expect(words).not.toContain("Klarna");
});
