/** Words and layout of emails, as their templates write them. */
import { accountExists } from "../../server/auth/mails/account-exists.mail";
import { passwordChanged } from "../../server/auth/mails/password-changed.mail";
import { secondFactor } from "../../server/auth/mails/second-factor.mail";
import { staffInvitation } from "../../server/auth/mails/staff-invitation.mail";
import { leaseDeclined } from "../../server/leases/mails/lease-declined.mail";
import type { MailedApplication } from "../../server/leases/mails/lease-mail.mapping";
import { contactReply } from "../../server/marketing/mails/contact-reply.mail";
import { mailedReport, type MailedReport } from "../../server/reports/report.mail";
import type { ShopSettings } from "../../server/shop.settings";
import { stockAlertRequested } from "../../server/stock-alerts/stock-alert-requested.mail";
import { composeMail } from "../../server/gateways/mail/mail-layout";
import { writeMail } from "../../server/gateways/mail/mail-row";

const SHOP = {
  name: "ElectroFinance",
  siteUrl: "https://shop.example",
  postalAddress: "500 Commerce Street",
  supportEmail: "help@shop.example",
  supportPhone: "1-800-555-0142",
} as ShopSettings;
const ADA = { to: "ada@mail.example", firstName: "Ada" };
const CODES = { code: "480213", linkCode: "ab".repeat(16) };

test("every line of a detail is indented in text", () => {
  const lines = [
    { name: "Lamp", detail: "It was $9.00.\nBack in stock.", amount: "$8.00", url: "https://a" },
  ];
  const { text } = composeMail(
    { kind: "x", to: ADA.to, subject: "x", heading: null, blocks: [{ lines }] },
    SHOP,
  );
  expect(text).toContain("Lamp: $8.00\n  It was $9.00.\n  Back in stock.\n  https://a\n");
});

test.each([
  ["an account that exists", writeMail(accountExists, ADA, SHOP)],
  ["a changed password", writeMail(passwordChanged, { ...ADA, keepsSession: true }, SHOP)],
  ["an invitation", writeMail(staffInvitation, { ...ADA, ...CODES }, SHOP)],
  ["a stock alert", writeMail(stockAlertRequested, { ...ADA, token: "t", product: { name: "Lamp" } }, SHOP)],
])("the email about %s has links instead of addresses in its sentences", (_what, { html }) => {
  expect(html).toContain('href="https://shop.example/');
  expect(html.replace(/<[^<>]*>/g, "")).not.toContain("https://");
});

test.each([
  [true, "Your password was changed. Other devices were signed out."],
  [false, "Your password was changed and you were signed out on every device."],
])(
  "a password change that keeps the session (%s) states which devices were signed out",
  (keepsSession, words) => {
    expect(writeMail(passwordChanged, { ...ADA, keepsSession }, SHOP).text).toContain(words);
  },
);

test.each([
  ["set up", "A second factor was added to your ElectroFinance account"],
  ["reset", "The second factor of your ElectroFinance account was reset"],
  ["recovery code used", "A recovery code was used to sign in to your ElectroFinance account"],
] as const)("the subject states that a second factor was %s", (change, subject) => {
  expect(writeMail(secondFactor, { ...ADA, change }, SHOP).subject).toBe(subject);
});

test("our reply is not below the heading of a question", () => {
  const facts = { ...ADA, request: { name: "Ada", message: "When?" }, text: "Today." };
  expect(writeMail(contactReply, facts, SHOP).text).toMatch(/^Our reply to your question\n/);
});

test.each([
  [["CARD", "GOOGLE_PAY", "COINBASE", "CRYPTO", "LEASE"], "We also accept cards, Google Pay, and crypto."],
  [["CARD", "LEASE"], "We also accept cards."],
  [["LEASE"], "Choose another payment method.\n"],
] as const)("a declined applicant with the methods %j reads the others", (methods, words) => {
  const facts = { ...ADA, methods, url: "https://shop.example/lease/" } as unknown as MailedApplication;
  expect(writeMail(leaseDeclined, facts, SHOP).text).toContain(words);
});

test.each([
  [[12_000, 10_000], "20% more than in the previous 7 days ($100.00)."],
  [[10_000, 10_000], "The same as in the previous 7 days ($100.00)."],
  [[10_000, 0], "In the previous 7 days: $0.00."],
])("a report of %j compares in a sentence", ([now, then], sentence) => {
  const before = { from: "2026-11-09", to: "2026-11-15", until: null, totals: [then, 0] };
  const answer = { from: "2026-11-16", to: "2026-11-22", totals: [now, 0], before, rows: [], total: 0 };
  const facts = { ...ADA, report: "revenue", frequency: "WEEKLY", keys: [null], names: [null], answer };
  expect(writeMail(mailedReport, facts as unknown as MailedReport, SHOP).text).toContain(`\n${sentence}\n`);
});
