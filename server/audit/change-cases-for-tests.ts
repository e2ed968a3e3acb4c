/** Each kind of staff change, with its sentence. */
import type { StaffChange } from "#contract/audit/changes/changes";
import type { AuditKind } from "#contract/audit/schema";

export const ID = "0d0c5f1e-1111-4111-8111-000000000001";
export const account = { type: "account", id: ID } as const;
const affiliate = { type: "affiliate", id: "ann" } as const;
const application = { type: "lease application", id: ID } as const;
const bill = { type: "supplier bill", id: ID, label: "A-1" } as const;
const campaign = { type: "campaign", id: ID } as const;
const chat = { type: "chat", id: ID } as const;
const contact = { type: "contact request", id: "12" } as const;
const report = { type: "report", id: "revenue" } as const;
const review = { type: "review", id: ID } as const;
export const order = { type: "order", id: ID, label: "AB-1" } as const;
const product = { type: "product", id: "6443034", label: "Halden kettle" } as const;
const promotion = { type: "promotion", id: "FALL-20" } as const;
const source = { type: "import source", id: "nightly" } as const;
const supplier = { type: "supplier", id: "bestbuy" } as const;
const payout = { cents: 12_550, day: "2026-11-03" };
const search = { kind: "SYNONYM", text: "tv", phrases: ["television"], address: "" } as const;
const rule = { ...search, phrases: ["television"], pinned: [], hidden: [] };
const mapping = { by: "NAME", pattern: "Phones", category: "smart-phones" } as const;

/** The note is the sentence that the version before stored; the call decided its link. */
type Case = readonly [change: StaffChange, note: string, call?: string, kind?: AuditKind];
const SAME: readonly Case[] = [
  [
    {
      kind: "ACCOUNT_STATUS_CHANGED",
      subject: account,
      before: { status: "ACTIVE" },
      after: { status: "DISABLED" },
    },
    "status: Active → Disabled",
  ],
  [{ kind: "ADDRESS_ADDED", subject: account }, "address added"],
  [{ kind: "ADDRESS_CHANGED", subject: account }, "address changed"],
  [{ kind: "ADDRESS_DELETED", subject: account }, "address deleted"],
  [{ kind: "AFFILIATE_ADDED", subject: affiliate }, "affiliate ann: added"],
  [
    { kind: "AFFILIATE_CHANGED", subject: affiliate, after: { isActive: true } },
    "affiliate ann: named or on",
  ],
  [
    { kind: "AFFILIATE_PAYOUT_RECORDED", subject: affiliate, after: payout },
    "affiliate ann: payout of $125.50 on 03 Nov, 2026 recorded",
  ],
  [
    { kind: "AFFILIATE_PAYOUT_UNDONE", subject: affiliate, before: payout },
    "affiliate ann: payout of $125.50 on 03 Nov, 2026 undone",
  ],
  [
    { kind: "AFFILIATE_TERMS_ADDED", subject: affiliate, after: { fromDay: "2026-12-01" } },
    "affiliate ann: terms from 01 Dec, 2026 added",
  ],
  [
    { kind: "APPLICANT_NUMBERS_VIEWED", subject: application, after: { reason: "The bank asks" } },
    `${ID}: The bank asks`,
    "POST /admin/leases/personalData/read",
    "LEASE_DATA_READ",
  ],
  [
    { kind: "AUDIT_LOG_EXPORTED", after: { filters: ["user", "amount", "dates"] } },
    "Audit log exported, filtered by user, amount, dates",
    "POST /admin/audit/export",
  ],
  [
    { kind: "CANNED_REPLY_DELETED", subject: { type: "canned reply", id: ID } },
    `canned reply ${ID}: deleted`,
  ],
  [
    { kind: "CANNED_REPLY_SAVED", subject: { type: "canned reply", id: ID, label: "Returns" } },
    "canned reply Returns: saved",
  ],
  [
    { kind: "CATEGORY_MAPPED", subject: supplier, after: mapping },
    'category of bestbuy by name "Phones": smart-phones',
    "POST /admin/catalogue/categories/mappings",
  ],
  [
    { kind: "CATEGORY_UNMAPPED", subject: supplier, before: { ...mapping, category: null } },
    'category of bestbuy by name "Phones": mapping deleted',
    "DELETE /admin/catalogue/categories/mappings/:id",
  ],
  [{ kind: "CHAT_CLOSED", subject: chat }, `chat ${ID}: closed`],
  [{ kind: "CHAT_REOPENED", subject: chat }, `chat ${ID}: reopened`],
  [{ kind: "CONTACT_ANSWERED", subject: contact }, "contact request 12: answered"],
  [{ kind: "CONTACT_ANSWERED_BY_EMAIL", subject: contact }, "contact request 12: answered by email"],
  [{ kind: "CONTACT_REOPENED", subject: contact }, "contact request 12: reopened"],
  [{ kind: "CUSTOMER_NOTE_ADDED", subject: account }, "note added"],
  [{ kind: "CUSTOMER_NOTE_DELETED", subject: account }, "note deleted"],
  [{ kind: "CUSTOMER_NOTE_RESTORED", subject: account }, "note restored"],
  [{ kind: "CUSTOMER_TAGS_CHANGED", subject: account }, "tags"],
  [{ kind: "DEVICE_SIGNED_OUT", subject: account }, "signed out on one device"],
  [
    {
      kind: "FILE_IMPORT_REQUESTED",
      subject: supplier,
      after: { isFullFeed: true, confirmedMissing: 3, matchedColumns: 6 },
    },
    "import of bestbuy: requested, full feed, 3 missing confirmed, 6 columns matched",
    "POST /admin/catalogue/imports/file",
  ],
  [
    { kind: "HELD_IMPORT_CONFIRMED", subject: { type: "import", id: "7" }, after: { list: "a1b2" } },
    "import 7: list a1b2 confirmed",
    "POST /admin/catalogue/imports/:id/confirm",
  ],
  [
    { kind: "IMPORT_REJECTS_EXPORTED", subject: { type: "rejects", id: "7" } },
    "import 7: rejects exported",
    "GET /admin/catalogue/imports/:id/rejects",
  ],
  [
    {
      kind: "IMPORT_SCHEDULED",
      subject: source,
      after: { everyHours: null, at: "04:30", isOn: true, isFullFeed: true },
    },
    "import source nightly: daily at 04:30 UTC, on, full feed",
    "PUT /admin/catalogue/sources/:name/schedule",
  ],
  [
    { kind: "IMPORT_STOPPED", subject: { type: "import", id: "7" } },
    "import 7: stopped",
    "POST /admin/catalogue/imports/:id/stop",
  ],
  [
    { kind: "LESSOR_ANSWER_RECORDED", subject: application, after: { lessor: "ACIMA", answer: "APPROVED" } },
    `lease application ${ID}: Acima answered Approved`,
    "recordLessorAnswer",
  ],
  [
    { kind: "LESSOR_QUERIED", subject: application },
    `lease application ${ID}: status requested from the lessor`,
    "refreshLeaseForStaff",
  ],
  [{ kind: "MERGED_AWAY", subject: account }, "merged into another account"],
  [
    { kind: "MERGED_WITH_ANOTHER", subject: account, after: { tags: 1, orders: 2 } },
    "merged with another account, which added 2 Orders, 1 Tags",
  ],
  [
    { kind: "ORDERS_CHANGED_IN_BULK", after: { action: "NOTE", orders: 40 } },
    "Add a note: 40 orders",
    "POST /graphql changeManyOrders",
  ],
  [
    { kind: "ORDERS_EXPORTED", after: { filters: ["to", "risk", "from", "text"] } },
    "Orders exported, filtered by a search text, day, risk",
    "POST /admin/orders/export",
  ],
  [{ kind: "ORDER_HISTORY_IMPORTED" }, "order history imported", ""],
  [{ kind: "PASSWORD_CHANGED", subject: account }, "password"],
  [
    {
      kind: "PRICE_RULES_RESTORED",
      subject: { type: "price rules", id: "active" },
      after: { version: 5, restored: 2 },
    },
    "version 2 of the price rules brought back; the price rules are version 5 now",
    "rollBackPriceMarkups",
  ],
  [
    { kind: "PRICE_RULE_ADDED", subject: { type: "price rule", id: "r1" }, after: { version: 5 } },
    "price rule added; the price rules are version 5 now",
    "addPriceMarkup",
  ],
  [
    { kind: "PRICE_RULE_CHANGED", subject: { type: "price rule", id: "r1" }, after: { version: 5 } },
    "price rule changed; the price rules are version 5 now",
    "updatePriceMarkup",
  ],
  [
    { kind: "PRICE_RULE_DELETED", subject: { type: "price rule", id: "r1" }, after: { version: 5 } },
    "price rule deleted; the price rules are version 5 now",
    "updatePriceMarkup",
  ],
  [
    { kind: "PROFILE_CHANGED", subject: account, after: { fields: ["firstName", "phone"] } },
    "profile: first name, telephone",
  ],
  [
    { kind: "PROMOTION_ADDED", subject: promotion, after: { codes: 300 } },
    "promotion FALL-20: 300 codes added",
    "POST /admin/promotions/add",
  ],
  [
    { kind: "PROMOTION_CODES_EXPORTED", subject: promotion },
    "promotion FALL-20: codes exported",
    "GET /admin/promotions/:code/codes",
  ],
  [
    { kind: "PROMOTION_ENDED", subject: promotion },
    "promotion FALL-20: ended",
    "POST /admin/promotions/:code/end",
  ],
  [
    { kind: "REPORT_MAILS_STARTED", subject: report, after: { frequency: "WEEKLY" } },
    "Report emails every Monday started: Revenue",
  ],
  [
    { kind: "REPORT_MAILS_STOPPED", subject: report, before: { frequency: "DAILY" } },
    "Report emails every day stopped: Revenue",
  ],
  [{ kind: "REVIEW_ANSWERED", subject: review }, `review ${ID}: answered`],
  [{ kind: "REVIEW_ANSWER_REMOVED", subject: review }, `review ${ID}: answer removed`],
  [{ kind: "REVIEW_DECISION_UNDONE", subject: review }, `review ${ID}: decision undone`],
  [
    { kind: "REVIEW_DECLINED", subject: review, after: { reason: "OFF_TOPIC" } },
    `review ${ID}: declined (It isn't about the product)`,
  ],
  [
    { kind: "REVIEW_PICTURE_REMOVED", subject: review, before: { picture: "p1" } },
    `review ${ID}: picture p1 removed`,
  ],
  [{ kind: "REVIEW_PUBLISHED", subject: review }, `review ${ID}: published`],
  [
    { kind: "SEARCH_RULE_DELETED", subject: { type: "search rule", id: ID }, before: rule },
    'search rule deleted: "tv" also finds "television"',
    "DELETE /admin/search/rules/:id",
  ],
  [
    { kind: "SEARCH_RULE_SAVED", subject: { type: "search rule", id: ID }, after: rule },
    'search rule: "tv" also finds "television"',
    "PUT /admin/search/rules/:id",
  ],
  [{ kind: "SIGNED_OUT_EVERYWHERE", subject: account }, "signed out everywhere"],
  [
    { kind: "SOURCE_IMPORT_REQUESTED", subject: source, after: { isFullFeed: false, confirmedMissing: 0 } },
    "import source nightly: requested",
    "POST /admin/catalogue/sources/:name/import",
  ],
  [
    { kind: "STORE_CLOSED", subject: { type: "store", id: "austin" } },
    "store austin: closed",
    "PUT /admin/stores/:id",
  ],
  [
    { kind: "STORE_OPENED", subject: { type: "store", id: "austin" } },
    "store austin: opened",
    "PUT /admin/stores/:id",
  ],
  [
    { kind: "SUB_AFFILIATE_ADDED", subject: affiliate, after: { code: "blog" } },
    "affiliate ann: sub-affiliate blog added",
  ],
  [{ kind: "SUBSCRIBERS_EXPORTED" }, "Subscribers exported"],
  [{ kind: "USER_ADDED", subject: account, after: { role: "ADMIN" } }, "added as Admin"],
  [{ kind: "USER_INVITED_AGAIN", subject: account }, "invited again"],
  [
    {
      kind: "USER_PERMISSIONS_CHANGED",
      subject: account,
      before: { permissions: null },
      after: { permissions: ["orders.read", "orders.refund"] },
    },
    "permissions: the role's defaults → View orders and payment exceptions; Refund payments",
  ],
  [
    {
      kind: "USER_ROLE_CHANGED",
      subject: account,
      before: { role: "CUSTOMERSUPPORT" },
      after: { role: "ADMIN" },
    },
    "role: Support → Admin",
  ],
];

const REWORDED: readonly Case[] = [
  [
    {
      kind: "AFFILIATE_PAYOUTS_RECORDED",
      subject: { type: "affiliate payouts", id: ID },
      after: { ...payout, affiliates: 2 },
    },
    "affiliate payouts: $125.50 to 2 on 03 Nov, 2026 recorded",
  ],
  [{ kind: "ORDER_ASSIGNED", subject: order, after: { isAssigned: true } }, "order AB-1: assigned"],
  [{ kind: "ORDER_TAGS_CHANGED", subject: order }, "order AB-1: tags"],
  [
    { kind: "PAYMENT_EXCEPTION_NOTED", subject: order, after: { exception: "PAID_TWICE" } },
    "money of order AB-1 (PAID_TWICE): note added",
  ],
  [
    { kind: "PAYMENT_EXCEPTION_RESOLVED", subject: order, after: { exception: "PAID_TWICE" } },
    "money of order AB-1 (PAID_TWICE): resolved",
  ],
  [
    { kind: "SUPPLIER_BILL_REMOVED", subject: bill, after: { reason: "Wrong supplier" } },
    "supplier bill A-1: removed: Wrong supplier",
  ],
  [
    { kind: "SUPPLIER_BILL_SETTLED", subject: bill, after: { line: 3, note: "Credited" } },
    "supplier bill A-1: line 3 settled: Credited",
  ],
  [
    {
      kind: "SUPPLIER_BILLS_RECORDED",
      subject: { type: "supplier bills", id: ID },
      after: { supplier: "BESTBUY", bills: 2, cents: 12_550 },
    },
    "supplier bills: 2 bills of Best Buy recorded, $125.50",
  ],
  [{ kind: "PHONE_ORDER_PLACED", subject: order }, "order AB-1: taken by phone", "placePhoneOrder"],
  [{ kind: "CAMPAIGN_MOVED", subject: campaign, after: { move: "CANCEL" } }, `campaign ${ID}: canceled`],
  [
    { kind: "PRODUCT_HIDDEN", subject: product, after: { reason: "A recall" } },
    "product 6443034: hidden from the shop: A recall",
    "PUT /admin/catalogue/products/:productId/hide",
  ],
  [
    { kind: "PRODUCT_SHOWN", subject: product },
    "product 6443034: shown in the shop",
    "PUT /admin/catalogue/products/:productId/show",
  ],
  [{ kind: "CAMPAIGN_WRITTEN", subject: campaign }, `campaign ${ID}: written`],
  [
    {
      kind: "PRICE_GENERATION_STARTED",
      subject: { type: "price rules", id: "active" },
      after: { version: 3 },
    },
    "price generation by version 3 of the price rules started",
    "generateCatalogue",
  ],
  [
    { kind: "REPORT_EXPORTED", subject: report, after: { from: "2026-11-01", to: "2026-11-30" } },
    "Report exported: Revenue, 01 Nov, 2026 to 30 Nov, 2026",
  ],
];

const toCase = ([change, note, call = "", kind = "STAFF_CHANGE"]: Case) => ({ change, note, call, kind });

/** Changes whose earlier entries read the same. */
export const cases = SAME.map(toCase);
/**
 * Changes that read differently: their link leads to the order, their sentence names its subject, or their days
 * are written as on screens.
 */
export const reworded = REWORDED.map(toCase);
