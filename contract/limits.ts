/** Limits of docs/rules.md that several modules share. */
export const LIMITS = {
  catalogue: {
    /** Page sizes for shoppers; the first is the default. */
    pageSizes: [12, 24, 36, 48, 50],
    /** Maximum page of a search: only scrapers go further. */
    maxPage: 500,
    searchTextLength: 200,
    /** Ids in one getCartProducts or getProductAvailability call. */
    idsPerCall: 100,
    /** Products per response to the site build and the publisher. */
    exportPageSize: 1000,
    /** Products compared side by side. */
    maxCompared: 4,
    /** Products in a row of the home page. */
    homeRowLength: 4,
    /** Entries in the history of a product's page in the back office. */
    historyEntries: 50,
  },
  /** Saved products and searches per account or guest, and products named in one mail about them. */
  saved: { wishes: 100, searches: 30, nameLength: 60, addressLength: 2_000, namedInMail: 12, seen: 10 },
  /** Customer reviews; `shown` reviews are in the HTML of a product page, with this much text each. */
  reviews: {
    productIdLength: 105,
    titleLength: 80,
    minTextLength: 10,
    textLength: 4_000,
    nameLength: 40,
    answerLength: 2_000,
    /** Delay of the mail about an answer, and pause before a restored answer is mailed again. */
    answerMailMinutes: 10,
    answerMailAgainHours: 24,
    /** The first is the default. */
    pageSizes: [10, 5, 20],
    shown: 4,
    shownTextLength: 400,
    /** Per review; uploaded in chunks below the request limit and scaled to `pictureSide` pixels. */
    pictures: 4,
    pictureBytes: 12_582_912,
    pieceBytes: 524_288,
    pictureSide: 1_280,
    thumbnailSide: 160,
    /** Above any phone's pixel count and side length; larger pictures are never decoded. */
    maxPixels: 50_000_000,
    maxSide: 16_000,
    /** Uploaded pictures per order and product that no review uses yet, and their retention time. */
    unusedPictures: 12,
    unusedHours: 24,
    /** Earliest and latest time of a review request after the last item arrived. */
    inviteAfterDays: 7,
    inviteWithinDays: 30,
    /** Products per review request, most expensive first. */
    invitedTo: 5,
  },
  /** Abandoned cart reminders: earliest and latest time, and the pause until the next one. */
  abandonedCarts: { afterHours: 4, withinHours: 72, restDays: 30, namedInMail: 8 },
  /** Newsletter campaigns. A claimed mail counts as unknown if its host does not report within this time. */
  campaigns: {
    textLength: 10_000,
    products: 6,
    usualPerMinute: 600,
    maxPerMinute: 3_000,
    unknownAfterSeconds: 300,
    /** Campaign mail pauses while order or account mail has waited longer than this. */
    givesWayAfterSeconds: 2,
    /** An unsubscription within this many days is attributed to the campaign. */
    leftWithinDays: 7,
  },
  /** Chat: retention of conversations after the last message, and lifetime of a token. */
  chat: {
    nameLength: 60,
    pageLength: 300,
    textLength: 2_000,
    tokenLength: 200,
    tokenDays: 30,
    retentionDays: 365,
    /** A reply unread for this long is mailed. */
    mailAfterSeconds: 120,
    cannedAnswers: 100,
    /** Conversations listed per person. */
    ofPerson: 20,
  },
  graphql: {
    maxDepth: 8,
    maxCost: 5000,
    retries: 3,
    retryDelayMs: 100,
    /** Documents other than the storefront's: validation cost grows faster with these than with length. */
    otherText: { characters: 20_000, tokens: 1_000, fragments: 20, sameName: 20, calls: 20 },
    variables: { characters: 65_536, values: 2_000, depth: 10 },
    /** Errors per response. */
    errors: 20,
  },
  http: {
    maxAttempts: 5,
    bodyBytes: 1_048_576,
    json: { depth: 20, values: 5_000 },
    /** Fields named in the response to an invalid input, with their paths and messages. */
    fieldErrors: { fields: 20, characters: 3_000, messageLength: 500, nameLength: 60 },
    /** Default for texts without a specific limit. */
    fieldLength: 20_000,
  },
  account: {
    /** Minimum length of a name in an address, and in a staff or profile form. */
    addressNameLength: 2,
    profileNameLength: 3,
    nameMaxLength: 60,
    addressLineLength: 96,
    cityLength: 60,
    emailLength: 254,
    passwordLength: 8,
    /** Longer passwords would only make hashing slower. */
    passwordMaxLength: 128,
    codeLength: 6,
    /** Hexadecimal digits of the code in a mailed link. */
    linkCodeLength: 32,
    messageLength: 4_000,
    addressesPerCustomer: 50,
    phoneDigits: 10,
    postalCodeDigits: 5,
    /** Text that names a lessor and the expiration of its approval. */
    approverLength: 60,
  },
  /** Notes and tags of a customer. */
  care: {
    noteLength: 4_000,
    notes: 500,
    tagLength: 30,
    tags: 20,
    openListed: 5,
    applicationsListed: 5,
    /** A deleted note can be restored within this time. */
    deletedNoteMinutes: 60,
  },
  secondFactor: { totpDigits: 6, recoveryCodes: 10, recoveryCodeLength: 10 },
  session: {
    authCookieDays: 5,
    persistTimeoutMs: 5_000,
    accessTokenSeconds: 900,
    refreshTokenDays: 30,
  },
  /** Minimum order for crypto payments, in cents; ETH and USDT have higher transfer fees. */
  crypto: { smallestOrderCents: 300, smallestCostlyOrderCents: 15_000 },
  /** Lists of the account and the back office; the first page size is the default. */
  lists: {
    pageSizes: [5, 10, 15, 20],
    /** Larger page sizes for staff. */
    staffPageSizes: [5, 10, 15, 20, 25, 50, 100],
    maxPage: 100_000,
    searchTextLength: 254,
    /** Saved views of lists per staff user. */
    viewsPerUser: 50,
    viewNameLength: 60,
    viewQueryLength: 2_000,
    /** Maximum amount in a filter. */
    maxCents: 1_000_000_000,
    /** Entries that one bulk action can list by id. */
    chosenAtOnce: 500,
    /** Reason that staff enter for an action. */
    reasonLength: 500,
  },
  /** Import files uploaded by staff, in chunks far below the request limit. */
  imports: {
    fileBytes: 268_435_456,
    pieceBytes: 524_288,
    storedRejects: 100_000,
    /** Beginning of a file that a preview reads, unpacked. */
    previewBytes: 262_144,
    /** Columns that staff can match in a table, and the length of their names. */
    matchedColumns: 200,
    headingLength: 200,
    /** Saved matches per supplier, one for each set of headings. */
    savedMatches: 100,
  },
  /** Mappings per supplier, and the maximum length of a path or name. */
  categoryMappings: { mappings: 2_000, patternLength: 500 },
  /** Lifetime of the newsletter confirmation link (MARKETING-4). */
  newsletter: { confirmDays: 7 },
  orders: {
    tagsPerOrder: 20,
    noteLength: 4_000,
    /** For mail that staff write to a customer. */
    subjectLength: 120,
    /** Larger refunds need a fresh second-factor code (ORDER-40). */
    maxRefundCents: 50_000,
    /** Orders per bulk change. */
    atOnce: 10_000,
    /** Maximum age of a shipping or delivery date that staff enter. */
    shippingDays: 180,
    /** How long a phone order reserves its items until the customer starts to pay (ORDER-36). */
    phoneHoldHours: 24,
    /** Lifetime of an order link (ORDER-13). */
    keyDays: { FOLLOW: 90, PAY: 7, CANCEL: 14 },
  },
  checkout: {
    /** Maximum order total in cents (CHECKOUT-5): far below the range of a number column. */
    maxTotalCents: 100_000_000,
    /** Nonce, authorization token or charge from a gateway. */
    tokenLength: 2_000,
    deviceDataLength: 5_000,
  },
  pricing: {
    /** Rules per version, including deleted rules. */
    rules: 500,
    brandsOfRule: 100,
    /** Ids of suppliers and brands. */
    idLength: 100,
    /** Maximum markup: 1,000 %, or $100,000. */
    maxBasisPoints: 100_000,
    maxFixedCents: 10_000_000,
    /** Largest price changes listed by a simulation. */
    namedChanges: 10,
  },
  /** Codes per generated series. */
  promotions: { maxCodes: 5_000, codeEnding: 8, largestSet: 99 },
  /**
   * Distinct codes tried per hour by a network address, an account and a session, including valid codes.
   * `code` limits guests who try the same code, against robots that share a leaked one.
   */
  promotionAttempts: { address: 40, account: 20, session: 12, code: 5_000 },
  /** A preview checks at most this many of the newest orders, within this many days. */
  promotionTrial: { days: 30, maxOrders: 2_000 },
  /** Staff-defined search rules: few and short, because each search checks all of them. */
  searchRules: {
    rules: 500,
    phrases: 10,
    phraseLength: 60,
    phraseWords: 5,
    pinned: 20,
    hidden: 50,
    addressLength: 300,
    introLength: 300,
    /** Per category, whose HTML links to all of them and must fit the first round trip. */
    pagesOfCategory: 6,
    /** Minimum products per page; search engines treat pages with fewer as thin content. */
    minOfPage: 8,
  },
  /** Pages of tires and wheels, generated from products on sale (CATALOGUE-24). */
  linePages: {
    /** Minimum products per page, including line pages: comparing sizes needs at least two. */
    minOfPage: 4,
    minOfLine: 2,
    /** Pages of one kind, such as tire sizes; the largest ones if the limit is exceeded. */
    pagesOfKind: 4_000,
    /** Links per kind from a category or brand page, largest first, to keep the HTML small. */
    linkedOfKind: 16,
    /** Rows per page of a line's size table. */
    rowsOfTable: 48,
  },
  /** Maximum and default period of a report in days, up to today. */
  reports: {
    maxDays: 1_830,
    usualDays: 30,
    keyLength: 300,
    maxSeries: 6,
    maxChoices: 200,
    maxMails: 30,
    mailedRows: 15,
  },
  /** Search texts: retention; texts of fewer than `leastVisits` visits are hidden and deleted early. */
  searches: {
    retentionDays: 90,
    rareDays: 7,
    minVisits: 3,
    textLength: 80,
    textWords: 8,
    /** A longer run of digits may be a phone, card or order number. */
    digits: 6,
  },
  /** Analytics events (ANALYTICS-3 to ANALYTICS-6): batch size, accepted clock range and retention. */
  analytics: {
    maxEvents: 50,
    maxValues: 105,
    valueLength: 100,
    maxNumber: 1_000_000_000,
    lateHours: 24,
    aheadMinutes: 5,
    retentionDays: 90,
    maxDays: 400,
  },
  /** Page views (SPEED-2, SPEED-3): accepted clock range, and retention of views and daily totals. */
  performance: {
    lateHours: 24,
    aheadMinutes: 5,
    retentionDays: 3,
    totalsRetentionDays: 800,
    maxDays: 400,
    usualDays: 28,
    messageLength: 200,
    maxMessages: 50,
  },
  leases: {
    minAge: 18,
    maxAge: 120,
    /** Maximum days between two paydays. */
    payDays: 35,
    maxIncomeCents: 100_000_00,
    /** Maximum approval that staff may enter for a lessor. */
    maxApprovedCents: 100_000_00,
    /** Names of employers and banks. */
    nameLength: 100,
    /** Unchanged drafts are deleted after this time (LEASE-15). */
    draftDays: 7,
    /** Unfinished applications are canceled after this time. */
    openDays: 30,
    /** Default lifetime of an approval without an expiration from the lessor (LEASE-14). */
    approvalDays: 30,
    /** Retention of typed data after the decision (LEASE-15). */
    detailDays: 30,
    /** Delay of the reminder while the lessor waits for the applicant. */
    remindAfterHours: 1,
    /** Reminders to sign after the first mail. */
    reminders: 3,
    /** Lead time of the reminder before a lease payment is due (LEASE-77). */
    remindPaymentDays: 2,
    /** Lead time of the notice before an approval expires. */
    expiringDays: 3,
    /** An order waits this long for the lessor's decision; then another payment method is allowed. */
    decideDays: 3,
    /** Deadline for paying an order's part that is not leased, with items reserved (LEASE-34). */
    restMinutes: 60,
    /** An approval stays reserved this long for an order whose remainder is unpaid. */
    restHours: 24,
    /** Unsigned leases are dropped after this time, and the order is canceled (LEASE-35). */
    signDays: 7,
    /** Lifetime of a guest's key to an application. */
    keyDays: 90,
  },
  /**
   * Unpaid orders that may reserve items at once, per account or guest and per network address. Also the
   * units of one product all orders of a network address may reserve together (CHECKOUT-10).
   */
  holds: { perCustomer: 3, perAddress: 6, piecesPerAddress: 6, warnMinutes: 5 },
  mobileBelowPx: 900,
  /** Debounce time after a window resize (SITE-9). */
  resizeDebounceMs: 250,
  progressBar: { minimum: 0.08, trickleMs: 800 },
} as const;

export const DEFAULT_PAGE_SIZE = LIMITS.catalogue.pageSizes[0];
