/** Checkout messages, a part of contract/messages.ts. */
import { LIMITS } from "../limits";

export const CHECKOUT_MESSAGES = {
  emptyCart: "Your cart is empty.",
  gone: "A product in your order is no longer sold. Please remove it from your cart.",
  outOfStock: (name: string, left: number) =>
    left === 0 ? `${name} is sold out.` : `${name}: only ${left} left. Please order fewer.`,
  tooMany: (name: string, max: number) => `${name}: you can order up to ${max}. Please order fewer.`,
  tooLarge: (dollars: string) => `An order can total up to ${dollars}. Please order fewer items.`,
  nothingToPay: "There's nothing to pay for this order. Please remove the promotion code.",
  quantity: "Please order at least one of each product.",
  cartChanged: "Your cart has changed since you last saw it. Please review it before you pay.",
  totalChanged: "The total has changed since you last saw it. Please review it before you pay.",
  promotionInvalid: "This promotion code isn't valid for this order.",
  tooManyCodes: (wait: string) => `You've tried too many promotion codes. Please try again in ${wait}.`,
  promotionUsed: "You've already used this promotion code.",
  promotionUsedUp: "This promotion code has reached its limit.",
  promotionTooSmall: (dollars: string) => `This promotion code requires an order of ${dollars} or more.`,
  promotionOtherGoods: (goods: string) =>
    `This promotion code is for ${goods}, which this order doesn't include.`,
  promotionTooFew: (dollars: string, goods: string) =>
    `This promotion code requires ${dollars} or more of ${goods}.`,
  promotionShipsFree: "This promotion code is for shipping, and this order already ships free.",
  promotionNoSet: (pieces: number, goods: string) =>
    `This promotion code requires ${pieces} or more items${goods ? ` of ${goods}` : ""} in one order.`,
  promotionTakesLess:
    "This promotion code can't be combined with your current discount and wouldn't save you more.",
  offerOver: "An offer on this order is no longer available. Please order again.",
  promotionSignIn: "This promotion code is for signed-in customers. Please sign in to use it.",
  pickupPlace: "Please choose a store to pick up your order.",
  noPickup: (name: string) => `${name} isn't available for pickup. Please choose Ship To Home.`,
  noShipping: (name: string) => `${name} is available for pickup only.`,
  notPaid: "Your payment didn't go through",
  declined: "Your payment was declined. Nothing was charged; please try another payment method.",
  notMade:
    "The payment wasn't completed. You can use another payment method while items are in stock. If you've already paid, please wait for our email.",
  uncertain:
    "We have your order, but the payment isn't confirmed yet. Please don't pay again: we're checking and will email you.",
  paymentDetails: "Please enter your payment details again.",
  gatewayDown: "This payment method isn't responding right now. Please try again or choose another one.",
  pageStillOpen:
    "We can't close your earlier payment right now, and you shouldn't pay twice. Please try again shortly, or complete that payment.",
  methodOff: "This payment method isn't available for this order.",
  notPayable: "This order can no longer be paid.",
  nothingLeft: "There's nothing left to pay for this order.",
  tooManyTries: (wait: string) =>
    `Too many payment attempts in a short time, so we didn't make this one. Please try again in ${wait}.`,
  key: "We couldn't identify the order. Please reload the page.",
  keyInUse: "This order was already placed with different contents. Please reload the page.",
  tooManyUnpaid:
    `We can't hold more unpaid items: at most ${LIMITS.holds.piecesPerAddress} of a product, in a few orders. ` +
    "Please pay or cancel one of your other orders, or pay for this one by card.",
  placed: "Thank you. Your order is placed.",
  redirected: "Your order is placed. Please complete the payment.",
  sellable: "Ready to order",
  soldOut: "Sold out online",
  pickupOnly: "Store pickup only",
  noMilitary: "We don't deliver to military addresses (APO, FPO, DPO)",
  noIslands: "We only deliver to the states, Puerto Rico, Guam and the U.S. Virgin Islands",
  checking: "Checking delivery to your ZIP code…",
  notChecked: "We can't check delivery right now; amounts are estimates. Press Update to try again.",
  noStores: (postalCode: string) => `We can't look up stores near ${postalCode} right now.`,
  delivers: (postalCode: string, availability: string, range: string) =>
    `Delivers to ${postalCode}: ${availability}, arrives ${range}`,
  deliversNot: (postalCode: string, availability: string, reason: string) =>
    `To ${postalCode}: ${availability}. ${reason}`,
} as const;
