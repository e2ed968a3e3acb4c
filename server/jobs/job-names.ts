/** Every background job by its name, with the tables of its work; docs/jobs.md is generated from this list. */

interface JobFacts {
  /** One sentence, in the third person. */
  readonly does: string;
  /** The columns that make something due, by table; none: a new row does. */
  readonly watches: Readonly<Record<string, readonly string[]>>;
  /** No one waits for it: nothing wakes it, the regular look or the clock runs it. */
  readonly isLookedFor?: true;
  /** Tables that a run writes, besides those it watches. */
  readonly writes: readonly string[];
}

export const JOBS = {
  "accounts.search-terms": {
    does: "Fills in the search terms of accounts of earlier versions.",
    watches: { users: ["search_terms"] },
    isLookedFor: true,
    writes: [],
  },
  "affiliates.commissions": {
    does: "Enters commissions, adjustments and reversals of orders and applications that changed.",
    watches: {
      affiliate_marks: [],
      orders: ["status", "total_cents", "sub_total_cents", "discount_cents"],
      order_items: ["status", "quantity", "price_cents"],
      payments: ["paid_cents", "refunded_cents"],
      leases: ["state"],
      lease_applications: ["status"],
    },
    writes: ["affiliate_entries", "orders"],
  },
  "affiliates.postbacks": {
    does: "Reports entries to the affiliate network.",
    watches: { affiliate_entries: ["next_try_at"] },
    writes: [],
  },
  "analytics.daily-totals": {
    does: "Adds up the events of days that changed.",
    watches: { analytics_marks: [] },
    writes: ["analytics_days"],
  },
  "audit.actors": {
    does: "Replaces e-mail addresses in histories of earlier versions by account ids.",
    watches: { order_events: ["actor"] },
    isLookedFor: true,
    writes: ["orders"],
  },
  "audit.areas": {
    does: "Fills in the areas of audit entries of earlier versions.",
    watches: { audit_events: ["area"] },
    isLookedFor: true,
    writes: [],
  },
  "campaigns.mails": {
    does: "Sends mails of campaigns at their rate.",
    watches: { campaigns: ["state"] },
    writes: ["mail_suppressions"],
  },
  "campaigns.starts": {
    does: "Begins campaigns whose time has come.",
    watches: { campaigns: ["send_at"] },
    writes: ["campaign_recipients"],
  },
  "cart.abandoned-mails": {
    does: "Mails owners of abandoned carts.",
    watches: { carts: ["updated_at"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "catalogue.offers": {
    does: "Brings products up to date with the offers that pages show.",
    watches: { promotions: ["starts_at", "ends_at"] },
    writes: ["catalogue_state"],
  },
  "catalogue.placements": {
    does: "Moves products of suppliers whose category mappings changed.",
    watches: { category_placements: ["due_at"] },
    writes: ["products", "catalogue_state"],
  },
  "catalogue.price-runs": {
    does: "Prices the next products of a requested run.",
    watches: { catalogue_generations: ["status"] },
    writes: ["products", "catalogue_state"],
  },
  "catalogue.review-totals": {
    does: "Counts reviews again of products whose reviews changed.",
    watches: { review_changes: [], reviews: ["status", "stars"] },
    writes: ["products", "brand_ratings", "catalogue_state"],
  },
  "catalogue.sale-periods": {
    does: "Begins and ends sales of products at their time.",
    watches: { products: ["sale_changes_at"] },
    writes: ["catalogue_state"],
  },
  "catalogue.search-totals": {
    does: "Writes the searches this process has counted in memory.",
    watches: {},
    isLookedFor: true,
    writes: ["searched_texts"],
  },
  "catalogue.stock-labels": {
    does: "Publishes products that sold out or came back.",
    watches: { stock_label_changes: [], product_stock: ["available_quantity"] },
    writes: ["products", "catalogue_state"],
  },
  "chat.missed-answer-mails": {
    does: "Mails visitors the answers they have not seen.",
    watches: { chat_conversations: ["last_at"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "host.clean-up": {
    does: "Deletes what has expired, of every feature.",
    watches: {},
    isLookedFor: true,
    writes: [],
  },
  "imports.runs": {
    does: "Runs the requested import that waits longest.",
    watches: { import_runs: ["status"] },
    writes: ["products", "catalogue_state"],
  },
  "imports.schedules": {
    does: "Requests imports of sources that are due.",
    watches: { import_schedules: ["next_run_at"] },
    writes: ["import_runs"],
  },
  "keeping.offer-changes": {
    does: "Spreads price drops and returns of products to those who watch them.",
    watches: { offer_changes: [] },
    writes: ["offer_news"],
  },
  "keeping.watch-mails": {
    does: "Mails watchers their news.",
    watches: { offer_news: [] },
    writes: ["watches", "outgoing_mails"],
  },
  "leases.application-mails": {
    does: "Mails applicants who have to go on, or whose approval ends soon.",
    watches: { lease_applications: ["sealed_redirect_url"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "leases.applications": {
    does: "Asks lessors about open applications.",
    watches: { lease_applications: ["next_check_at"] },
    writes: ["lease_tries", "leases", "outgoing_mails"],
  },
  "leases.funding": {
    does: "Asks lessors what they have paid for delivered leases.",
    watches: { leases: ["funding_check_at"] },
    writes: ["lease_applications", "order_events"],
  },
  "leases.notices": {
    does: "Notifies lessors of confirmed, delivered, cancelled and returned goods.",
    watches: { lease_notices: ["next_try_at"] },
    writes: ["leases", "order_events"],
  },
  "leases.payment-reminders": {
    does: "Reminds customers of payments that fall due at their lessor.",
    watches: { leases: ["payment_check_at"] },
    writes: ["outgoing_mails", "order_events"],
  },
  "leases.progress": {
    does: "Advances unsigned and released leases.",
    watches: { leases: ["next_check_at"] },
    writes: ["orders", "lease_notices", "outgoing_mails"],
  },
  "leases.search-terms": {
    does: "Fills in the search terms of applications of earlier versions.",
    watches: { lease_applications: ["search_terms"] },
    isLookedFor: true,
    writes: [],
  },
  "leases.signature-mails": {
    does: "Asks customers by mail to sign.",
    watches: { leases: ["sign_until"] },
    writes: ["outgoing_mails", "order_events"],
  },
  "mail.outbox": {
    does: "Sends the mails of the outbox.",
    watches: { outgoing_mails: ["next_attempt_at"] },
    writes: ["mail_suppressions"],
  },
  "orders.bulk-runs": {
    does: "Changes the next orders of bulk runs.",
    watches: { order_bulk_runs: [] },
    writes: ["order_bulk_rows", "orders", "outgoing_mails"],
  },
  "orders.fraud-checks": {
    does: "Has paid orders checked for fraud.",
    watches: { orders: ["fraud_next_at"] },
    writes: ["order_events", "outgoing_mails"],
  },
  "orders.search-terms": {
    does: "Fills in missing search terms of orders.",
    watches: { order_terms: ["terms"] },
    isLookedFor: true,
    writes: [],
  },
  "payments.checks": {
    does: "Asks gateways for the state of open payments.",
    watches: { payments: ["next_check_at"] },
    writes: ["orders", "order_events", "outgoing_mails"],
  },
  "payments.exceptions": {
    does: "Compares the books of all sources of money and lists what is wrong.",
    watches: {},
    isLookedFor: true,
    writes: ["money_cases"],
  },
  "payments.holds": {
    does: "Ends the holds of orders and corrections that were not paid in time.",
    watches: { orders: ["held_until"] },
    writes: ["payments", "product_stock", "outgoing_mails"],
  },
  "payments.refunds": {
    does: "Makes requested refunds at their gateways.",
    watches: { refunds: ["next_attempt_at"] },
    writes: ["payments", "order_events", "outgoing_mails"],
  },
  "performance.daily-totals": {
    does: "Adds up the page views of days that changed.",
    watches: { page_view_marks: [] },
    writes: ["page_view_days", "page_view_errors"],
  },
  "reports.daily-totals": {
    does: "Adds up the days of reports that changed.",
    watches: { report_marks: [] },
    isLookedFor: true,
    writes: ["report_days"],
  },
  "reports.mails": {
    does: "Mails staff the reports of periods that are over.",
    watches: { report_mails: ["due_day"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "reviews.answer-mails": {
    does: "Mails writers of reviews the shop's answers.",
    watches: { reviews: ["answer_mail_at"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "reviews.invitations": {
    does: "Asks buyers of orders that arrived for reviews.",
    watches: { order_items: ["delivered_at"] },
    isLookedFor: true,
    writes: ["review_invitations", "outgoing_mails"],
  },
  "stock-alerts.mails": {
    does: "Mails those who wait for a product that is back.",
    watches: { product_stock: ["available_quantity"] },
    writes: ["outgoing_mails"],
  },
  "suppliers.order-creation": {
    does: "Writes down what is to be ordered of orders past their waiting time.",
    watches: { orders: ["status"] },
    writes: ["supplier_orders", "supplier_order_items"],
  },
  "suppliers.order-submission": {
    does: "Submits orders to suppliers.",
    watches: { supplier_orders: ["state"] },
    writes: ["order_items", "order_events"],
  },
  "suppliers.order-tracking": {
    does: "Asks suppliers for the state of submitted orders and moves their items.",
    watches: { supplier_orders: ["next_try_at"] },
    writes: ["orders", "order_items", "outgoing_mails"],
  },
} as const satisfies Readonly<Record<string, JobFacts>>;

export type JobName = keyof typeof JOBS;
