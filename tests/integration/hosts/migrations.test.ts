/**
 * The migrated database allows what contract/ and the table types list, and an older version refuses a newer
 * database.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql, type Selectable } from "kysely";
import { CATEGORY_MAPPING_KINDS } from "#contract/imports/category-mappings";
import { CAMPAIGN_STATES, RECIPIENT_STATES } from "#contract/marketing/campaign-statuses";
import { CHAT_AUTHORS, CHAT_STATES } from "#contract/chat/schema";
import { REVIEW_STATUSES } from "#contract/reviews/schema";
import { BACK_KINDS } from "#contract/staff/acts";
import { AUDIT_KINDS } from "#contract/audit/schema";
import { SIGN_IN_OUTCOMES } from "#contract/accounts/auth";
import { SHOP_CATEGORIES } from "#contract/catalogue/categories";
import { IMPORT_STATUS_LABELS } from "#contract/imports/schema";
import { LEASE_OVER, LEASE_SIGNED, LEASE_STATES, LEASE_STATUSES } from "#contract/leases/statuses";
import { DELIVERY_TYPES, ITEM_STATUSES, ORDER_EVENT_TYPES, ORDER_STATUSES } from "#contract/orders/orders";
import { statusesWhere } from "#contract/orders/statuses";
import { RETURN_STATE_WORDS } from "#contract/orders/returning/returns";
import { ORDER_BULK_ACTIONS } from "#contract/orders/bulk";
import { ORDER_RISKS } from "#contract/orders/list-words";
import { GENERATION_STATUSES, VERSION_ACTIONS } from "#contract/pricing/schema";
import { PROMOTION_SCOPES } from "#contract/promotions/scope";
import { SEGMENTS } from "#contract/customers/segments";
import { MAIL_FREQUENCIES } from "#contract/reports/mails";
import { ROLES } from "#contract/staff/roles";
import { SEARCH_RULE_KINDS } from "#contract/search/rules";
import { SUPPLIER_ORDER_STATES } from "#contract/suppliers/suppliers";
import { VEHICLE_TYPE_IDS } from "#contract/tires/vehicle-types";
import { AXLES, FITMENT_KINDS } from "#contract/vehicles/schema";
import { RUNNER } from "../../../server/cli/launcher/child";
import { findFreePort } from "../../../server/db/embedded/free-port";
import type {
  MailedCodesTable,
  OrderBulkRowsTable,
  OrderKeysTable,
  RefundsTable,
  UsersTable,
} from "../../../server/db/tables/tables.generated";
import type { EndReason } from "../../../server/leases/applications/application.record";
import type { LeaseProblem } from "../../../server/leases/delivery/funding.store";
import type { NoticeKind } from "../../../server/leases/delivery/settling.rules";
import type { CorrectionRecord } from "../../../server/orders/reading/order.port";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The members of a union type; the compiler requires every one. */
const membersOf = <Name extends string>(members: Record<Name, true>) => Object.keys(members);

/** Every column with a CHECK on its values, and the list of allowed values. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  "campaigns.segment": SEGMENTS,
  "campaigns.state": CAMPAIGN_STATES,
  "campaign_recipients.state": RECIPIENT_STATES,
  "chat_conversations.last_author": CHAT_AUTHORS,
  "chat_conversations.state": CHAT_STATES,
  "chat_messages.author": CHAT_AUTHORS,
  "audit_events.kind": AUDIT_KINDS,
  "staff_refunds.kind": BACK_KINDS,
  "affiliate_entries.kind": ["ADJUSTMENT", "APPLICATION", "ORDER", "REVERSAL"],
  "reviews.status": REVIEW_STATUSES,
  "review_votes.kind": ["HELPFUL", "REPORT"],
  "report_mails.rhythm": MAIL_FREQUENCIES,
  "search_rules.kind": SEARCH_RULE_KINDS,
  "offer_changes.kind": ["PRICE", "STOCK"],
  "order_list.risk": ORDER_RISKS,
  "order_returns.state": Object.keys(RETURN_STATE_WORDS),
  "order_bulk_runs.action": ORDER_BULK_ACTIONS,
  "order_bulk_rows.outcome": membersOf<NonNullable<OrderBulkRowsTable["outcome"]>>({
    DONE: true,
    REFUSED: true,
  }),
  "supplier_orders.state": Object.keys(SUPPLIER_ORDER_STATES),
  "categories.menu_group": ["main", "more"],
  "category_mappings.kind": CATEGORY_MAPPING_KINDS,
  "fitments.axle": AXLES,
  "fitments.kind": FITMENT_KINDS,
  "vehicles.vehicle_type": VEHICLE_TYPE_IDS,
  "import_runs.status": Object.keys(IMPORT_STATUS_LABELS),
  "lease_applications.reason": membersOf<EndReason>({
    EXPIRED: true,
    NOT_FINISHED: true,
    ACCOUNT_DELETED: true,
  }),
  "lease_applications.status": LEASE_STATUSES,
  "lease_notices.kind": membersOf<NoticeKind>({
    CONFIRMED: true,
    DELIVERED: true,
    CANCELLED: true,
    RETURNED: true,
  }),
  "lease_tries.outcome": [...LEASE_STATUSES, "REFUSED", "UNANSWERED"],
  "leases.problem": membersOf<LeaseProblem>({
    NOTICE_REFUSED: true,
    NOT_FUNDED: true,
    FUNDING_DIFFERS: true,
  }),
  "leases.state": LEASE_STATES,
  "mailed_codes.purpose": membersOf<MailedCodesTable["purpose"]>({ VERIFY: true, RESET: true }),
  "order_corrections.state": membersOf<CorrectionRecord["state"]>({
    WAITING: true,
    APPLIED: true,
    LAPSED: true,
    WITHDRAWN: true,
  }),
  "order_events.type": ORDER_EVENT_TYPES,
  "order_items.status": ITEM_STATUSES,
  "order_keys.purpose": membersOf<OrderKeysTable["purpose"]>({
    FOLLOW: true,
    PAY: true,
    CANCEL: true,
  }),
  "orders.delivery_type": DELIVERY_TYPES,
  "orders.status": ORDER_STATUSES,
  "refunds.state": membersOf<RefundsTable["state"]>({ REQUESTED: true, BY_HAND: true, DONE: true }),
  "sign_ins.outcome": SIGN_IN_OUTCOMES,
  "users.role": ROLES.filter((role) => role !== "ANONYMOUS"),
  "users.status": membersOf<Selectable<UsersTable>["status"]>({
    ACTIVE: true,
    DISABLED: true,
    DELETED: true,
  }),
  "price_markup_versions.action": VERSION_ACTIONS,
  "promotions.scope": PROMOTION_SCOPES,
  "promotions.segment": SEGMENTS,
  "catalogue_generations.status": GENERATION_STATUSES,
};

test("every list of allowed values equals the code's list: a new value needs a migration", async () => {
  const { rows } = await sql<{ column: string; check: string }>`
    SELECT conrelid::regclass || '.' || attname AS "column", pg_get_constraintdef(c.oid) AS "check"
    FROM pg_constraint c JOIN pg_attribute a ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'c' AND cardinality(conkey) = 1 AND connamespace = 'public'::regnamespace
      AND pg_get_constraintdef(c.oid) LIKE '%ARRAY[''%'`.execute(database.db);
  const allowed = rows.map(({ column, check }) => [
    column,
    [...check.matchAll(/'([^']*)'::text/g)].map(([, value]) => value).sort(),
  ]);
  const listed = Object.entries(LISTS).map(([column, values]) => [column, [...values].sort()]);
  expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(listed));
});

/** Indexes, functions, generated columns and checks that list statuses, and the list each must have. */
const LISTS_IN_CODE: Readonly<Record<string, readonly string[]>> = {
  is_promotion_used: statusesWhere(
    ({ customer }) => customer.verdict === "not paid" || customer.verdict === "cancelled",
  ),
  // Only a lease that was never reserved has no amount.
  leases_check: ["WAITING", "RELEASED"],
  leases_open: LEASE_OVER,
  leases_with_payments: LEASE_SIGNED,
  "money_entries.sells": LEASE_SIGNED,
};

test("every list of statuses in the database's code equals the rows': a new status may need a migration", async () => {
  const { rows } = await sql<{ name: string; code: string }>`
    SELECT indexname AS name, indexdef AS code FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT proname, pg_get_functiondef(oid) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
    UNION ALL SELECT attrelid::regclass || '.' || attname, pg_get_expr(adbin, adrelid)
      FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
    UNION ALL SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE contype = 'c' AND cardinality(conkey) > 1 AND connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`.execute(
    database.db,
  );
  const known = new Set<string>([...ORDER_STATUSES, ...ITEM_STATUSES, ...LEASE_STATES, ...LEASE_STATUSES]);
  const lists = rows.flatMap(({ name, code }) =>
    [...code.matchAll(/ARRAY\[([^\]]*)\]/g)].flatMap(([, items = ""]) => {
      const values = [...items.matchAll(/'([^']*)'/g)].map(([, value]) => value!);
      return values.length > 1 && values.every((value) => known.has(value)) ? [[name, values.sort()]] : [];
    }),
  );
  const expected = Object.entries(LISTS_IN_CODE).map(([name, values]) => [name, [...values].sort()]);
  expect(Object.fromEntries(lists)).toEqual(Object.fromEntries(expected));
});

test("the categories of the database are those of the menu: a new one needs a migration", async () => {
  const rows = await database.db.selectFrom("categories").selectAll().execute();
  const expected = SHOP_CATEGORIES.flatMap((category, position) => [
    { ...category, parentId: null, position },
    ...(category.subCategories ?? []).map((child, place) => ({
      ...child,
      parentId: category.id,
      position: place,
    })),
  ]).map(({ id, name, alias = null, menuGroup = null, parentId, position }) => {
    return { id, name, alias, slug: id, menu_group: menuGroup, parent_id: parentId, position, active: true };
  });
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(rows.sort(byId)).toEqual(expected.sort(byId));
});

describe("a database migrated by a newer version", () => {
  let newer: TestDatabase;
  let dataDir = "";
  beforeAll(async () => {
    newer = await createTestDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), "newer-"));
    await sql`INSERT INTO kysely_migration VALUES ('9999-tomorrow', now()::text)`.execute(newer.db);
  });
  afterAll(async () => {
    await newer?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const SENTENCE =
    "The database is newer than this version of the shop, which does not have 9999-tomorrow: install the newer version.\n";

  test.each([
    ["npm run migrate", ["server/cli/migrate.ts"]],
    ["npm run catalogue:import", ["server/cli/import-catalogue.ts", "feed.json"]],
    ["npm run api", ["server/main.ts"]],
    ["npm start", ["server/cli/start.ts"]],
  ])("is rejected by %s with one sentence", async (_command, script) => {
    const ports = ["API_PORT", "SITE_PORT", "SANDBOX_PORT", "SANDBOX_PAYMENTS_PORT", "SANDBOX_SMTP_PORT"];
    const free = await Promise.all(ports.map(async (name) => [name, String(await findFreePort())]));
    const env = { ...process.env, ...Object.fromEntries(free), DATA_DIR: dataDir, DATABASE_URL: newer.url };
    const ended = await new Promise((resolve) => {
      execFile(process.execPath, [RUNNER, ...script], { env }, (error, _output, errors) =>
        resolve({ code: error?.code, errors }),
      );
    });
    expect(ended).toEqual({ code: 1, errors: SENTENCE });
  });
});
