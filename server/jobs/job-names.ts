/** Every background job by name, with the tables it uses; docs/jobs.md is generated from this list. */

interface JobFacts {
  /** One sentence, in the third person. */
  readonly does: string;
  /** Columns that make work due, by table; an empty list means that new rows do. */
  readonly watches: Readonly<Record<string, readonly string[]>>;
  /** Nothing waits for the job: only the regular poll or the clock runs it, never a wake. */
  readonly isLookedFor?: true;
  /** Tables that a run writes, besides the watched ones. */
  readonly writes: readonly string[];
}

export const JOBS = {
  "accounts.search-terms": {
    does: "Backfills search terms of legacy accounts.",
    watches: { users: ["search_terms"] },
    isLookedFor: true,
    writes: [],
  },
  "affiliates.commissions": {
    does: "Records commissions, adjustments and reversals of changed orders and applications.",
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
    does: "Totals the events of changed days.",
    watches: { analytics_marks: [] },
    writes: ["analytics_days"],
  },
  "audit.actors": {
    does: "Replaces email addresses in legacy histories with account ids.",
    watches: { order_events: ["actor"] },
    isLookedFor: true,
    writes: ["orders"],
  },
  "audit.areas": {
    does: "Backfills the areas of legacy audit entries.",
    watches: { audit_events: ["area"] },
    isLookedFor: true,
    writes: [],
  },
  "campaigns.mails": {
    does: "Sends campaign mails at their rate.",
    watches: { campaigns: ["state"] },
    writes: ["mail_suppressions"],
  },
  "campaigns.starts": {
    does: "Starts scheduled campaigns.",
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
    does: "Updates products with the offers that pages show.",
    watches: { promotions: ["starts_at", "ends_at"] },
    writes: ["catalogue_state"],
  },
  "catalogue.placements": {
    does: "Moves products after category mapping changes.",
    watches: { category_placements: ["due_at"] },
    writes: ["products", "catalogue_state"],
  },
  "catalogue.price-runs": {
    does: "Prices the next products of a requested run.",
    watches: { catalogue_generations: ["status"] },
    writes: ["products", "catalogue_state"],
  },
  "catalogue.review-totals": {
    does: "Recounts reviews of products whose reviews changed.",
    watches: { review_changes: [], reviews: ["status", "stars"] },
    writes: ["products", "brand_ratings", "catalogue_state"],
  },
  "catalogue.sale-periods": {
    does: "Starts and ends product sales on schedule.",
    watches: { products: ["sale_changes_at"] },
    writes: ["catalogue_state"],
  },
  "catalogue.search-totals": {
    does: "Stores the searches this process has counted in memory.",
    watches: {},
    isLookedFor: true,
    writes: ["searched_texts"],
  },
  "catalogue.stock-labels": {
    does: "Publishes products that sold out or are back in stock.",
    watches: { stock_label_changes: [], product_stock: ["available_quantity"] },
    writes: ["products", "catalogue_state"],
  },
  "chat.missed-answer-mails": {
    does: "Mails visitors the chat replies they have not seen.",
    watches: { chat_conversations: ["last_at"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "host.clean-up": {
    does: "Deletes expired data of every feature.",
    watches: {},
    isLookedFor: true,
    writes: [],
  },
  "imports.runs": {
    does: "Runs the oldest requested import.",
    watches: { import_runs: ["status"] },
    writes: ["products", "catalogue_state"],
  },
  "imports.schedules": {
    does: "Requests imports from due sources.",
    watches: { import_schedules: ["next_run_at"] },
    writes: ["import_runs"],
  },
  "keeping.offer-changes": {
    does: "Queues price drops and restocks for watchers.",
    watches: { offer_changes: [] },
    writes: ["offer_news"],
  },
  "keeping.watch-mails": {
    does: "Mails watchers their queued news.",
    watches: { offer_news: [] },
    writes: ["watches", "outgoing_mails"],
  },
  "leases.application-mails": {
    does: "Mails applicants who have to continue, or whose approval expires soon.",
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
    does: "Notifies lessors of confirmed, delivered, canceled and returned items.",
    watches: { lease_notices: ["next_try_at"] },
    writes: ["leases", "order_events"],
  },
  "leases.payment-reminders": {
    does: "Reminds customers of upcoming lease payments.",
    watches: { leases: ["payment_check_at"] },
    writes: ["outgoing_mails", "order_events"],
  },
  "leases.progress": {
    does: "Advances unsigned and released leases.",
    watches: { leases: ["next_check_at"] },
    writes: ["orders", "lease_notices", "outgoing_mails"],
  },
  "leases.search-terms": {
    does: "Backfills search terms of legacy applications.",
    watches: { lease_applications: ["search_terms"] },
    isLookedFor: true,
    writes: [],
  },
  "leases.signature-mails": {
    does: "Mails signature requests and reminders.",
    watches: { leases: ["sign_until"] },
    writes: ["outgoing_mails", "order_events"],
  },
  "mail.outbox": {
    does: "Sends the mails in the outbox.",
    watches: { outgoing_mails: ["next_attempt_at"] },
    writes: ["mail_suppressions"],
  },
  "orders.bulk-runs": {
    does: "Processes the next orders of bulk runs.",
    watches: { order_bulk_runs: [] },
    writes: ["order_bulk_rows", "orders", "outgoing_mails"],
  },
  "orders.fraud-checks": {
    does: "Checks paid orders for fraud.",
    watches: { orders: ["fraud_next_at"] },
    writes: ["order_events", "outgoing_mails"],
  },
  "orders.search-terms": {
    does: "Backfills missing search terms of orders.",
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
    does: "Reconciles all payment sources and lists payment exceptions.",
    watches: {},
    isLookedFor: true,
    writes: ["money_cases"],
  },
  "payments.holds": {
    does: "Releases unpaid orders and corrections after their deadline.",
    watches: { orders: ["held_until"] },
    writes: ["payments", "product_stock", "outgoing_mails"],
  },
  "payments.refunds": {
    does: "Makes requested refunds at their gateways.",
    watches: { refunds: ["next_attempt_at"] },
    writes: ["payments", "order_events", "outgoing_mails"],
  },
  "performance.daily-totals": {
    does: "Totals the page views of changed days.",
    watches: { page_view_marks: [] },
    writes: ["page_view_days", "page_view_errors"],
  },
  "reports.daily-totals": {
    does: "Totals the changed days of reports.",
    watches: { report_marks: [] },
    isLookedFor: true,
    writes: ["report_days"],
  },
  "reports.mails": {
    does: "Mails staff the reports of completed periods.",
    watches: { report_mails: ["due_day"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "reviews.answer-mails": {
    does: "Mails review authors the shop's replies.",
    watches: { reviews: ["answer_mail_at"] },
    isLookedFor: true,
    writes: ["outgoing_mails"],
  },
  "reviews.invitations": {
    does: "Invites customers to review delivered orders.",
    watches: { order_items: ["delivered_at"] },
    isLookedFor: true,
    writes: ["review_invitations", "outgoing_mails"],
  },
  "stock-alerts.mails": {
    does: "Mails back-in-stock alerts.",
    watches: { product_stock: ["available_quantity"] },
    writes: ["outgoing_mails"],
  },
  "suppliers.order-creation": {
    does: "Queues supplier orders for orders past their waiting time.",
    watches: { orders: ["status"] },
    writes: ["supplier_orders", "supplier_order_items"],
  },
  "suppliers.order-submission": {
    does: "Submits orders to suppliers.",
    watches: { supplier_orders: ["state"] },
    writes: ["order_items", "order_events"],
  },
  "suppliers.order-tracking": {
    does: "Polls suppliers for submitted orders and updates their items.",
    watches: { supplier_orders: ["next_try_at"] },
    writes: ["orders", "order_items", "outgoing_mails"],
  },
} as const satisfies Readonly<Record<string, JobFacts>>;

export type JobName = keyof typeof JOBS;
