/** Tests of the catalogue, review and search admin calls, a part of tests/contract/specification.test.ts. */
import { reportCall, type ReportCall } from "#contract/reports/calls";
import { REPORT_KEYS } from "#contract/reports/reports";
import type { RestName } from "#contract/rest/endpoints";

/** A test file and the title of one of its tests. */
export type Proof = readonly [file: string, title: string];

const LETTERS = "tests/integration/orders/order-letters.test.ts";
const CATALOGUE = "tests/integration/catalogue/catalogue-admin.test.ts";
const HIDDEN_PRODUCTS = "tests/integration/catalogue/hidden-products.test.ts";
const HIDDEN_AND_BACK = "a hidden product leaves the shop, keeps its orders, and comes back when it is shown";
const HIDDEN_TOGETHER =
  "several products are hidden and shown together; the answer names the others with the reason";
const CATEGORIES = "tests/integration/imports/category-admin.test.ts";
const MAPPED = "a mapping shows hidden products at once, applies to later imports, and is recorded";
const IMPORTS = "tests/integration/imports/import-admin.test.ts";
const PAYOUT_RUNS = "tests/integration/backoffice/affiliate-payout-runs.test.ts";
const BILLS = "tests/integration/backoffice/supplier-bills.test.ts";
const BILL_RECORDED = "a file is previewed, recorded once for two people at once, and refused again";
const BILL_CHANGED = "mismatches are settled with a note, and a removed bill no longer counts";
const SEARCH = "tests/integration/catalogue/search-admin.test.ts";
const SEARCHED = "tests/integration/catalogue/searched-texts.test.ts";
const COLUMNS = "tests/integration/imports/import-columns.test.ts";
const SOURCES = "tests/integration/imports/import-sources.test.ts";
const VISITS = "tests/integration/backoffice/visits.test.ts";
const SPEED = "tests/integration/backoffice/performance.test.ts";
const REVIEWS = "tests/integration/messaging/reviews.test.ts";
const PUBLISHED_REVIEWS = "tests/integration/messaging/reviews-shown.test.ts";
const REVIEW_PICTURES = "tests/integration/messaging/review-pictures.test.ts";
const PUBLISHED_PICTURES = "tests/integration/messaging/review-pictures-shown.test.ts";
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
const PROMOTION = "a promotion is added once, runs, and is ended; invalid values are rejected on their field";

export const ADMIN_PROOFS = {
  listCampaigns: [
    CAMPAIGNS,
    "a draft is saved once, never over another user's changes, and starts on schedule",
  ],
  previewCampaign: [
    CAMPAIGNS,
    "it is previewed and sent to oneself first, without counting or losing a subscriber",
  ],
  getCampaign: [
    CAMPAIGNS,
    "two hosts send it to each subscriber once, with one-click headers and counted links",
  ],
  saveCampaign: [
    CAMPAIGNS,
    "a draft is saved once, never over another user's changes, and starts on schedule",
  ],
  countCampaignReaders: [
    "tests/integration/messaging/campaign-segments.test.ts",
    "each segment has its subscribers and no others",
  ],
  testCampaign: [
    CAMPAIGNS,
    "it is previewed and sent to oneself first, without counting or losing a subscriber",
  ],
  moveCampaign: [
    CAMPAIGNS,
    "a pause takes effect within one email, others continue, and a cancelled one ends",
  ],
  getChatHours: [CHAT, "business hours say when staff reply, over a night, a weekend and a clock change"],
  startChat: [CHAT, "is started once however often it is sent, and is opened by its token only"],
  getChat: [CHAT, "is started once however often it is sent, and is opened by its token only"],
  writeChat: [
    CHAT,
    "carries a message from one host to the other, once for every retry, numbered without a gap",
  ],
  sendChatReceipts: [
    CHAT,
    "is live: each side sees the other on another host, and a stream resumes where it broke",
  ],
  streamChat: [
    CHAT,
    "is live: each side sees the other on another host, and a stream resumes where it broke",
  ],
  shareChatCart: [CHAT_CART, "see the cart of a guest's browser beside the conversation, with live prices"],
  getChatIdentity: [HOSTED_CHAT, "signs the signed-in user's identity, for that account only"],
  changeRole: [USERS, "is changed with a fresh code, by a user at least as high, and applies at once"],
  resendInvitation: [USERS, "is resent until accepted, and each email invalidates the earlier code"],
  getCustomerOverview: [PAGE, "is the same figure as in the customer value report, over random histories"],
  updateCustomerAddress: [PAGE, "names the owner as well, for an address too, and every change is audited"],
  endCustomerSession: [PAGE, "are signed out one by one or all, at once, and audited"],
  endCustomerSessions: [PAGE, "are signed out one by one or all, at once, and audited"],
  listCustomerNotes: [
    NOTES,
    "notes are listed newest first with author and time, and are written once however often they are sent",
  ],
  addCustomerNote: [
    NOTES,
    "notes are listed newest first with author and time, and are written once however often they are sent",
  ],
  deleteCustomerNote: [
    NOTES,
    "notes are deleted by their author and by admins, once; the second caller sees who was first",
  ],
  restoreCustomerNote: [
    NOTES,
    "notes are restored unchanged by the user who deleted them, within the hour, and are then erased",
  ],
  changeCustomerTags: [
    PAGE,
    "are added and removed by concurrent users, and filter the list and its neighbors",
  ],
  listCustomerTags: [
    PAGE,
    "are added and removed by concurrent users, and filter the list and its neighbors",
  ],
  previewMerge: [MERGES, "nothing is lost, payments are unchanged, and the preview matches the result"],
  mergeCustomers: [MERGES, "nothing is lost, payments are unchanged, and the preview matches the result"],
  listChatsOf: [
    CHAT_DESK,
    "an order's customer is found among the conversations by the addresses of order and account only",
  ],
  listChats: [CHAT, "assign, release and close conversations; a new message reopens one"],
  getStaffChat: [CHAT, "assign, release and close conversations; a new message reopens one"],
  answerChat: [
    CHAT,
    "is live: each side sees the other on another host, and a stream resumes where it broke",
  ],
  assignChat: [CHAT, "assign, release and close conversations; a new message reopens one"],
  closeChat: [CHAT, "assign, release and close conversations; a new message reopens one"],
  reopenChat: [CHAT_DESK, "a conversation closed by mistake is reopened, once for all clicks"],
  sendStaffChatReceipts: [
    CHAT,
    "is live: each side sees the other on another host, and a stream resumes where it broke",
  ],
  streamChats: [
    CHAT,
    "is live: each side sees the other on another host, and a stream resumes where it broke",
  ],
  listCannedAnswers: [CHAT_DESK, "staff save canned replies, the same one once"],
  saveCannedAnswer: [CHAT_DESK, "staff save canned replies, the same one once"],
  deleteCannedAnswer: [CHAT_DESK, "staff save canned replies, the same one once"],
  listReviews: [PUBLISHED_REVIEWS, "reviews are sorted, filtered and paginated"],
  getOwnReview: [PUBLISHED_REVIEWS, "decline with a reason that the writer sees; both are audited once"],
  saveReview: [REVIEWS, "a guest who received the product reviews it by the order's link, once"],
  withdrawReview: [
    REVIEWS,
    "a product returned later stays reviewed, and the review can be edited and withdrawn",
  ],
  sendReviewPicture: [REVIEW_PICTURES, "a large picture comes in chunks, each sent twice, and is downscaled"],
  dropReviewPicture: [
    PUBLISHED_PICTURES,
    "leaves at most twelve of twenty concurrent pictures pending, and a deleted one makes room",
  ],
  getReviewPicture: [
    PUBLISHED_PICTURES,
    "staff and the writer see it before publication, then everyone, and nobody after an edit",
  ],
  listReviewPictures: [
    PUBLISHED_PICTURES,
    "staff and the writer see it before publication, then everyone, and nobody after an edit",
  ],
  removeReviewPicture: [PUBLISHED_PICTURES, "by staff is audited once, and the page follows"],
  markReviewHelpful: [PUBLISHED_REVIEWS, "vote once per person, can undo it, and cannot vote for themselves"],
  reportReview: [
    PUBLISHED_REVIEWS,
    "report once per person, which brings it to staff until they decide again",
  ],
  listReviewQueue: [
    PUBLISHED_REVIEWS,
    "report once per person, which brings it to staff until they decide again",
  ],
  decideReview: [PUBLISHED_REVIEWS, "decline with a reason that the writer sees; both are audited once"],
  decideReviews: [
    "tests/integration/messaging/review-decisions.test.ts",
    "several reviews are decided at once; one that changed meanwhile stays, with the reason",
  ],
  takeBackReviewDecision: [
    "tests/integration/messaging/review-decisions.test.ts",
    "an undo is rejected once a colleague has decided otherwise, or the writer has edited the review",
  ],
  answerReview: [REVIEWS, "each visible change gives the product a new revision"],
  listSearches: [SEARCHED, "searches are counted by text, with their results and clicks"],
  recordSearchClick: [SEARCHED, "searches are counted by text, with their results and clicks"],
  listOffers: [VISITS, "prices and stock of a page's products are returned in display format"],
  recordVisit: [VISITS, "a visit is counted once, with its source and without personal data"],
  recordPageView: [SPEED, "a view is counted once, by its last message, without personal data"],
  readPerformance: [SPEED, "percentiles match the reported values for every query"],
  reportAffiliateClick: [
    "tests/integration/backoffice/affiliates.test.ts",
    "is posted once with the default offer, and its sub-affiliate is the text after the tilde (ATTRIBUTION-5)",
  ],
  listAffiliates: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "clicks and commissions are counted by month, and the statement is safe to open in a spreadsheet",
  ],
  addAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log",
  ],
  getAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log",
  ],
  changeAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log",
  ],
  addSubAffiliate: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log",
  ],
  addAffiliateTerms: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "an affiliate, its sub-affiliates and terms are each added once and recorded in the audit log",
  ],
  addAffiliatePayout: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "reduce the balance, are recorded once and never exceed the balance, even with two concurrent requests",
  ],
  undoAffiliatePayout: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "entered by mistake are reversed once and stay in the list",
  ],
  listSupplierBills: [BILLS, BILL_RECORDED],
  previewSupplierBills: [BILLS, BILL_RECORDED],
  recordSupplierBills: [BILLS, BILL_RECORDED],
  getSupplierBill: [BILLS, BILL_CHANGED],
  listSupplierBillLines: [BILLS, "every kind of mismatch is found, and units count over all bills"],
  settleSupplierBillLine: [BILLS, BILL_CHANGED],
  removeSupplierBill: [BILLS, BILL_CHANGED],
  listUnbilledOrders: [BILLS, "orders shipped 31 days ago are listed until they are billed"],
  listPayoutsDue: [PAYOUT_RUNS, "records what is due, once for two concurrent requests, and exports it"],
  recordPayoutRun: [PAYOUT_RUNS, "records what is due, once for two concurrent requests, and exports it"],
  listPayoutRuns: [PAYOUT_RUNS, "records what is due, once for two concurrent requests, and exports it"],
  exportPayoutRun: [PAYOUT_RUNS, "leaves out what was undone"],
  exportAffiliateStatement: [
    "tests/integration/backoffice/affiliate-admin.test.ts",
    "clicks and commissions are counted by month, and the statement is safe to open in a spreadsheet",
  ],
  listSearchRules: [
    SEARCH,
    "saving a rule twice stores it once, and concurrent edits do not overwrite each other",
  ],
  saveSearchRule: [
    SEARCH,
    "saving a rule twice stores it once, and concurrent edits do not overwrite each other",
  ],
  deleteSearchRule: [
    SEARCH,
    "saving a rule twice stores it once, and concurrent edits do not overwrite each other",
  ],
  previewSearchRule: [SEARCH, "a draft is previewed before and after, and changes nothing"],
  listImports: [CATALOGUE, "imports are listed newest first, with their counts"],
  listHeldImports: [
    HELD_IMPORTS,
    "a held upload is listed with prices and counts, and imported once however many users confirm it",
  ],
  confirmImport: [
    HELD_IMPORTS,
    "confirming an outdated list is rejected with a message, and the new list is shown",
  ],
  uploadImport: [
    IMPORTS,
    "a file in several chunks is imported as by the command, and its products are in the shop",
  ],
  previewImport: [
    COLUMNS,
    "columns are suggested as the importer recognizes them, and an import gives what the preview said",
  ],
  getImportTemplate: [COLUMNS, "the template names every field, and is a file that can be imported"],
  importFile: [
    IMPORTS,
    "a file in several chunks is imported as by the command, and its products are in the shop",
  ],
  stopImport: [IMPORTS, "an import can be stopped while it waits and while it runs, and not after its end"],
  exportRejects: [
    IMPORTS,
    "rejected records are downloaded with line, field and reason, safe to open in a spreadsheet",
  ],
  listSources: [SOURCES, "a due source is imported once, whichever host claims it"],
  importSource: [SOURCES, "a source is imported by its name, and nothing else can be opened"],
  scheduleSource: [SOURCES, "a due source is imported once, whichever host claims it"],
  listUnplaced: [CATEGORIES, "unmapped categories are listed with counts, examples and suggestions"],
  listCategoryMappings: [CATEGORIES, MAPPED],
  mapCategory: [CATEGORIES, MAPPED],
  unmapCategory: [
    CATEGORIES,
    "a path wins over a name, a name over words; deleting a mapping hides its products",
  ],
  getStaffProduct: [HIDDEN_PRODUCTS, "a product's page has its facts, for staff who may see the list"],
  hideProduct: [HIDDEN_PRODUCTS, HIDDEN_AND_BACK],
  showProduct: [HIDDEN_PRODUCTS, HIDDEN_AND_BACK],
  hideProducts: [HIDDEN_PRODUCTS, HIDDEN_TOGETHER],
  showProducts: [HIDDEN_PRODUCTS, HIDDEN_TOGETHER],
  findProducts: [
    CATALOGUE,
    "products are found by a prefix of the SKU or of words of the name, with the reason they are hidden",
  ],
  listPromotions: [CATALOGUE, PROMOTION],
  addPromotion: [CATALOGUE, PROMOTION],
  previewPromotion: [
    "tests/integration/checkout/promotion-trial.test.ts",
    "a promotion is simulated on existing orders, by the checkout's rules, and nothing is written",
  ],
  endPromotion: [CATALOGUE, PROMOTION],
  exportPromotionCodes: [
    CATALOGUE,
    "codes of a series are generated once, listed as one, exported and ended together",
  ],
  listOrderMails: [LETTERS, "an order email is resent, once per click, with its own subject"],
  sendOrderMail: [LETTERS, "an order email is resent, once per click, with its own subject"],
  writeToCustomer: [LETTERS, "a staff email goes to the customer and stays in the history, once per key"],
  listPlaces: [CATALOGUE, "a closed store offers no pickup"],
  setPlace: [CATALOGUE, "a closed store offers no pickup"],
} satisfies Partial<Record<RestName, Proof>>;

const REPORTS = "tests/integration/backoffice/reports.test.ts";
const sameProof = <Word extends string>(word: Word, title: string, file = REPORTS) =>
  Object.fromEntries(REPORT_KEYS.map((key) => [reportCall(word, key), [file, title] as const])) as Readonly<
    Record<ReportCall<Word>, Proof>
  >;

/** The same calls for every report. */
export const REPORT_PROOFS = {
  ...sameProof("read", "the headline figure, the chart, the rows and their drill-down agree"),
  ...sameProof("open", "the headline figure, the chart, the rows and their drill-down agree"),
  ...sameProof(
    "export",
    "an export has every row of the report and its drill-down, with dollars and escaped text",
  ),
  ...sameProof(
    "mail",
    "scheduling a report is idempotent, and the schedule is listed with its filters and can be stopped",
    "tests/integration/backoffice/report-mails.test.ts",
  ),
};
