import { fateOf } from "./smtp-sender";

const refusal = (command: string, response: string) => ({
  code: "EENVELOPE",
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ["RCPT TO", "550 5.1.1 no such user", "NO MAILBOX"],
  ["RCPT TO", "554 5.1.10 the domain takes no mail", "NO MAILBOX"],
  ["RCPT TO", "550 no such user", "NO MAILBOX"],
  // The fault is the shop's own address, not the recipient's.
  ["RCPT TO", "550 5.1.8 the domain of the sender is not found", "REFUSED"],
  ["RCPT TO", "550 5.1.7 not an address of a sender", "REFUSED"],
  ["RCPT TO", "550 5.7.1 not from you", "REFUSED"],
  ["RCPT TO", "552 5.2.2 the mailbox is full", "REFUSED"],
  ["RCPT TO", "450 4.2.0 try again later", "LATER"],
  ["MAIL FROM", "550 5.1.1 no such user", "NO SERVER"],
])("a response to %s of %j means %s", (command, response, fate) => {
  expect(fateOf(refusal(command, response))).toBe(fate);
});
