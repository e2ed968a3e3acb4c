/** The numbers of docs/rules.md that more than one side needs. */
export const LIMITS = {
  catalogue: {
    /** Page sizes a shopper may choose; the first is the default. */
    pageSizes: [12, 24, 36, 48, 50],
    /** Deepest page of a search: only scrapers go further. */
    maxPage: 500,
    searchTextLength: 200,
    /** Ids in one getCartProducts or getProductAvailability call. */
    idsPerCall: 100,
    /** Products in one answer to the site build and the publisher. */
    exportPageSize: 1000,
    /** Products side by side. */
    mostCompared: 4,
    /** Products in a row of the home page. */
    homeRowLength: 4,
  },
  /** Products of a wish list and saved searches, per account or guest, and products named in one mail about them. */
  keeping: { wishes: 100, searches: 30, nameLength: 60, addressLength: 2_000, namedInMail: 12, seen: 10 },
  /** Reviews by buyers; `shown` stand in the HTML of a product page, with so much of their text. */
  reviews: {
    productIdLength: 105,
    titleLength: 80,
    leastText: 10,
    textLength: 4_000,
    nameLength: 40,
    answerLength: 2_000,
    /** From the last change of an answer to the mail about it, and until an answer that was taken away and given again is told again. */
    answerMailMinutes: 10,
    answerMailAgainHours: 24,
    /** The first is the default. */
    pageSizes: [10, 5, 20],
    shown: 4,
    shownTextLength: 400,
    /** Pictures of a review, sent in pieces far below the limit of a request; kept no larger than `pictureSide` pixels. */
    pictures: 4,
    pictureBytes: 12_582_912,
    pieceBytes: 524_288,
    pictureSide: 1_280,
    thumbnailSide: 160,
    /** More pixels, and longer sides, than a phone takes; such a picture is never decoded. */
    mostPixels: 50_000_000,
    longestSide: 16_000,
    /** Pictures of one order and product that are sent and in no review yet, and how long they are kept. */
    unusedPictures: 12,
    unusedHours: 24,
    /** A buyer is asked for a review so long after the last piece has arrived, and not later than that. */
    inviteAfterDays: 7,
    inviteWithinDays: 30,
    /** Products of an order that are asked about, the dearest first. */
    invitedTo: 5,
  },
  /** Of a cart that was left so long ago its customer is reminded, not later than that, and not again for so long. */
  leftCarts: { afterHours: 4, withinHours: 72, restDays: 30, namedInMail: 8 },
  /** A campaign to the readers of the newsletter. Its mail is left open when a host has not told of it for so long. */
  campaigns: {
    textLength: 10_000,
    products: 6,
    usualPerMinute: 600,
    mostPerMinute: 3_000,
    unknownAfterSeconds: 300,
    /** While a mail about an order or account waits for longer, no campaign's is sent. */
    givesWayAfterSeconds: 2,
    /** Who leaves within so many days of it has left because of it. */
    leftWithinDays: 7,
  },
  /** The chat. Conversations are kept so long after their last word; a token opens one so long. */
  chat: {
    nameLength: 60,
    pageLength: 300,
    textLength: 2_000,
    tokenLength: 200,
    tokenDays: 30,
    keepDays: 365,
    /** An answer that was not seen for so long is mailed. */
    mailAfterSeconds: 120,
    cannedAnswers: 100,
    /** Listed of one person. */
    ofPerson: 20,
  },
  graphql: {
    maxDepth: 8,
    maxCost: 5000,
    retries: 3,
    retryDelayMs: 100,
    /** For GraphQL texts other than the storefront's own: validation cost grows faster with these than with length. */
    otherText: { characters: 20_000, tokens: 1_000, fragments: 20, sameName: 20, calls: 20 },
    variables: { characters: 65_536, values: 2_000, depth: 10 },
    /** Errors in one answer. */
    errors: 20,
  },
  http: {
    maxAttempts: 5,
    bodyBytes: 1_048_576,
    json: { depth: 20, values: 5_000 },
    /** Fields named in the answer to a refused input, with their paths and messages. */
    fieldErrors: { fields: 20, characters: 3_000, messageLength: 500, nameLength: 60 },
    /** Of a text whose field has no limit of its own. */
    fieldLength: 20_000,
  },
  account: {
    /** Shortest name in an address, and in a staff or profile form. */
    addressNameLength: 2,
    profileNameLength: 3,
    nameMaxLength: 60,
    addressLineLength: 96,
    cityLength: 60,
    emailLength: 254,
    passwordLength: 8,
    /** Longer ones would only cost time to hash. */
    passwordMaxLength: 128,
    codeLength: 6,
    /** Hexadecimal digits of the code a mail's link carries. */
    linkCodeLength: 32,
    messageLength: 4_000,
    addressesPerCustomer: 50,
    phoneDigits: 10,
    postalCodeDigits: 5,
    /** Of the text that names a lessor and the end of its approval. */
    approverLength: 60,
  },
  /** Notes and tags of a customer. */
  care: {
    ...{ noteLength: 4_000, notes: 500, tagLength: 30, tags: 20, shownOpen: 5, shownApplications: 5 },
    /** For so long a deleted note can be taken back. */
    deletedNoteMinutes: 60,
  },
  secondFactor: { totpDigits: 6, recoveryCodes: 10, recoveryCodeLength: 10 },
  session: {
    authCookieDays: 5,
    persistTimeoutMs: 5_000,
    accessTokenSeconds: 900,
    refreshTokenDays: 30,
  },
  /** Smallest order payable in a crypto coin, in cents; ETH and USDT cost more to send. */
  crypto: { smallestOrderCents: 300, smallestCostlyOrderCents: 15_000 },
  /** The account's and the back office's lists; the first page size is the default. */
  lists: {
    pageSizes: [5, 10, 15, 20],
    /** Staff may have more on a page. */
    staffPageSizes: [5, 10, 15, 20, 25, 50, 100],
    maxPage: 100_000,
    searchTextLength: 254,
    /** Saved views of lists per staff user. */
    viewsPerUser: 50,
    viewNameLength: 60,
    viewQueryLength: 2_000,
    /** The highest sum a filter may name. */
    mostCents: 1_000_000_000,
  },
  /** Files staff upload for imports, sent in chunks far below the limit of a request. */
  imports: { fileBytes: 268_435_456, pieceBytes: 524_288, keptRejects: 100_000 },
  /** Of one supplier, and the longest path or name. */
  categoryMappings: { mappings: 2_000, patternLength: 500 },
  /** How long the link that joins the newsletter is good (MARKETING-4). */
  newsletter: { confirmDays: 7 },
  orders: {
    noteLength: 4_000,
    /** Of a mail that staff write to a customer. */
    subjectLength: 120,
    reasonLength: 500,
    /** Refunds above this need a fresh second-factor code (ORDER-40). */
    mostBackCents: 50_000,
    /** Orders in one bulk change. */
    atOnce: 10_000,
    /** Orders that one bulk change names one by one. */
    chosenAtOnce: 500,
    /** How far back staff may date the shipping or arrival of a parcel. */
    shippingDays: 180,
    /** How long an order by telephone holds its goods until the customer starts to pay (ORDER-36). */
    phoneHoldHours: 24,
    /** How long a link to an order is good (ORDER-13). */
    keyDays: { FOLLOW: 90, PAY: 7, CANCEL: 14 },
  },
  checkout: {
    /** Largest order in cents (CHECKOUT-5): far below what a number column holds. */
    mostTotalCents: 100_000_000,
    /** Nonce, authorization token or charge of a gateway. */
    tokenLength: 2_000,
    deviceDataLength: 5_000,
  },
  pricing: {
    /** Rules in one version, deleted ones included. */
    rules: 500,
    brandsOfRule: 100,
    /** Ids of suppliers and brands. */
    idLength: 100,
    /** Highest mark-up: 1,000 %, or $100,000. */
    mostBasisPoints: 100_000,
    mostFixedCents: 10_000_000,
    /** Largest changes of prices that a simulation names. */
    namedChanges: 10,
  },
  /** Rules of staff on the search: few and short, because each search looks whether one of them is meant. */
  /** Codes that are made together. */
  promotions: { mostCodes: 5_000, codeEnding: 8, largestSet: 99 },
  /**
   * Different codes tried in an hour by a network address, an account and a session, right ones included; and guests who try the same
   * code, so that a code that is passed around by robots is no use to more of them.
   */
  promotionTries: { address: 40, account: 20, session: 12, code: 5_000 },
  /** A promotion is tried on so many orders of so many days, the newest ones. */
  promotionTrial: { days: 30, mostOrders: 2_000 },
  searchRules: {
    rules: 500,
    phrases: 10,
    phraseLength: 60,
    phraseWords: 5,
    pinned: 20,
    hidden: 50,
    addressLength: 300,
    introLength: 300,
    /** Pages of attributes in one category: its HTML, which links to them, must fit the first round trip. */
    pagesOfCategory: 6,
    /** Products of such a page; with fewer a search engine takes it for a thin one. */
    leastOfPage: 8,
  },
  /** Pages of tires and wheels that follow from what is sold (CATALOGUE-24). */
  linePages: {
    /** Products of such a page, and of a line's: its sizes can be compared from two on. */
    leastOfPage: 4,
    leastOfLine: 2,
    /** Pages of one kind, such as sizes of tires; the largest, should there ever be more. */
    pagesOfKind: 4_000,
    /** The largest of a kind, which the first page of a category links to, or of a brand in it: its HTML is small. */
    linkedOfKind: 16,
    /** Sizes in the table of a line; a longer line has further pages. */
    rowsOfTable: 48,
  },
  /** A report covers so many days at most, and so many when nothing else is asked (today is the last). */
  reports: {
    mostDays: 1_830,
    usualDays: 30,
    keyLength: 300,
    mostSeries: 6,
    mostChoices: 200,
    mostMails: 30,
    mailedRows: 15,
  },
  /** What people searched: kept so long; a text of fewer visits than `leastVisits` is not shown, and soon forgotten. */
  searches: {
    keptDays: 90,
    rareDays: 7,
    leastVisits: 3,
    textLength: 80,
    textWords: 8,
    /** A longer row of digits may be somebody's telephone, card or order. */
    digits: 6,
  },
  /** Events of visitors (ANALYTICS-3 to ANALYTICS-6): in one batch, how old or ahead they may be, how long they are kept. */
  analytics: {
    mostEvents: 50,
    mostValues: 105,
    valueLength: 100,
    mostNumber: 1_000_000_000,
    lateHours: 24,
    aheadMinutes: 5,
    keptDays: 90,
    mostDays: 400,
  },
  /** Views of pages (SPEED-2, SPEED-3): how old or ahead they may be, how long each and sums of days are kept. */
  performance: {
    lateHours: 24,
    aheadMinutes: 5,
    keptDays: 3,
    keptSumsDays: 800,
    mostDays: 400,
    usualDays: 28,
    messageLength: 200,
    mostMessages: 50,
  },
  leases: {
    leastAge: 18,
    mostAge: 120,
    /** Longest time between two pay days, in days. */
    payDays: 35,
    mostIncomeCents: 100_000_00,
    /** Largest approval staff may note for a lessor. */
    mostApprovedCents: 100_000_00,
    /** Names of employers and banks. */
    nameLength: 100,
    /** A draft unchanged for so long is deleted (LEASE-15). */
    draftDays: 7,
    /** An application nobody has finished by then is cancelled. */
    openDays: 30,
    /** Life of an approval whose lessor names none (LEASE-14). */
    approvalDays: 30,
    /** Typed data is kept for so long after the decision (LEASE-15). */
    detailDays: 30,
    /** Applicants are reminded after the lessor has waited for them this long. */
    remindAfterHours: 1,
    /** Reminders to sign, after the first mail. */
    reminders: 3,
    /** Customers are told of a payment of their lease so long before it falls due (LEASE-77). */
    remindPaymentDays: 2,
    /** Applicants are told so long before an approval ends. */
    expiringDays: 3,
    /** An order waits so long for the lessor's decision; then it can be paid another way. */
    decideDays: 3,
    /** The part of an order that is not leased must be paid within this time, while its goods are held (LEASE-34). */
    restMinutes: 60,
    /** The approval stays reserved so long for an order whose remainder was not paid. */
    restHours: 24,
    /** A lease unsigned for so long is given up, and its order cancelled (LEASE-35). */
    signDays: 7,
    /** How long a guest's key opens an application. */
    keyDays: 90,
  },
  /**
   * Unpaid orders that may hold goods at once, per account or guest and per network address, and pieces of one product that
   * those of a network address may hold together (CHECKOUT-10).
   */
  holds: { perCustomer: 3, perAddress: 6, piecesPerAddress: 6, warnMinutes: 5 },
  mobileBelowPx: 900,
  /** How long a window keeps its size before the page answers (SITE-9). */
  resizeDebounceMs: 250,
  progressBar: { minimum: 0.08, trickleMs: 800 },
} as const;

export const DEFAULT_PAGE_SIZE = LIMITS.catalogue.pageSizes[0];
