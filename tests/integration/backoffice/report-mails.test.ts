/**
 * Scheduled reports by email: started and stopped on the report's screen, one email per period, only to users
 * with the permission (REPORT-16).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { addDays } from "#contract/time/days";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import { formatMoney } from "#contract/money/money";
import type { ReportMailInput } from "#contract/reports/calls";
import type { MailFrequency } from "#contract/reports/mails";
import { dayInWords, daysInWords } from "#contract/reports/words";
import type { OutgoingMail } from "../../../server/gateways/mail/outbox.store";
import { wake } from "../../../server/jobs/wake";
import { lastDueDay, mailingDay, nextDueDay, periodBefore } from "../../../server/reports/periods.rules";
import {
  aCustomer,
  callRest,
  mailsTo,
  requestRest,
  signedIn,
  type TestUser,
} from "../../support/people/accounts";
import { randomOf } from "../../support/chance";
import { randomBooks } from "../../support/orders/random-books";
import { openRestartingHost } from "../../support/hosts/restarting-host";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";
import { waitFor } from "../../support/hosts/wait-for";

jest.setTimeout(240_000);
const DAY_MS = 86_400_000;
const CARD = "Credit or debit card";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(4);
  const { rows } = await sql<{ id: string }>`SELECT product_id AS id FROM products`.execute(api.database.db);
  const last = new Date(Date.now() - 60_000);
  const books = randomBooks(api.database.db, randomOf(7), {
    userIds: [(await aCustomer(api)).userId],
    productIds: rows.map(({ id }) => id),
    first: new Date(last.getTime() - 70 * DAY_MS),
    last,
  });
  await books.addOrders(60);
});
afterAll(() => api?.close());

const set = (user: TestUser, change: Partial<ReportMailInput> = {}) =>
  callRest(api.app, "mailRevenueReport", {
    bearer: user.bearer,
    body: { frequency: "DAILY", keys: [null], isSubscribed: true, ...change },
  });
const read = async (user: TestUser, body: object) =>
  (await callRest(api.app, "readRevenueReport", { bearer: user.bearer, body })).body.data!;

/** Moves the schedule so that the email is due now. */
async function makeDue(user: TestUser): Promise<void> {
  const { db } = api.database;
  await sql`UPDATE report_mails SET due_day = ${addDays(mailingDay(new Date()), -1)}::date WHERE user_id = ${user.userId}`.execute(
    db,
  );
  await wake(db, "reports.mails");
}

async function dueDays(user: TestUser): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT due_day::text AS day FROM report_mails WHERE user_id = ${user.userId}`.execute(api.database.db);
  return rows.map(({ day }) => day);
}

/** Waits until no email of a user is due. */
async function untilMailed(user: TestUser): Promise<OutgoingMail[]> {
  const today = mailingDay(new Date());
  await waitFor(async () => (await dueDays(user)).every((day) => day > today) || null, 60_000);
  return mailsTo(api, user.username);
}

test("a period ends the day before its email, in the shop's time zone and calendar", () => {
  const of = (frequency: MailFrequency, day: string) => ({
    due: lastDueDay(frequency, day),
    next: nextDueDay(frequency, day),
    ...periodBefore(frequency, lastDueDay(frequency, day)),
  });
  expect(of("DAILY", "2026-03-01")).toEqual({
    due: "2026-03-01",
    next: "2026-03-02",
    from: "2026-02-28",
    to: "2026-02-28",
  });
  // A Sunday still belongs to the week that began on Monday; both days are next to a clock change.
  expect(of("WEEKLY", "2026-03-08")).toEqual({
    due: "2026-03-02",
    next: "2026-03-09",
    from: "2026-02-23",
    to: "2026-03-01",
  });
  expect(of("WEEKLY", "2026-11-02")).toMatchObject({ due: "2026-11-02", next: "2026-11-09" });
  expect(of("MONTHLY", "2026-01-31")).toEqual({
    due: "2026-01-01",
    next: "2026-02-01",
    from: "2025-12-01",
    to: "2025-12-31",
  });
  expect(of("MONTHLY", "2028-03-01")).toMatchObject({ from: "2028-02-01", to: "2028-02-29" });
  // 6:00 AM in Chicago is 12:00 UTC in winter and 11:00 UTC in summer.
  expect(mailingDay(new Date("2026-01-15T11:59:00Z"))).toBe("2026-01-14");
  expect(mailingDay(new Date("2026-01-15T12:01:00Z"))).toBe("2026-01-15");
  expect(mailingDay(new Date("2026-07-15T11:01:00Z"))).toBe("2026-07-15");
});

test.each([
  ["midnight", "2026-11-01T05:00:00Z", "2026-10-31"],
  ["half past one, the first time", "2026-11-01T06:30:00Z", "2026-10-31"],
  ["half past one, the second time", "2026-11-01T07:30:00Z", "2026-10-31"],
  ["five", "2026-11-01T11:00:00Z", "2026-10-31"],
  ["a minute before six", "2026-11-01T11:59:00Z", "2026-10-31"],
  ["six", "2026-11-01T12:00:00Z", "2026-11-01"],
  ["the midnight after", "2026-11-02T06:00:00Z", "2026-11-01"],
  ["midnight", "2027-03-14T06:00:00Z", "2027-03-13"],
  ["a minute before two", "2027-03-14T07:59:00Z", "2027-03-13"],
  ["three, a minute later", "2027-03-14T08:00:00Z", "2027-03-13"],
  ["a minute before six", "2027-03-14T10:59:00Z", "2027-03-13"],
  ["six", "2027-03-14T11:00:00Z", "2027-03-14"],
  ["the midnight after", "2027-03-15T05:00:00Z", "2027-03-14"],
])("across a clock change, %s (%s) sends the reports of %s", (_what, at, day) => {
  expect(mailingDay(new Date(at))).toBe(day);
});

test("scheduling a report is idempotent, and the schedule is listed with its filters and can be stopped", async () => {
  const admin = await signedIn(api, "ADMIN");
  const [first] = await Promise.all([set(admin), set(admin), set(admin)]);
  expect(first.body).toMatchObject({
    message: MESSAGES.reports.mailed,
    data: { mails: [{ frequency: "DAILY", keys: [null], names: [null] }] },
  });
  expect((await set(admin, { frequency: "WEEKLY", keys: ["CARD"] })).body.data!.mails).toHaveLength(2);
  const { mails } = await read(admin, { keys: [] });
  expect(mails[1]).toEqual({ frequency: "WEEKLY", keys: ["CARD"], names: [CARD] });
  expect((await read(await signedIn(api, "ADMIN"), { keys: [] })).mails).toEqual([]);
  const stopped = await set(admin, { isSubscribed: false });
  expect(stopped.body).toMatchObject({ message: MESSAGES.reports.notMailed, data: { mails: [mails[1]] } });
  expect((await set(admin, { isSubscribed: false })).body.data!.mails).toEqual([mails[1]]);
  const { body } = await callRest(api.app, "listAudit", { bearer: admin.bearer });
  expect(body.data!.rows.slice(0, 3).map(({ note }) => note)).toEqual([
    "Report emails every day stopped: Revenue",
    "Report emails every Monday started: Revenue",
    "Report emails every day started: Revenue",
  ]);
});

test("invalid input is rejected, and the number of schedules is limited", async () => {
  const admin = await signedIn(api, "ADMIN");
  const send = async (body: unknown) =>
    (await requestRest(api.app, "mailRevenueReport", { bearer: admin.bearer, body })).statusCode;
  expect(await send({ frequency: "HOURLY", keys: [], isSubscribed: true })).toBe(400);
  expect(await send({ frequency: "DAILY", keys: "CARD", isSubscribed: true })).toBe(400);
  expect(await send({ frequency: "DAILY", keys: ["x".repeat(301)], isSubscribed: true })).toBe(400);
  expect(await send({ frequency: "DAILY", keys: [], isSubscribed: "perhaps" })).toBe(400);
  for (let count = 0; count < LIMITS.reports.maxMails; count += 1) {
    expect(await send({ frequency: "DAILY", keys: [`${count}\0`, "more", null], isSubscribed: true })).toBe(
      200,
    );
  }
  const tooMany = await set(admin);
  expect([tooMany.status, tooMany.body.message]).toEqual([400, MESSAGES.reports.tooManyMails]);
  const customer = await aCustomer(api);
  expect((await set(customer)).status).toBe(403);
});

test("the email has the headline figure, the screen's rows, and a link with the same days and filters", async () => {
  const admin = await signedIn(api, "ADMIN");
  await set(admin, { frequency: "MONTHLY", keys: ["CARD"] });
  await makeDue(admin);
  const [mail, ...more] = await untilMailed(admin);
  expect(more).toEqual([]);
  const period = periodBefore("MONTHLY", lastDueDay("MONTHLY", mailingDay(new Date())));
  const report = await read(admin, { ...period, keys: ["CARD"], pageNumber: 1, pageSize: 100 });
  const [paid = 0, refunded = 0] = report.totals;
  const figure = formatMoney(paid - refunded);
  expect(report.rows.length).toBeGreaterThan(1);
  expect(mail!.subject).toBe(`Revenue: ${figure} · ${daysInWords(period)}`);
  const lines = mail!.text.split("\n");
  expect(lines.findIndex((line) => line === `REVENUE: ${figure}`)).toBeLessThan(4);
  expect(mail!.text).toContain(`Method: ${CARD}`);
  const rows = report.rows.map(
    ({ day, sums: [came = 0, back = 0] }) => `${dayInWords(day!)} · ${CARD}: ${formatMoney(came - back)}`,
  );
  expect(lines.filter((line) => line.includes(` · ${CARD}: `))).toEqual(
    rows.slice(0, LIMITS.reports.mailedRows),
  );
  const address = `/backoffice/reports/revenue/?from=${period.from}&to=${period.to}&method=CARD`;
  expect(mail!.text).toContain(address);
  expect(mail!.html).toContain(address.replaceAll("&", "&amp;"));
  expect(mail!.html).toContain(`Revenue: ${figure}`);
  expect(await dueDays(admin)).toEqual([nextDueDay("MONTHLY", mailingDay(new Date()))]);
});

test("users who lost the permission or were deactivated get no email", async () => {
  const [plain, off, active] = [
    await signedIn(api, "ADMIN"),
    await signedIn(api, "ADMIN"),
    await signedIn(api, "ADMIN"),
  ];
  for (const user of [plain, off, active]) await set(user);
  const { db } = api.database;
  await sql`UPDATE users SET permissions = '{reports.sales}' WHERE id = ${plain.userId}`.execute(db);
  await sql`UPDATE users SET status = 'DISABLED' WHERE id = ${off.userId}`.execute(db);
  for (const user of [plain, off, active]) await makeDue(user);
  expect(await untilMailed(plain)).toEqual([]);
  expect(await untilMailed(off)).toEqual([]);
  expect(await untilMailed(active)).toHaveLength(1);
  // With the permission restored, emails resume from the next period on.
  await sql`UPDATE users SET permissions = NULL WHERE id = ${plain.userId}`.execute(db);
  await makeDue(plain);
  expect(await untilMailed(plain)).toHaveLength(1);
});

test("a period is emailed once across several hosts and after a host is killed mid-run", async () => {
  const { db } = api.database;
  const users = await Promise.all(Array.from({ length: 6 }, () => signedIn(api, "ADMIN")));
  for (const user of users) await set(user);
  const dataDir = await mkdtemp(path.join(tmpdir(), "report-mails-"));
  const host = await openRestartingHost(api.database.url, dataDir);
  const others = await Promise.all([1, 2].map(() => api.anotherHost()));
  let last: FastifyInstance | undefined;
  try {
    for (const user of users) await makeDue(user);
    for (const user of users) expect(await untilMailed(user)).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));

    // The killed host had written its email but not committed. No other host runs now.
    await api.app.close();
    await db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE outgoing_mails IN SHARE MODE`.execute(trx);
      await makeDue(users[0]!);
      await waitFor(async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity WHERE datname = current_database()
          AND wait_event_type = 'Lock' AND query ILIKE 'insert into "outgoing_mails"%'`.execute(db);
        return rows[0] ?? null;
      }, 60_000);
      expect(host.kill()).toBe(true);
      await host.stop();
    });
    expect(await mailsTo(api, users[0]!.username)).toHaveLength(1);
    await sql`UPDATE report_mails SET claimed_until = now()`.execute(db);
    last = await api.anotherHost();
    await wake(db, "reports.mails");
    expect(await untilMailed(users[0]!)).toHaveLength(2);
  } finally {
    await last?.close();
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
