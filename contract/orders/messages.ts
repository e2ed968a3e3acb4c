/** Sentences about orders, a part of contract/messages.ts. */
export const ORDER_LIST_MESSAGES = {
  exportsRun: "Two exports are under way already. Please try again when one is done.",
  noneChosen: "Please choose at least one order.",
  tooManyAtOnce: (most: number) => `At most ${most.toLocaleString("en-US")} orders can be changed at once.`,
  otherCount: (count: number) =>
    `The list has changed: ${count.toLocaleString("en-US")} orders match now. Please look at it again.`,
} as const;

export const ORDER_LINK_MESSAGES = {
  orderNumber: "Please enter the order number as our mails have it: EF- and eight letters or digits.",
  linkAskedFor:
    "If that number and that e-mail address belong to an order, its link is on its way to your mailbox.",
  linkNotSent: "The link could not be sent. Please try again later.",
} as const;

export const ITEM_MESSAGES = {
  carrier: "Please enter the carrier",
  trackingNumber: "Please enter the tracking number",
  trackingUrl: "Please enter the address of the carrier's page (https://), or none.",
  itemsChanged: "The items were changed.",
  itemsChangedMailed: "The items were changed, and the customer was told by mail.",
  notTakenYet: "The payment is reserved, not taken yet. Please try again once it is taken.",
  quantity: "Please enter how many pieces, 0 to 99.",
  releaseReason: "The fraud check holds this order. Please say why it is released.",
  pieces: "Please enter how many pieces of it.",
  noItems: "Please choose at least one item.",
  happenedOn: "Please enter the day it happened, within the last half year.",
} as const;

export const REFUND_MESSAGES = {
  refundAsked: "The refund is on its way.",
  refundTooMuch: (dollars: string) => `At most ${dollars} can be given back for this order.`,
  codeForRefund: (ofOrder: string, ofDay: string) =>
    `You have given back more than ${ofOrder} of this order, or ${ofDay} in 24 hours, with this: please enter a code of ` +
    "your second factor, made for this",
  mostBack: (dollars: string, withoutCode: string) =>
    dollars === withoutCode
      ? `${dollars} at most`
      : `${dollars} at most, ${withoutCode} of it without a code of your second factor`,
  refundByHand:
    "The payment company gives nothing back by itself. What you have to do is shown below “To give back by hand”.",
  /** In the history, where the mail itself stands below it. */
  summaryOfMailAgain: "A mail was sent again to the customer",
  summaryOfLetter: "Staff wrote to the customer",
  mailedAgain: "The mail is on its way.",
  letterSent: "Your mail is on its way, and stands in the history.",
  letterSubject: "Please enter a subject",
  nobodyToMail: "The customer's account was deleted, so there is no address to write to.",
  mailedOften: "This customer was mailed often within the last hour. Please wait a while.",
  refundedByHand: "The refund was noted, and the customer is mailed.",
  refundReference: "Please enter the number of the transfer",
  notByHand: "This refund is not waiting for anybody.",
  refundAmount: "Please enter the amount to give back.",
} as const;

/** Sentences about orders put back into the cart. */
export const ORDER_IN_CART_MESSAGES = {
  done: "The order is cancelled, and everything from it that is still sold is in your cart.",
  linkCannotCancel:
    "This link opens the order and does not change it. Please use “Cancel this order” in our mail about it.",
  gone: (name: string) => `${name} is no longer sold, so it is not in your cart.`,
  priceMoved: (name: string, then: string, now: string) =>
    `${name} was ${then} when you ordered it and is ${now} today.`,
} as const;

/** Corrections of orders. */
export const ORDER_EDIT_MESSAGES = {
  done: "The order was corrected, and the customer was told by mail.",
  asItIs: "Nothing is changed by this.",
  tooLate: "This order can no longer be corrected.",
  itemsTooLate:
    "Items can be changed while the order is paid and none of them is on its way. Cancel or take back single items instead.",
  leased:
    "This order is leased: the lessor has agreed to exactly these goods at this price. Cancel single items instead, or cancel the order and place it anew.",
  ordered: "The supplier has this order. Ask it to cancel the items first.",
  nothingLeft: "At least one item has to stay. Cancel the order instead.",
  costsMore: (amount: string) =>
    `The order would cost ${amount} more. The customer has to pay that first: save the change and mail the payment link.`,
  cannotCostMore: (amount: string) =>
    `The order would cost ${amount} more. That can be asked for only while the order is paid and nobody delivers it yet.`,
  costsOther: "What the change costs is not what you saw. Please look at it again.",
  cannotBePaid: (amount: string) =>
    `No way to pay takes ${amount}, so the customer could not pay the difference.`,
  nobodyToAsk:
    "The customer of this order has no e-mail address, so nobody can be asked to pay the difference.",
  asks: (amount: string, hours: number) =>
    `The customer is mailed a link to pay ${amount}. The change is made once that is paid; the order waits for it, ${hours} hours at most.`,
  checkedAgain:
    "Once that is paid, the order is checked for fraud again, because it then costs more than was checked. Until that is over nothing is ordered at a supplier, and the check may put the order in review.",
  checkDue:
    "It costs more than was checked for fraud, so it is being checked again. Nothing is ordered at a supplier until then.",
  checkWaits:
    "The order costs more than was checked for fraud, so it is being checked again. Please try it in a minute.",
  summaryOfCheckDue: (total: string, checked: string) =>
    `To be checked for fraud again: it costs ${total}, and ${checked} were checked`,
  summaryOfPassed: (score: number) => `Passed the fraud check again: risk score ${score}`,
  summaryOfHeld: (total: string) =>
    `Waits for review: corrected to ${total}, it did not pass the fraud check`,
  notAsked: "Nothing was saved, and nobody was asked to pay.",
  asked: (amount: string, email: string) =>
    `The change waits for its payment. The link to pay ${amount} was sent to ${email}.`,
  waits:
    "A change of this order waits for its payment. Until it is paid or withdrawn, the order can only be cancelled.",
  withdrawn: "The change was withdrawn, and the customer was told by mail.",
  notLeased: "A change of an order cannot be leased. Please choose another way to pay it.",
  noneWaits: "No change of this order waits for a payment.",
  over: "The change this was to pay is over: it was paid, withdrawn or not paid in time. Nothing was charged now.",
  summaryOfAsked: (amount: string) => `A change that costs ${amount} more waits for its payment`,
  summaryOfLapsed: (amount: string) => `The ${amount} a change costs more were not paid in time`,
  summaryOfWithdrawn: (amount: string) => `The change that costs ${amount} more was withdrawn`,
  total: (after: string, before: string) =>
    after === before ? `The total stays ${after}.` : `The total is ${after} instead of ${before}.`,
  budgeted:
    "The promotion of this order has a budget, so nothing more can be taken off. Please take a new order for what is added.",
  /** @param name of the tax after the correction */
  tax: (name: string, after: string, before: string) =>
    after === before ? `The ${name} stays ${after}.` : `The ${name} is ${after} instead of ${before}.`,
  back: (amount: string) => `${amount} goes back to the customer the way it came.`,
  taken: (pieces: number, name: string) => `${pieces} × ${name} taken from stock.`,
  forSale: (pieces: number, name: string) => `${pieces} × ${name} for sale again.`,
} as const;

/** Orders that staff take by telephone, and links to pay by. */
export const PHONE_ORDER_MESSAGES = {
  placed: (email: string) => `The order is placed. The link to pay it was sent to ${email}.`,
  linkSent: (email: string) => `The link to pay the order was sent to ${email}.`,
  summary: "Order taken by telephone",
  summaryOfLink: "Payment link sent",
  unknownCustomer: "There is no customer of this e-mail address. Order for a guest instead.",
  disabled: "This account is switched off. Switch it on first, or order for a guest.",
  address: "Enter the address of the customer.",
  empty: "Add at least one product.",
  quantity: "Enter how many pieces, 1 to 99.",
  gone: "A product of this order is no longer sold. Take it out of the order.",
  totalChanged: (total: string) => `The total is ${total} now. Tell the customer, then place the order.`,
  promotionUsed: "This customer has used this promotion code already.",
  offerOver: "An offer of this order has just ended. Please look at the total again.",
  promotionForAccounts: "This promotion code is for customers with an account.",
  customerTooManyUnpaid:
    "Goods are kept for other unpaid orders of this customer. One of them has to be paid or cancelled first.",
  cannotBePaid: "No way to pay takes this total, so the customer could not pay it.",
  notWaiting: "This order does not wait for a payment.",
  isBeingPaid: "The customer is paying this order right now.",
  sentOften:
    "The link was sent several times within the hour. Ask the customer to look for it, or try again later.",
} as const;

/** Sentences about orders placed at suppliers. */
export const SUPPLIER_ORDER_MESSAGES = {
  submitted: "The supplier is asked for it now.",
  cancelAsked: "The supplier is asked to cancel it. Its answer is shown here.",
  wholeLine:
    "The supplier has all pieces of this line under one number and cancels only all of them. Ask it back first.",
  beingOrdered: "This order is being ordered at the supplier already, so it need not be confirmed by hand.",
  nothingToDo: "There is nothing of this order to ask the supplier for now.",
} as const;

type CodeFact = "amount" | "ofOrder" | "ofDay" | "perOrder" | "perDay";

/** Sentences of the preview of a change. */
export const ORDER_PREVIEW_MESSAGES = {
  nothing: "Nothing was charged, so nothing goes back.",
  back: (amount: string, way: string) => `${amount} goes back by ${way}.`,
  byHand: (amount: string, way: string) => `${amount} goes back by ${way}; our staff sends it.`,
  freed: (amount: string, way: string) => `${amount} that ${way} has reserved is not taken.`,
  codeNeeded: ({ amount, ofOrder, ofDay, perOrder, perDay }: Readonly<Record<CodeFact, string>>) =>
    `You will be asked for a fresh code of your second factor: ${amount} go back with this. Since your last code you gave back ` +
    `${ofOrder} of this order, where ${perOrder} need no code, and ${ofDay} in the last 24 hours, where ${perDay} need none.`,
  leaseOver: (lessor: string) =>
    `The lease with ${lessor} ends. ${lessor} settles with you what you have paid it.`,
  leaseUnsigned: (lessor: string) =>
    `The lease with ${lessor} is not signed and ends: you owe ${lessor} nothing.`,
  leaseLess: (before: string, after: string, lessor: string) =>
    `${after} instead of ${before} is leased then. ${lessor} changes your payments to fit.`,
  leaseSame: (amount: string) => `The lease of ${amount} stays as it is.`,
} as const;

/** Sentences about saved views. */
export const VIEW_MESSAGES = {
  name: "Please enter a name",
  nameTooLong: "Please take a shorter name.",
  saved: "The view was saved.",
  deleted: "The view was deleted.",
  notSaved: "You have a view of this name already, or as many as can be kept. Please rename or delete one.",
} as const;
