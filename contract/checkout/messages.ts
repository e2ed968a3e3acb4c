/** Sentences of the checkout, a part of contract/messages.ts. */
import { LIMITS } from "../limits";

export const CHECKOUT_MESSAGES = {
  emptyCart: "Your cart is empty.",
  gone: "A product of your order is no longer sold. Please take it out of your cart.",
  outOfStock: (name: string, left: number) =>
    left === 0 ? `${name} is sold out.` : `${name}: only ${left} left. Please order fewer.`,
  tooMany: (name: string, most: number) => `${name}: you can order ${most} at most. Please order fewer.`,
  tooLarge: (dollars: string) => `One order can come to ${dollars} at most. Please order fewer.`,
  nothingToPay: "There is nothing to pay for this order. Please order without the promotion code.",
  quantity: "Please order at least one of each product.",
  cartChanged: "Your cart has changed since you saw it. Please look at it again before you pay.",
  totalChanged: "The total has changed since you saw it. Please look at it again before you pay.",
  promotionInvalid: "This promotion code is not valid for this order.",
  tooManyCodes: (wait: string) => `Too many promotion codes were tried. Please try again in ${wait}.`,
  promotionUsed: "You have used this promotion code already.",
  promotionUsedUp: "This promotion code is used up.",
  promotionTooSmall: (dollars: string) => `This promotion code is for orders of ${dollars} or more.`,
  promotionOtherGoods: (goods: string) =>
    `This promotion code is for ${goods}, and this order has none of that.`,
  promotionTooFew: (dollars: string, goods: string) =>
    `This promotion code is for ${dollars} or more of ${goods}.`,
  promotionShipsFree: "This promotion code is for shipping, and this order is shipped free already.",
  promotionNoSet: (pieces: number, goods: string) =>
    `This promotion code is for ${pieces} or more pieces${goods ? ` of ${goods}` : ""} in one order.`,
  promotionTakesLess:
    "This promotion code cannot be combined with what is taken off already, and would take off no more.",
  offerOver: "An offer of this order cannot be used any more. Please order again.",
  promotionSignIn: "This promotion code is for customers who are signed in. Please sign in to use it.",
  pickupPlace: "Please choose a store to pick up your order at.",
  noPickup: (name: string) => `${name} cannot be picked up. Please choose Ship To Home.`,
  noShipping: (name: string) => `${name} can only be picked up.`,
  notPaid: "The payment did not go through",
  declined: "The payment was declined. Nothing was charged; please try another way to pay.",
  notMade:
    "The payment was not completed. You can pay another way as long as there is stock; if you have paid already, please wait for our e-mail.",
  uncertain:
    "We have your order, but the payment is not confirmed yet. Please do not pay again: we are checking, and will e-mail you.",
  paymentDetails: "Please enter again how you want to pay.",
  gatewayDown: "This way to pay is not responding at the moment. Please try again or choose another one.",
  pageStillOpen:
    "Your earlier payment cannot be closed at the moment, and you should not pay twice. Please try again shortly, or complete that payment.",
  methodOff: "This way to pay is not available for this order.",
  notPayable: "This order cannot be paid any more.",
  nothingLeft: "Nothing is left to pay for this order.",
  tooManyTries: (wait: string) =>
    `There were too many payment attempts in a short time, so this one was not made. Please try again in ${wait}.`,
  key: "The order could not be identified. Please reload the page.",
  keyTaken: "This order has already been placed with different contents. Please reload the page.",
  tooManyUnpaid:
    `No more goods can be kept unpaid: at most ${LIMITS.holds.piecesPerAddress} of a product, in a few orders. ` +
    "Please pay or cancel another order of yours, or pay this one by card.",
  placed: "Thank you. Your order is placed.",
  redirected: "Your order is placed. Please complete the payment.",
  sellable: "Ready to order",
  soldOut: "Sold out online",
  pickupOnly: "Only for pickup at a store",
  noMilitary: "We do not deliver to military addresses (APO, FPO, DPO)",
  noIslands: "We deliver to the states, Puerto Rico, Guam and the U.S. Virgin Islands only",
  checking: "Checking delivery to your postal code…",
  notChecked: "We cannot check delivery right now; amounts are estimates. Press Update to try again.",
  noStores: (postalCode: string) => `Which stores are near ${postalCode} cannot be looked up right now.`,
  delivers: (postalCode: string, availability: string, range: string) =>
    `Delivers to ${postalCode}: ${availability}, arrives ${range}`,
  deliversNot: (postalCode: string, availability: string, reason: string) =>
    `To ${postalCode}: ${availability}. ${reason}`,
} as const;
