/** Bulk-generates visits, lease applications and events in PostgreSQL. */
import { sql } from "kysely";
import { dimensionIndex } from "#contract/analytics/dimensions";
import { ANALYTICS_EVENT_KINDS } from "#contract/analytics/events";
import { idAt } from "#contract/analytics/event-id";
import { LESSOR_TYPES } from "#contract/leases/lessors/lessors";
import { LIMITS } from "#contract/limits";
import { createEventStore } from "../../server/analytics/events.store";
import type { Db } from "../../server/db/client";
import type { Sealer } from "../../server/db/sealed";
import { NOBODY, SEALED_APPLICATION } from "../../server/leases/forms/form.record";
import { chance, daysAgo, hash } from "./luck";
import { customerOf } from "./many-orders";
import { AFFILIATES, ONE_VISIT_BY_AFFILIATE, SOURCES } from "./where-from";

const DAY_MS = 86_400_000;
/** Shorter than a month. */
const STEP_MS = 25 * DAY_MS;
const ROWS_AT_ONCE = 500_000;
const SEALED_AT_ONCE = 1_000;
/** Number of applicants; some apply more than once. */
const APPLICANTS = 1_000;
const STATES = ["TX", "TX", "FL", "GA", "OH", "AZ", "NC"] as const;

export interface Span {
  readonly days: number;
  readonly until: Date;
}

/**
 * Traffic varies by hour and weekday. Some visits come from an affiliate, with the click reported to the
 * network.
 */
export async function addVisits(db: Db, count: number, { days, until }: Span): Promise<void> {
  const ways = SOURCES.map(({ visits, visitSource: [source, medium, campaign] }, position) => ({
    source,
    medium,
    campaign,
    below: SOURCES.slice(0, position).reduce((sum, other) => sum + other.visits, visits),
  }));
  const affiliates = AFFILIATES.map(({ code, subAffiliates }) => ({
    code,
    subs: subAffiliates.map((sub) => sub.code),
  }));
  await sql`
    WITH way AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) AS one (source text, medium text, campaign text, below int)
    ), affiliate AS MATERIALIZED (
      SELECT number - 1 AS place, one ->> 'code' AS code, one -> 'subs' AS subs
      FROM jsonb_array_elements(${JSON.stringify(affiliates)}::jsonb) WITH ORDINALITY AS given (one, number)
    ), one AS (
      SELECT n, CASE WHEN ${chance(sql`n`, "by", ONE_VISIT_BY_AFFILIATE)} = 0
          THEN floor(power(${chance(sql`n`, "affiliate", 1_000)} / 1000.0, 2) * ${AFFILIATES.length}::int) END AS place,
        (SELECT min(below) FROM way WHERE below > ${chance(sql`n`, "way", 100)}) AS below
      FROM generate_series(1, ${count}::int) AS n
    ), made AS (
      INSERT INTO visits (id, started_at, source, medium, campaign, affiliate_id, sub_affiliate_id, landing_path, referrer_host, device)
      SELECT gen_random_uuid(), ${until}::timestamptz - make_interval(secs => 86400 * ${daysAgo(sql`one.n`, count, days)}),
        COALESCE(affiliate.code, way.source), CASE WHEN affiliate.code IS NULL THEN way.medium ELSE 'affiliate' END,
        CASE WHEN affiliate.code IS NULL THEN way.campaign ELSE '' END, affiliate.code,
        affiliate.subs ->> ${chance(sql`one.n`, "sub", 2)}, '/', '',
        (ARRAY['PHONE', 'PHONE', 'PHONE', 'DESKTOP', 'DESKTOP', 'TABLET'])[1 + ${chance(sql`one.n`, "device", 6)}]
      FROM one JOIN way USING (below) LEFT JOIN affiliate USING (place)
      RETURNING id, started_at, affiliate_id
    )
    INSERT INTO affiliate_clicks (visit_id, at, click_id)
    SELECT id, started_at, 'history' FROM made WHERE affiliate_id IS NOT NULL`.execute(db);
}

/**
 * Half of the applications are approved after a minute. Applicants resemble the customers and live in several
 * states.
 */
export async function addApplications(
  db: Db,
  sealer: Sealer,
  count: number,
  { days, until }: Span,
): Promise<void> {
  for (let first = 1; first <= count; first += SEALED_AT_ONCE) {
    const rows = Array.from({ length: Math.min(SEALED_AT_ONCE, count - first + 1) }, (_, offset) => {
      const n = first + offset;
      const { email, firstName, lastName, phone } = customerOf(hash(n, 50) % APPLICANTS);
      const last4Ssn = String(hash(n, 51) % 10_000).padStart(4, "0");
      const applicant = { ...NOBODY, email, firstName, lastName, mobilePhone: phone, last4Ssn };
      return {
        n,
        state: STATES[hash(n, 52) % STATES.length]!,
        lessor: LESSOR_TYPES[n % LESSOR_TYPES.length]!,
        sealed: sealer.seal(applicant, SEALED_APPLICATION).toString("base64"),
      };
    });
    await sql`
      INSERT INTO lease_applications (idempotency_hash, status, is_pre_approval, state, sealed_shown, details_until,
        consent_version, attribution, lessor, approved_cents, approved_at, created_at, updated_at)
      SELECT sha256(gen_random_uuid()::text::bytea), CASE WHEN "isApproved" THEN 'APPROVED' ELSE 'DECLINED' END, true, state,
        decode(sealed, 'base64'), at, '1', '{}', CASE WHEN "isApproved" THEN lessor END,
        CASE WHEN "isApproved" THEN 60000 + mod(n * 7, 47) * 5000 END,
        CASE WHEN "isApproved" THEN LEAST(at + interval '1 minute', ${until}::timestamptz) END, at, at
      FROM (SELECT *, n % 4 IN (0, 3) AS "isApproved",
          ${until}::timestamptz - (n::float8 / ${count}) * make_interval(days => ${days}) AS at
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (n int, state text, lessor text, sealed text)) AS one`.execute(
      db,
    );
  }
}

/**
 * Limited to the retention time of raw events.
 * @param favorites viewed more often, most popular first
 */
export async function addEvents(
  db: Db,
  count: number,
  { days, until, favorites }: Span & { readonly favorites: readonly string[] },
): Promise<void> {
  const spread = Math.min(days, LIMITS.analytics.retentionDays - 1);
  const first = until.getTime() - spread * DAY_MS;
  const store = createEventStore(db);
  // The store creates the monthly partitions; the last step is at the end of the span.
  for (let at = first; at < until.getTime() + STEP_MS; at += STEP_MS) {
    const event = {
      kind: "VIEW",
      visit: null,
      pageType: "home",
      deviceClass: "phone",
      cents: 0,
      dimensions: {},
    } as const;
    const when = Math.min(at, until.getTime());
    await store.write([{ ...event, id: idAt(when, Buffer.alloc(10)), at: when }]);
  }
  const [product, page] = [dimensionIndex("productId"), dimensionIndex("pageType")].map(String);
  const { rows } = await sql<{ ids: string[] }>`
    SELECT array_agg(product_id ORDER BY product_id) AS ids FROM (SELECT product_id FROM products LIMIT 500) AS sold`.execute(
    db,
  );
  const [sold, liked] = [rows[0]!.ids, favorites.length > 0 ? favorites : rows[0]!.ids];
  const kinds = ANALYTICS_EVENT_KINDS;
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const to = Math.min(count, from + ROWS_AT_ONCE);
    await sql`
      INSERT INTO analytics_events (id, day, kind, visit, page_type, device_class, cents, dimensions)
      SELECT (lpad(to_hex(ms), 12, '0') || '7' || substr(noise, 1, 3) || '8' || substr(noise, 4, 15))::uuid,
        shop_day(to_timestamp(ms / 1000.0)), kind, NULL, 'product',
        (ARRAY['phone', 'phone', 'phone', 'desktop', 'desktop', 'tablet'])[1 + mod(luck, 6)], 0,
        jsonb_build_object(${page}::text, 'product', ${product}::text, CASE mod(luck, 3)
          WHEN 0 THEN (${liked}::text[])[1 + floor(power(luck / 2147483648.0, 2) * ${liked.length}::int)]
          ELSE (${sold}::text[])[1 + mod(luck / 3, ${sold.length}::int)] END)
      FROM (SELECT n, md5(n::text) AS noise, hashtext(n::text || 'seen') & 2147483647 AS luck,
          CASE WHEN n % 3 = 0 THEN (${kinds}::text[])[1 + n % ${kinds.length}::int] ELSE 'VIEW' END AS kind,
          (${until.getTime()}::float8 - ${DAY_MS}::int * ${daysAgo(sql`n`, count, spread)})::bigint AS ms
        FROM generate_series(${from}::int, ${to - 1}::int) AS n) AS one
      ON CONFLICT DO NOTHING`.execute(db);
  }
  await sql`INSERT INTO analytics_marks (day) SELECT DISTINCT day FROM analytics_events`.execute(db);
}
