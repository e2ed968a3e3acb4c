/** Where the calls of the desks of catalogue, reviews and search are tried, a part of tests/contract/specification.test.ts. */
import { reportCall, type ReportCall } from "#contract/reports/calls";
import { REPORT_KEYS } from "#contract/reports/reports";
import type { RestName } from "#contract/rest/endpoints";

/** A file of tests and the title of one of its tests. */
export type Proof = readonly [file: string, title: string];

const LETTERS = "tests/integration/orders/order-letters.test.ts";
const CATALOGUE = "tests/integration/catalogue/catalogue-admin.test.ts";
const CATEGORIES = "tests/integration/imports/category-admin.test.ts";
const MAPPED = "a mapping shows hidden products at once, holds for later imports, and is recorded";
const IMPORTS = "tests/integration/imports/import-admin.test.ts";
const SEARCH = "tests/integration/catalogue/search-admin.test.ts";
const SEARCHED = "tests/integration/catalogue/searched-texts.test.ts";
const SOURCES = "tests/integration/imports/import-sources.test.ts";
const VISITS = "tests/integration/backoffice/visits.test.ts";
const SPEED = "tests/integration/backoffice/performance.test.ts";
const REVIEWS = "tests/integration/messaging/reviews.test.ts";
const SHOWN_REVIEWS = "tests/integration/messaging/reviews-shown.test.ts";
const REVIEW_PICTURES = "tests/integration/messaging/review-pictures.test.ts";
const SHOWN_PICTURES = "tests/integration/messaging/review-pictures-shown.test.ts";
const HELD_IMPORTS = "tests/integration/imports/held-imports.test.ts";
const CHAT = "tests/integration/messaging/chat.test.ts";
const USERS = "tests/integration/people/staff-invitations.test.ts";
const PAGE = "tests/integration/people/customer-page.test.ts";
const NOTES = "tests/integration/people/customer-notes.test.ts";
const MERGES = "tests/integration/people/account-merge-history.test.ts";
const CHAT_DESK = "tests/integration/messaging/chat-admin.test.ts";
const CHAT_CART = "tests/integration/messaging/chat-cart.test.ts";
const HOSTED_CHAT = "tests/integration/messaging/hosted-chat.test.ts";
const CAMPAIGNS = "tests/integration/messaging/campaigns.test.ts";
const PROMOTION =
  "a promotion is added once, runs, and is ended; what makes no sense is refused on its field";

export const ADMIN_PROOFS = {
  listCampaigns: [
    CAMPAIGNS,
    "a draft is saved once, not over somebody else's, and starts when its time has come",
  ],
  previewCampaign: [
    CAMPAIGNS,
    "it is looked at and sent to oneself before, without a reader to count or to lose",
  ],
  getCampaign: [
    CAMPAIGNS,
    "two hosts send it to each reader once, with the headers of one click, and links that are counted",
  ],
  saveCampaign: [
    CAMPAIGNS,
    "a draft is saved once, not over somebody else's, and starts when its time has come",
  ],
  countCampaignReaders: [
    "tests/integration/messaging/campaign-segments.test.ts",
    "each segment has its readers and nobody else",
  ],
  testCampaign: [
    CAMPAIGNS,
    "it is looked at and sent to oneself before, without a reader to count or to lose",
  ],
  moveCampaign: [CAMPAIGNS, "a pause is heeded within a mail, others go on, and a cancelled one is over"],
  getChatHours: [
    CHAT,
    "the hours of the shop say when somebody answers, over a night, a weekend and a change of the clock",
  ],
  startChat: [CHAT, "is begun once however often it is sent, and is opened by its token alone"],
  getChat: [CHAT, "is begun once however often it is sent, and is opened by its token alone"],
  writeChat: [
    CHAT,
    "brings a message of one host to the other, once for every retry, with numbers that have no gap",
  ],
  noteChat: [CHAT, "is live: each side hears the other on another host, and a stream goes on where it broke"],
  streamChat: [
    CHAT,
    "is live: each side hears the other on another host, and a stream goes on where it broke",
  ],
  tellChatCart: [CHAT_CART, "see the cart of a guest's browser beside the conversation, live and priced now"],
  getChatIdentity: [HOSTED_CHAT, "signs who is signed in, for that account alone"],
  changeRole: [USERS, "is changed with a fresh code, by whom the new one is not beyond, and counts at once"],
  resendInvitation: [USERS, "is mailed again until it is taken, and each mail ends the code before it"],
  getCustomerOverview: [
    PAGE,
    "is the same figure as in the report of customers' value, over random histories",
  ],
  updateCustomerAddress: [
    PAGE,
    "names the owner too, of an address as well, and what was done by whom is written down",
  ],
  endCustomerSession: [PAGE, "are signed out one by one or all, at once, which is written down"],
  endCustomerSessions: [PAGE, "are signed out one by one or all, at once, which is written down"],
  listCustomerNotes: [
    NOTES,
    "stand newest first with author and time, and are written once however often they are sent",
  ],
  addCustomerNote: [
    NOTES,
    "stand newest first with author and time, and are written once however often they are sent",
  ],
  deleteCustomerNote: [
    NOTES,
    "are deleted by who wrote them and by admins, once, and who was second is told who was first",
  ],
  restoreCustomerNote: [
    NOTES,
    "come back as they were for who deleted them, within the hour, and then are gone from the books",
  ],
  changeCustomerTags: [PAGE, "are added and removed by many at once, and narrow the list and its neighbours"],
  listCustomerTags: [PAGE, "are added and removed by many at once, and narrow the list and its neighbours"],
  previewMerge: [MERGES, "nothing is lost, what was paid stays the same, and the preview is what happens"],
  mergeCustomers: [MERGES, "nothing is lost, what was paid stays the same, and the preview is what happens"],
  listChatsOf: [
    CHAT_DESK,
    "an order's customer is found among the conversations by the addresses of order and account alone",
  ],
  listChats: [CHAT, "take, free and close conversations; a word of the visitor opens one again"],
  getStaffChat: [CHAT, "take, free and close conversations; a word of the visitor opens one again"],
  answerChat: [
    CHAT,
    "is live: each side hears the other on another host, and a stream goes on where it broke",
  ],
  assignChat: [CHAT, "take, free and close conversations; a word of the visitor opens one again"],
  closeChat: [CHAT, "take, free and close conversations; a word of the visitor opens one again"],
  reopenChat: [CHAT_DESK, "a conversation that was closed by mistake is opened again, once for all presses"],
  noteStaffChat: [
    CHAT,
    "is live: each side hears the other on another host, and a stream goes on where it broke",
  ],
  streamChats: [
    CHAT,
    "is live: each side hears the other on another host, and a stream goes on where it broke",
  ],
  listCannedAnswers: [CHAT_DESK, "staff keep prepared answers, the same one once"],
  saveCannedAnswer: [CHAT_DESK, "staff keep prepared answers, the same one once"],
  deleteCannedAnswer: [CHAT_DESK, "staff keep prepared answers, the same one once"],
  listReviews: [SHOWN_REVIEWS, "reviews are sorted, filtered and paged"],
  getOwnReview: [SHOWN_REVIEWS, "decline with a reason, which the writer reads; both are written down once"],
  saveReview: [REVIEWS, "a guest who has received the product, by the link of the order, once"],
  withdrawReview: [REVIEWS, "what is sent back later stays reviewed, and can be changed and withdrawn"],
  sendReviewPicture: [
    REVIEW_PICTURES,
    "a large one comes in pieces, each of them twice, and is made smaller",
  ],
  dropReviewPicture: [
    SHOWN_PICTURES,
    "of twenty at once no more than twelve wait for a review, and a dropped one makes room",
  ],
  getReviewPicture: [
    SHOWN_PICTURES,
    "staff and the writer until it is published, then everybody, and nobody after a change",
  ],
  listReviewPictures: [
    SHOWN_PICTURES,
    "staff and the writer until it is published, then everybody, and nobody after a change",
  ],
  removeReviewPicture: [SHOWN_PICTURES, "staff remove one, which is written down once, and the page follows"],
  markReviewHelpful: [
    SHOWN_REVIEWS,
    "a vote counts once a person, is taken back, and never counts for oneself",
  ],
  reportReview: [SHOWN_REVIEWS, "reports bring it before staff once a person, until they have decided again"],
  listReviewQueue: [
    SHOWN_REVIEWS,
    "reports bring it before staff once a person, until they have decided again",
  ],
  decideReview: [SHOWN_REVIEWS, "decline with a reason, which the writer reads; both are written down once"],
  takeBackReviewDecision: [
    "tests/integration/messaging/review-decisions.test.ts",
    "is refused once somebody has decided otherwise, or the writer has written anew",
  ],
  answerReview: [REVIEWS, "each change that is shown gives the product a new revision"],
  listSearches: [SEARCHED, "searches are counted by text, with what they found and what was opened"],
  recordSearchClick: [SEARCHED, "searches are counted by text, with what they found and what was opened"],
  listOffers: [VISITS, "prices and stock of a page's products are answered as they are written"],
  noteVisit: [VISITS, "a visit is counted once, with where it came from and nothing of who it was"],
  notePageView: [SPEED, "a view is counted once, by its last message, with nothing of who it was"],
  readPerformance: [SPEED, "percentiles are those of the values told, whatever is asked for"],
  reportAffiliateClick: [
    "tests/integration/backoffice/affiliates.test.ts",
    "is told once, with the usual offer, and named by what follows the tilde (ATTRIBUTION-5)",
  ],
  listAffiliates: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "clicks and commissions are counted by month, and the statement lists them harmless to a spreadsheet",
  ],
  addAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are added once, and written into the list of who did what",
  ],
  getAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are added once, and written into the list of who did what",
  ],
  changeAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are added once, and written into the list of who did what",
  ],
  addSubAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are added once, and written into the list of who did what",
  ],
  addAffiliateTerms: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are added once, and written into the list of who did what",
  ],
  addAffiliatePayout: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "leave what is owed, are noted once, and never more than is owed, also by two at once",
  ],
  undoAffiliatePayout: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "that were a mistake are undone once and stay in the list",
  ],
  exportAffiliateStatement: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "clicks and commissions are counted by month, and the statement lists them harmless to a spreadsheet",
  ],
  listSearchRules: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  saveSearchRule: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  deleteSearchRule: [SEARCH, "a rule sent twice is there once, and nobody overwrites anybody"],
  previewSearchRule: [SEARCH, "a draft is shown before and after, and changes nothing"],
  listImports: [CATALOGUE, "imports are listed, the latest first, with what they counted"],
  listHeldImports: [
    HELD_IMPORTS,
    "a held upload is listed with prices and counts, and imported once however many confirm it",
  ],
  confirmImport: [HELD_IMPORTS, "a list that has changed is refused, says so, and is listed again"],
  uploadImport: [
    IMPORTS,
    "a file in several pieces is imported as the command does it, and is found in the shop",
  ],
  importFile: [
    IMPORTS,
    "a file in several pieces is imported as the command does it, and is found in the shop",
  ],
  stopImport: [IMPORTS, "one is stopped while it waits and while it works, and not after its end"],
  exportRejects: [
    IMPORTS,
    "what was refused is fetched with its line, field and reason, harmless to a spreadsheet",
  ],
  listSources: [SOURCES, "a source that is due is imported once, whichever host sees it first"],
  importSource: [SOURCES, "a source is imported by its name, and nothing else is opened"],
  scheduleSource: [SOURCES, "a source that is due is imported once, whichever host sees it first"],
  listUnplaced: [CATEGORIES, "unplaced categories are listed with counts, examples and suggestions"],
  listCategoryMappings: [CATEGORIES, MAPPED],
  mapCategory: [CATEGORIES, MAPPED],
  unmapCategory: [
    CATEGORIES,
    "a path wins over a name, a name over words; deleting a mapping hides what it showed",
  ],
  findProducts: [
    CATALOGUE,
    "products are found by the beginning of a sku or of words of the name, with what hides them",
  ],
  listPromotions: [CATALOGUE, PROMOTION],
  addPromotion: [CATALOGUE, PROMOTION],
  tryPromotion: [
    "tests/integration/checkout/promotion-trial.test.ts",
    "a promotion is tried on the orders there are, by the rules of the checkout, and nothing is written",
  ],
  endPromotion: [CATALOGUE, PROMOTION],
  exportPromotionCodes: [
    CATALOGUE,
    "codes of a series are made once, listed as one, exported and ended together",
  ],
  listOrderMails: [LETTERS, "a mail of an order is sent again, once for each press, with its own subject"],
  sendOrderMail: [LETTERS, "a mail of an order is sent again, once for each press, with its own subject"],
  writeToCustomer: [
    LETTERS,
    "what staff write goes to the customer and stays in the history, once for each key",
  ],
  listPlaces: [CATALOGUE, "nobody picks up at a store that is closed"],
  setPlace: [CATALOGUE, "nobody picks up at a store that is closed"],
} satisfies Partial<Record<RestName, Proof>>;

const REPORTS = "tests/integration/backoffice/reports.test.ts";
const sameProof = <Word extends string>(word: Word, title: string, file = REPORTS) =>
  Object.fromEntries(REPORT_KEYS.map((key) => [reportCall(word, key), [file, title] as const])) as Readonly<
    Record<ReportCall<Word>, Proof>
  >;

/** The same calls for every report. */
export const REPORT_PROOFS = {
  ...sameProof("read", "the figure on top, the chart, the rows and what they open say the same"),
  ...sameProof("open", "the figure on top, the chart, the rows and what they open say the same"),
  ...sameProof(
    "export",
    "a file has every row of the report, and what it opens, with dollars and harmless texts",
  ),
  ...sameProof(
    "mail",
    "a report is asked for once however often it is pressed, listed with its filters, and ended",
    "tests/integration/backoffice/report-mails.test.ts",
  ),
};
