/** Sentences about leases, a part of contract/messages.ts. */
export const LEASE_MESSAGES = {
  ssn: "Please enter the nine digits of your social security or taxpayer number",
  dateOfBirth: "Please enter your date of birth",
  tooYoung: "You must be 18 or older to lease.",
  bankruptcy: "Please say whether you are in bankruptcy now",
  employerName: "Please enter the name of your employer or other source of income",
  income: "Please enter what you are paid a month, after taxes",
  payFrequency: "Please choose how often you are paid",
  lastPayDate: "Please enter the day you were last paid",
  nextPayDate: "Please enter the next day you are paid",
  bankName: "Please enter the name of your bank",
  accountType: "Please choose checking or savings",
  routingNumber: "Please enter the nine digits of your bank's routing number",
  accountNumber: "Please enter your account number, 4 to 17 digits",
  saved: "Saved. You can continue later.",
  linkMailed: "We have e-mailed you a link to continue with.",
  noAddress: "Please enter your e-mail address first.",
  draftDeleted: "What you entered has been deleted.",
  served: "Leasing is available where you live.",
  notServed: (state: string) => `Leasing is not available in ${state}. You can pay any other way.`,
  noLessor: "Leasing is not available at the moment. You can pay any other way.",
  noConsent: "Please read and accept what you agree to.",
  nothingSaved: "We no longer have your application. Please fill it in again.",
  incomplete: "Some answers are missing or have changed. Please look at them again.",
  key: "The application could not be identified. Please reload the page.",
  haveReady:
    "Have your social security number or ITIN ready, the days you are paid, and the routing and account number of your bank. Each step is saved: you can go on later.",
  underWay: "You already have an application under way. Please continue with that one.",
  tooManyTries: "Too many applications were made in a short time. Please try again tomorrow.",
  asked:
    "We have your application. The leasing company has not answered yet; we keep asking, and you need not apply again.",
  continueAtLessor: "Please continue at the leasing company.",
  inReview: "The leasing company is reviewing your application.",
  approved: (amount: string) => `You are approved to lease for up to ${amount}.`,
  declined: "No leasing company could approve your application. You can pay any other way.",
  /** Who sends the reason of a decline, and when. */
  reasonFollows:
    "Each leasing company that declined sends you its reason itself, by e-mail or letter, usually within 30 days. We do not learn the reason.",
  /** Beside an order that was not leased. */
  otherWays:
    "You can pay it by card, with Klarna in parts, or in coins, or put it back into your cart and choose less.",
  ended: "This application is closed. You can pay any other way.",
  lessorSilent: "The leasing company is not responding at the moment. Please try again in a few minutes.",
  forgotten: "What was typed into this application is forgotten already.",
  completed: "Your lease is signed and paid out.",
  /** What a customer can do who cannot make a payment (LEASE-75). */
  cannotPay: (lessor: string) =>
    `Tell ${lessor} as early as you can, best three business days before the payment falls due, and ask for another day or smaller payments. If you end the lease by returning the goods, no payment falls due after that.`,
  paymentRemindersOn: "We mail you two days before each payment of your lease.",
  paymentRemindersOff: "We do not mail you about payments of your lease any more.",
  paymentRemindersRefused: "This was changed very often within the hour. Please try again later.",
  /** In the history of an order. */
  summaryOfReminders: (isOn: boolean) => `Payment reminders turned ${isOn ? "on" : "off"}`,
  cameBack: "What was leased came back: the lease has ended, and no further payment is due.",
  notTaken: "Nothing is leased for this order.",
  sign: "Sign your lease",
  answerNoted: "The lessor's answer is noted.",
  answerNotNeeded:
    "The lessor has decided meanwhile, or somebody else has noted it. Please look at the application again.",
  noLessorNumber:
    "The lessor has given no number for this application, so nothing could be leased on it. Please ask the lessor again.",
  askedAgain: "The lessor was asked.",
  /** @param tax as taxInWords says it */
  cartTooSmall: (minimum: string, missing: string, tax = "estimated state tax") =>
    `Leases start at ${minimum}, shipping and ${tax} included: ${missing} to go.`,
  cartTooLarge: "An order of this size cannot be leased. You can pay any other way.",
  approvalNotHere:
    "The leasing company that approved you does not lease to this address. You can pay any other way.",
  noApproval: "You have no approval to lease on. You can apply for one, or pay any other way.",
  notLeased: "The leasing company could not lease this order. You can pay any other way.",
  /** @param back amount already paid another way; null for none */
  signBy: (moment: string, back: string | null) =>
    `Please sign by ${moment}; after that the order is cancelled${back ? `, and the ${back} you have paid goes back to you` : ""}.`,
  /** @param name how often it is paid */
  plan: (name: string, numberOfPayments: number, payment: string, totalCost: string) =>
    `${name}: ${numberOfPayments} payments of ${payment}, total cost ${totalCost}`,
  readyToSign: "Please read and sign the lease at the leasing company.",
  restDue: (amount: string) => `Please pay the rest of ${amount} another way; then you can sign the lease.`,
  leasedAlready: "A part of this order is leased already. Please pay the rest another way.",
  applied: "The application was made.",
  askedLessor: (lessor: string) => `We asked ${lessor}.`,
  lessorDeclined: (lessor: string) => `${lessor} could not approve it.`,
  wasApproved: (amount: string) => `It was approved for up to ${amount}.`,
  wasDeclined: "No leasing company approved it.",
  wasClosed: "The application was closed.",
  leftTooLittle: (least: string) => `The smallest lease is ${least}: what is left is too little for one.`,
  lapsed: "The approval lapsed.",
  leaseBegun: (amount: string, order: string) => `${amount} of it was taken for order ${order}.`,
  leaseSigned: (order: string) => `The lease of order ${order} was signed.`,
  leaseReleased: (order: string) => `Order ${order} was not leased: what it took is free again.`,
  leaseReturned: (order: string) => `Order ${order} came back: what it took is free again.`,
} as const;

export const FINANCING_MESSAGES = {
  apply: "Apply to lease",
  leaseNotLoan: "This is a lease, not a loan or credit. APR does not apply.",
  /** @param lessor that approved; null: nobody yet */
  leaseWords: (lessor: string | null) => (lessor ? ` or lease from ${lessor} for ` : " or lease for "),
  planOf: (lessor: string | null) =>
    lessor ? `Plan of ${lessor}, which approved you.` : "The highest cost among our leasing partners.",
  dependsOnPlace: "A lease depends on the state tax of your ZIP code.",
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
  fitsApproval: "See what fits your approval",
  leaseToOwn: "Lease to own",
  leaseCredit: "Lease Credit",
  leaseNotApproved: "Your lease was not approved",
  applyForLease: "Apply for a lease",
  seeApplication: "See your application",
  goOnAtLessor: "Continue at the leasing company",
  agreement: "The whole agreement in numbers",
  readAndSign: "Read and sign your lease",
  numberOfPayments: "Number of payments",
  costOfLease: "Cost of lease",
  leaseFrom: (lessor: string) => `Your lease from ${lessor}`,
  dueAtSigning: "Due at signing, the first payment",
  nextPayment: "Next payment",
  payoffToday: "To buy it out today",
  ifYouCannotPay: "If you cannot pay",
  callLessor: (lessor: string) => `Ask ${lessor}`,
  helpPages: "its help pages",
  remindOfPayments: "Remind me by mail before each payment",
} as const;
