import { email } from "../fields/fields";
import { canonicalAddress, isEmailAddress, mailboxOf } from "./email-address";

test.each([
  "ada@mail.example",
  "a@b.co",
  "o'brien+laptop@sub.mail-1.example",
  "x_y.z@mail.example",
  `${"a".repeat(64)}@mail.example`,
  "ada@xn--bcher-kva.example",
  "ада@xn--80a1acny.xn--p1ai",
  `${"é".repeat(32)}@mail.example`,
  "ada@mail.xn--p1ai",
  `ada@${"b".repeat(63)}.example`,
])("%s is an address", (address) => expect(isEmailAddress(address)).toBe(true));

test.each([
  "",
  "ada",
  "@mail.example",
  "ada@",
  "ada@mail",
  "ada@@mail.example",
  "ada@mail..example",
  "ada..l@mail.example",
  ".ada@mail.example",
  "ada.@mail.example",
  "ada@.mail.example",
  "ada@mail.example.",
  "ada@-mail.example",
  "ada@mail-.example",
  "ada@mail.e",
  "ada@mail.123",
  "ada@127.0.0.1",
  "ada@mail.xn--",
  "ada@mail_1.example",
  "ada l@mail.example",
  "ada@mail.example, bob@mail.example",
  '"ada"@mail.example',
  "ada@[127.0.0.1]",
  "<ada@mail.example>",
  "ada＠mail.example",
  `${"a".repeat(65)}@mail.example`,
  `${"é".repeat(33)}@mail.example`,
  "ada@bücher.example",
  "ada@xn--a.xn--p1ai",
  "ada@127.1",
  "ada@m%61il.example",
  "ada@mail.example:80",
  `ada@${"b".repeat(64)}.example`,
  `ada@${"b.".repeat(126)}example`,
])("%s is not an address", (address) => expect(isEmailAddress(address)).toBe(false));

test.each([
  ["ada@\uFF4Dail.example", "ada@mail.example"],
  ["\uFF41da\uFF20mail\uFF61example", "ada@mail.example"],
  ["ada@\uFB01sh.example", "ada@fish.example"],
  ["ada@EXÄMPLE.example", "ada@xn--exmple-cua.example"],
  ["ada@xn--exmple-cua.example", "ada@xn--exmple-cua.example"],
  ["ада@почта.рф", "ада@xn--80a1acny.xn--p1ai"],
])("%s and %s are one address", (typed, canonical) => {
  expect(email().validateSync(typed)).toBe(canonical);
  expect(mailboxOf(typed)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

test.each([
  "\u200B",
  "\u200D",
  "\u00AD",
  "\uFEFF",
  "\u202E",
  "\u2060",
  "\u3164",
  "\uFE0F",
  "\u034F",
  "\u115F",
  "\u17B4",
])("invisible characters make no second address: %j", (unseen) => {
  expect(email().validateSync(`${unseen}Ada${unseen}@mail${unseen}.example${unseen}`)).toBe(
    "ada@mail.example",
  );
});

test("an address is normalized", () => {
  expect(email().validateSync(" José@mail.example ".normalize("NFD"))).toBe("josé@mail.example");
});

test.each([
  ["ada@mail.example", "ada@mail.example"],
  ["Ada+Codes@Mail.Example", "ada@mail.example"],
  ["ada+1+2@mail.example", "ada@mail.example"],
  ["a.d.a@mail.example", "a.d.a@mail.example"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["A.da@GoogleMail.com", "ada@gmail.com"],
  ["a.da@gmail.com.example", "a.da@gmail.com.example"],
  ["+ada@mail.example", "+ada@mail.example"],
  ["", ""],
])("the mailbox of %s is %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
