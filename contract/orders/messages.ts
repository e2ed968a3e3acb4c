/** Messages about orders, a part of contract/messages.ts. */
import { countWords } from "../fields/count-words";

export const ORDER_LIST_MESSAGES = {
  exportsRun: "Two exports are already running. Please try again when one is done.",
  assigned: "Assignment updated.",
  notAssignable: "This person can't see orders. Please choose someone else.",
  tooManyTags: "An order can have up to 20 tags. Please remove one first.",
  noneChosen: "Please select at least one order.",
  tooManyAtOnce: (max: number) => `You can change up to ${max.toLocaleString("en-US")} orders at once.`,
  otherRun: "This form already started another change of orders. Open it again to start a new one.",
  otherCount: (count: number) =>
    `The list has changed and now has ${countWords(count, "order")}. Please review it again.`,
} as const;

export const ORDER_LINK_MESSAGES = {
  orderNumber: "Please enter the order number from our emails: EF- and eight letters or digits.",
  linkRequested:
    "If that order number and email address match, a link to the order is on its way to your inbox.",
  linkNotSent: "We couldn't send the link. Please try again later.",
} as const;

export const ITEM_MESSAGES = {
  carrier: "Please enter the carrier",
  trackingNumber: "Please enter the tracking number",
  trackingUrl: "Please enter the carrier's tracking link (https://), or leave it empty.",
  itemsChanged: "Items updated.",
  itemsChangedMailed: "Items updated. The customer was notified by email.",
  notCapturedYet: "The payment is authorized but not captured yet. Please try again once it's captured.",
  quantity: "Please enter a quantity from 0 to 99.",
  releaseReason: "The fraud check is holding this order. Please say why you're releasing it.",
  pieces: "Please enter a quantity.",
  noItems: "Please select at least one item.",
  occurredOn: "Please enter the date it happened, within the last six months.",
} as const;

export const REFUND_MESSAGES = {
  refundRequested: "The refund is on its way.",
  refundOtherAmount: (dollars: string) =>
    `This form already requested a refund of ${dollars}. Check the order's history, then start again to refund more.`,
  refundTooMuch: (dollars: string) => `You can refund up to ${dollars} for this order.`,
  codeForRefund: (refundedForOrder: string, refundedInDay: string) =>
    `This takes your refunds above ${refundedForOrder} for this order or ${refundedInDay} in 24 hours. Please enter a new code from your ` +
    "second factor",
  maxRefund: (dollars: string, withoutCode: string) =>
    dollars === withoutCode
      ? `Up to ${dollars}`
      : `Up to ${dollars}, ${withoutCode} of it without a second-factor code`,
  refundByHand:
    "The payment processor doesn't send this refund automatically. The steps to send it by hand are shown below.",
  /** History entry; the mail itself is displayed below. */
  summaryOfMailAgain: "Email sent again to the customer",
  summaryOfLetter: "Email from staff to the customer",
  mailedAgain: "Email sent.",
  letterSent: "Email sent. You'll find it in the history.",
  letterSubject: "Please enter a subject",
  nobodyToMail: "The customer's account was deleted, so there's no address to write to.",
  mailedOften: "This customer has received many emails in the last hour. Please wait a while.",
  refundedByHand: "Refund recorded. The customer is notified by email.",
  refundReference: "Please enter the transfer number",
  notByHand: "This refund needs no manual action.",
  refundAmount: "Please enter the amount to refund.",
} as const;

/** Messages about orders returned to the cart; of the server alone, so not in contract/messages.ts. */
export const ORDER_IN_CART_MESSAGES = {
  done: "Order canceled. Everything from it that's still sold is back in your cart.",
  boughtAgain: "Everything from this order that's still sold is in your cart.",
  nothingSold: "Nothing from this order is sold anymore.",
  linkCannotCancel:
    "This link shows the order but can't change it. Please use “Cancel this order” in our email about it.",
  noLongerSold: (name: string) => `${name} is no longer sold, so it isn't in your cart.`,
  priceMoved: (name: string, then: string, now: string) =>
    `${name} was ${then} when you ordered it and is ${now} today.`,
} as const;

/** Messages about order corrections. */
export const ORDER_EDIT_MESSAGES = {
  done: "Order corrected. The customer was notified by email.",
  asItIs: "This changes nothing.",
  tooLate: "This order can no longer be corrected.",
  itemsTooLate:
    "Items can be changed only while the order is paid and none of them is on its way. Cancel or return single items instead.",
  leased:
    "This order is leased: the lessor agreed to exactly these items at this price. Cancel single items instead, or cancel the order and place a new one.",
  ordered: "The supplier already has this order. Ask it to cancel the items first.",
  nothingLeft: "At least one item must remain. Cancel the order instead.",
  costsMore: (amount: string) =>
    `The order would cost ${amount} more. The customer has to pay that first: save the change and email the payment link.`,
  cannotCostMore: (amount: string) =>
    `The order would cost ${amount} more. You can request that only while the order is paid and not being delivered yet.`,
  costsOther: "The change no longer costs what you saw. Please review it again.",
  cannotBePaid: (amount: string) =>
    `No payment method accepts ${amount}, so the customer couldn't pay the difference.`,
  noEmailAddress: "The customer of this order has no email address, so we can't ask for the difference.",
  paymentNeeded: (amount: string, hours: number) =>
    `We'll email the customer a link to pay ${amount}. The change is made once that's paid; the order waits for it for up to ${hours} hours.`,
  checkedAgain:
    "Once that's paid, the fraud check runs again because the order costs more than was checked. Until it's done, nothing is ordered from a supplier, and the check may put the order in review.",
  checkDue:
    "It costs more than was checked for fraud, so the check runs again. Nothing is ordered from a supplier until then.",
  checkWaits:
    "The order costs more than was checked for fraud, so the check runs again. Please try again in a minute.",
  summaryOfCheckDue: (total: string, checked: string) =>
    `Fraud check needed again: it costs ${total}, and ${checked} was checked`,
  summaryOfPassed: (score: number) => `Passed the fraud check again: risk score ${score}`,
  summaryOfHeld: (total: string) => `Held for review: corrected to ${total}, it didn't pass the fraud check`,
  notRequested: "Nothing was saved, and no payment was requested.",
  linkSent: (amount: string, email: string) =>
    `The change is awaiting payment. We emailed the link to pay ${amount} to ${email}.`,
  waits:
    "A change to this order is awaiting payment. Until it's paid or withdrawn, the order can only be canceled.",
  withdrawn: "Change withdrawn. The customer was notified by email.",
  notLeased: "A change to an order can't be leased. Please choose another payment method.",
  noneWaits: "No change to this order is awaiting payment.",
  over: "This change is no longer open: it was paid, withdrawn or not paid in time. Nothing was charged now.",
  summaryOfPending: (amount: string) => `A change that costs ${amount} more is awaiting payment`,
  summaryOfLapsed: (amount: string) => `The extra ${amount} for a change wasn't paid in time`,
  summaryOfWithdrawn: (amount: string) => `The change that costs ${amount} more was withdrawn`,
  total: (after: string, before: string) =>
    after === before ? `The total stays ${after}.` : `The total is ${after} instead of ${before}.`,
  budgeted:
    "This order's promotion has a budget, so no further discount is possible. Please place a new order for the added items.",
  /** @param name label of the tax after the correction */
  tax: (name: string, after: string, before: string) =>
    after === before ? `The ${name} stays ${after}.` : `The ${name} is ${after} instead of ${before}.`,
  back: (amount: string) => `${amount} is refunded to the customer the way it was paid.`,
  takenFromStock: (pieces: number, name: string) => `${pieces} × ${name} taken from stock.`,
  returnedToStock: (pieces: number, name: string) => `${pieces} × ${name} returned to stock.`,
} as const;

/** Messages about phone orders and payment links. */
export const PHONE_ORDER_MESSAGES = {
  placed: (email: string) => `Order placed. The payment link was sent to ${email}.`,
  linkSent: (email: string) => `The payment link was sent to ${email}.`,
  summary: "Order taken by phone",
  summaryOfLink: "Payment link sent",
  unknownCustomer: "No customer has this email address. Order for a guest instead.",
  disabled: "This account is disabled. Enable it first, or order for a guest.",
  address: "Enter the customer's address.",
  empty: "Add at least one product.",
  quantity: "Enter a quantity from 1 to 99.",
  productRemoved: "A product in this order is no longer sold. Remove it from the order.",
  totalChanged: (total: string) => `The total is now ${total}. Tell the customer, then place the order.`,
  promotionUsed: "This customer has already used this promotion code.",
  offerOver: "An offer on this order has just ended. Please review the total.",
  promotionForAccounts: "This promotion code is for customers with an account.",
  customerTooManyUnpaid:
    "We're already holding items for this customer's other unpaid orders. One of them must be paid or canceled first.",
  cannotBePaid: "No payment method accepts this total, so the customer couldn't pay it.",
  notWaiting: "This order isn't awaiting payment.",
  isBeingPaid: "The customer is paying this order right now.",
  sentOften:
    "The link was sent several times in the last hour. Ask the customer to look for it, or try again later.",
} as const;

/** Messages about supplier orders; of the server alone, so not in contract/messages.ts. */
export const SUPPLIER_ORDER_MESSAGES = {
  submitted: "The order is being sent to the supplier.",
  cancellationRequested: "Cancellation requested. The supplier's answer will appear here.",
  cancelWholeLine:
    "The supplier has all units of this line under one number and can only cancel them together. Ask it to cancel the line first.",
  beingOrdered:
    "This order is already being placed with the supplier, so you don't need to confirm it by hand.",
  nothingToDo: "There's nothing in this order to request from the supplier right now.",
} as const;

type CodeFact = "amount" | "refundedForOrder" | "refundedInDay" | "perOrder" | "perDay";

/** Messages of a change preview. */
export const ORDER_PREVIEW_MESSAGES = {
  nothing: "Nothing was charged, so there's nothing to refund.",
  back: (amount: string, way: string) => `${amount} is refunded by ${way}.`,
  byHand: (amount: string, way: string) => `${amount} is refunded by ${way}; our staff will send it.`,
  freed: (amount: string, way: string) => `${amount} reserved by ${way} won't be charged.`,
  codeNeeded: ({
    amount,
    refundedForOrder,
    refundedInDay,
    perOrder,
    perDay,
  }: Readonly<Record<CodeFact, string>>) =>
    `You'll be asked for a new second-factor code: this refunds ${amount}. Since your last code you refunded ` +
    `${refundedForOrder} of this order (no code up to ${perOrder}) and ${refundedInDay} in the last 24 hours (no code up to ${perDay}).`,
  leaseOver: (lessor: string) =>
    `The lease with ${lessor} ends. ${lessor} will settle with you what you've paid.`,
  leaseUnsigned: (lessor: string) =>
    `The lease with ${lessor} isn't signed and ends. You owe ${lessor} nothing.`,
  leaseLess: (before: string, after: string, lessor: string) =>
    `The leased amount goes from ${before} to ${after}. ${lessor} will adjust your payments.`,
  leaseSame: (amount: string) => `The lease of ${amount} stays the same.`,
} as const;

/** Messages about saved views. */
export const VIEW_MESSAGES = {
  name: "Please enter a name",
  nameTooLong: "Please choose a shorter name.",
  saved: "View saved.",
  deleted: "View deleted.",
  notSaved:
    "You already have a view with this name, or the maximum number of views. Please rename or delete one.",
} as const;

/** Messages about returns that customers request (ORDER-51). */
export const RETURN_MESSAGES = {
  requested: (number: string) => `Return ${number} requested. We emailed you what to do next.`,
  canceled: "Return canceled.",
  received: "Return received. The customer was notified by email.",
  reason: "Please choose why you're returning each item.",
  reasonOf: (name: string) => `Please choose why you're returning ${name}.`,
  noItems: ITEM_MESSAGES.noItems,
  notDelivered: (name: string) => `${name} hasn't been delivered yet, so it can't be returned.`,
  over: (name: string, day: string) => `${name} could be returned until ${day}.`,
  tooMany: (name: string, left: number) =>
    left === 0
      ? `${name} is already returned, or its return is requested.`
      : `You can return up to ${left} × ${name}.`,
  /** The lease's own rules apply (LEASE-75). */
  leased: "This order is leased. Contact us first, and we'll tell you how to return it.",
  noLabel: "We couldn't get the label from the carrier. Please try again later, or contact us.",
  notOpen: "This return is no longer open.",
  howTo:
    "Pack the items, print the return label from your order page, and drop the parcel off with the carrier.",
  whenRefunded: "We refund you once the items have arrived.",
} as const;
