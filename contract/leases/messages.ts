/** Messages about leases, a part of contract/messages.ts. */
export const LEASE_MESSAGES = {
  ssn: "Please enter your 9-digit Social Security number or ITIN",
  dateOfBirth: "Please enter your date of birth",
  tooYoung: "You must be 18 or older to lease.",
  bankruptcy: "Please tell us if you're currently in bankruptcy",
  employerName: "Please enter your employer or income source",
  income: "Please enter your monthly income after taxes",
  payFrequency: "Please choose how often you're paid",
  lastPayDate: "Please enter your last payday",
  nextPayDate: "Please enter your next payday",
  bankName: "Please enter your bank's name",
  accountType: "Please choose checking or savings",
  routingNumber: "Please enter your bank's 9-digit routing number",
  accountNumber: "Please enter your account number (4–17 digits)",
  saved: "Saved. You can continue later.",
  linkMailed: "We've emailed you a link to continue.",
  noAddress: "Please enter your email address first.",
  draftDeleted: "Your saved application was deleted.",
  served: "Leasing is available where you live.",
  notServed: (state: string) => `Leasing isn't available in ${state}. Choose another payment method.`,
  noLessor: "Leasing isn't available right now. Choose another payment method.",
  noConsent: "Please read this and check the box to agree.",
  nothingSaved: "We no longer have your application. Please start again.",
  incomplete: "Some answers are missing or out of date. Please review them.",
  key: "We couldn't identify your application. Please reload the page.",
  haveReady:
    "You'll need your Social Security number or ITIN, your pay dates, and your bank routing and account numbers. We save every step, so you can finish later.",
  underWay: "You already have an application in progress. Please continue with that one.",
  tooManyTries: "Too many applications in a short time. Please try again tomorrow.",
  asked:
    "We have your application. The leasing company hasn't answered yet. We'll keep checking – no need to apply again.",
  continueAtLessor: "Please continue on the leasing company's site.",
  inReview: "The leasing company is reviewing your application.",
  approved: (amount: string) => `You're approved to lease for up to ${amount}.`,
  declined: "No leasing company could approve your application. Choose another payment method.",
  /** Sender and timing of a decline reason. */
  reasonFollows:
    "Each leasing company that declined will send you its reason by email or letter, usually within 30 days. We don't receive the reason.",
  /** Displayed with an order whose lease failed. */
  otherWays: "You can pay another way, or move the order back to your cart and choose less.",
  ended: "This application is closed. Choose another payment method.",
  lessorSilent: "The leasing company isn't responding right now. Please try again in a few minutes.",
  forgotten: "The details entered in this application have been deleted.",
  completed: "Your lease is signed and funded.",
  /** Options for a customer who cannot make a payment (LEASE-75). */
  cannotPay: (lessor: string) =>
    `Contact ${lessor} as early as you can, ideally three business days before the payment is due, and ask for another due date or smaller payments. If you end the lease by returning the items, no payment is due after that.`,
  paymentRemindersOn: "We'll email you two days before each lease payment.",
  paymentRemindersOff: "We won't email you about lease payments anymore.",
  paymentRemindersRefused: "You've changed this too often in the last hour. Please try again later.",
  /** Entry in an order's history. */
  summaryOfReminders: (isOn: boolean) => `Payment reminders turned ${isOn ? "on" : "off"}`,
  cameBack: "The leased items were returned. The lease has ended, and no further payments are due.",
  nothingLeased: "Nothing is leased on this order.",
  sign: "Sign your lease",
  answerRecorded: "Lessor's answer recorded.",
  answerNotNeeded:
    "The lessor has already decided, or someone else has recorded its answer. Please review the application.",
  noLessorNumber:
    "The lessor gave no number for this application, so nothing can be leased on it. Please ask the lessor again.",
  updateRequested: "Update requested from the lessor.",
  /** @param tax label from taxInWords */
  cartTooSmall: (minimum: string, missing: string, tax = "estimated state tax") =>
    `Add ${missing} to lease. Leases start at ${minimum}, including shipping and ${tax}.`,
  cartTooLarge: "This order is too large to lease. Choose another payment method.",
  approvalNotHere:
    "The leasing company that approved you doesn't lease to this address. Choose another payment method.",
  noApproval: "You don't have a lease approval. Apply for one, or choose another payment method.",
  notLeased: "The leasing company couldn't lease this order. Choose another payment method.",
  /** @param back amount already paid by another method; null for none */
  signBy: (moment: string, back: string | null) =>
    `Please sign by ${moment}. After that we'll cancel the order${back ? ` and refund the ${back} you've paid` : ""}.`,
  /** @param name payment frequency */
  plan: (name: string, numberOfPayments: number, payment: string, totalCost: string) =>
    `${name}: ${numberOfPayments} payments of ${payment}, total cost ${totalCost}`,
  readyToSign: "Please read and sign your lease on the leasing company's site.",
  restDue: (amount: string) =>
    `Please pay the remaining ${amount} with another payment method, then sign your lease.`,
  leasedAlready: "Part of this order is already leased. Please pay the rest with another payment method.",
  applied: "Application submitted.",
  sentToLessor: (lessor: string) => `Sent to ${lessor}.`,
  lessorDeclined: (lessor: string) => `${lessor} couldn't approve it.`,
  wasApproved: (amount: string) => `Approved for up to ${amount}.`,
  wasDeclined: "No leasing company approved it.",
  wasClosed: "Application closed.",
  remainderTooSmall: (min: string) => `Leases start at ${min}, so what's left isn't enough for one.`,
  lapsed: "Approval expired.",
  leaseBegun: (amount: string, order: string) => `${amount} used for order ${order}.`,
  leaseSigned: (order: string) => `Lease for order ${order} signed.`,
  leaseReleased: (order: string) => `Order ${order} wasn't leased, so its amount is available again.`,
  leaseReturned: (order: string) => `Order ${order} was returned, so its amount is available again.`,
} as const;

export const FINANCING_MESSAGES = {
  apply: "Apply to lease",
  leaseNotLoan: "This is a lease, not a loan or credit. APR does not apply.",
  /** @param lessor the approving lessor; null without an approval */
  leaseWords: (lessor: string | null) => (lessor ? `lease from ${lessor}` : "lease to own"),
  planOf: (lessor: string | null) =>
    lessor ? `Plan from ${lessor}, which approved you.` : "The highest cost among our leasing partners.",
  dependsOnPlace: "Lease amounts depend on the state tax for your ZIP code.",
  ownership: "You own it after all payments are made, or earlier through the early purchase option.",
} as const;

/** A part of LABELS in contract/messages.ts. */
export const LEASE_LABELS = {
  cashPrice: "Cash price",
  amountLeased: "Amount leased",
  withShippingAndTax: "with shipping and estimated state tax",
  estimatedTotal: "Estimated total",
  totalCost: "Total cost",
  biweekly: "Every two weeks",
  howMuchToLease: "See how much you can lease",
  yourApproval: "Your lease approval",
  fitsApproval: "Shop within your approval",
  leaseToOwn: "Lease to own",
  leaseCredit: "Lease Credit",
  leaseNotApproved: "Your lease was not approved",
  applyForLease: "Apply for a lease",
  application: "Lease application",
  moreNeeded: "The leasing company needs something from you",
  seeApplication: "See your application",
  goOnAtLessor: "Continue on the leasing company's site",
  agreement: "Full cost breakdown",
  readAndSign: "Read and sign your lease",
  numberOfPayments: "Number of payments",
  costOfLease: "Cost of lease",
  leaseFrom: (lessor: string) => `Your lease from ${lessor}`,
  dueAtSigning: "Due at signing (first payment)",
  nextPayment: "Next payment",
  earlyBuyout: "Early buyout",
  payoffToday: "Early buyout today",
  ifYouCannotPay: "If you can't pay",
  callLessor: (lessor: string) => `Contact ${lessor}`,
  helpPages: "its help pages",
  remindOfPayments: "Email me before each payment",
} as const;
