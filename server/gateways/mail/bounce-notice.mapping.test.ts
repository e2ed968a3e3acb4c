import { bounceAddressOf, readBounceNotice } from "./bounce-notice.mapping";

const ADDRESS = "bounces@mail.shop.example";
const NAME = "0b3c5a0e-1f2d-4c3b-9a8f-0123456789ab";
const notice = (change: { to?: string; action?: string; status?: string } = {}) =>
  Buffer.from(
    [
      `To: ${change.to ?? bounceAddressOf(ADDRESS, NAME)}`,
      "From: MAILER-DAEMON@mx.mail.example",
      "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Final-Recipient: rfc822; ada@mail.example",
      `Action: ${change.action ?? "failed"}`,
      `Status: ${change.status ?? "5.1.1"}`,
    ].join("\r\n"),
  );

test.each([
  [{}, { messageName: NAME, isNoMailbox: true }],
  [{ status: "5.2.2" }, { messageName: NAME, isNoMailbox: false }],
  [{ status: "5.1.10" }, { messageName: NAME, isNoMailbox: true }],
  [{ status: "5.1.8" }, { messageName: NAME, isNoMailbox: false }],
  [{ status: "4.4.7" }, { messageName: NAME, isNoMailbox: false }],
  [{ status: "5.10.1" }, { messageName: NAME, isNoMailbox: false }],
  [{ to: `BOUNCES+${NAME.toUpperCase()}@mail.shop.example` }, { messageName: NAME, isNoMailbox: true }],
  [{ action: "delayed", status: "4.4.1" }, null],
  [{ action: "delivered", status: "2.0.0" }, null],
  [{ status: "nonsense" }, null],
  [{ to: ADDRESS }, null],
  [{ to: "bounces+1234@mail.shop.example" }, null],
  [{ to: bounceAddressOf("bounces@mailXshop.example", NAME) }, null],
])("a notice with %j is read as %j", (change, expected) => {
  expect(readBounceNotice(notice(change), ADDRESS)).toEqual(expected);
});

test("any other text is not a notice", () => {
  for (const odd of ["", "\0\xff", "Status: ".repeat(50_000), `Action:${" ".repeat(100_000)}`])
    expect(readBounceNotice(Buffer.from(odd, "latin1"), ADDRESS)).toBeNull();
});
