/** DKIM-signed emails as they arrive at a mail server (docs/decisions/mail.md). */
import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { createSmtpSender } from "../../../server/gateways/mail/smtp-sender";
import { readConfig } from "../../../server/config";
import { checkDkim } from "../../support/people/dkim";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const RECORD = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
const KEY = privateKey.export({ type: "pkcs8", format: "der" }).toString("base64");
const SETTINGS = { DKIM_DOMAIN: "shop.example", DKIM_SELECTOR: "shop1", DKIM_KEY: KEY };
const MAIL = {
  kind: "campaign",
  to: "ada@mail.example",
  subject: "Café — 20 % off everything that a very long subject has to be folded for, twice at the least",
  text: ".\n..a line of dots\n\n  spaces  within   it  \n\n\n",
  html: `<p>${"word ".repeat(400)}</p>`,
  messageName: "0b3c",
  replyTo: "help@shop.example",
  unsubscribeUrl: `https://shop.example/newsletter/leave/?token=${"t".repeat(120)}`,
};

let server: SMTPServer;
let arrived: Buffer[] = [];
let smtpUrl: string;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        arrived.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => (arrived = []));

async function receive(settings: Readonly<Record<string, string>>, isOnce = false): Promise<Buffer> {
  const { mail } = readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: "Shop <news@mail.shop.example>", ...settings });
  const sender = createSmtpSender(mail, isOnce);
  await sender.send(MAIL);
  sender.close();
  return arrived[0]!;
}

test.each([false, true])(
  "a receiver verifies the signature, which covers one-click unsubscribe (handed over once only: %s)",
  async (isOnce) => {
    const checked = checkDkim(await receive(SETTINGS, isOnce), RECORD);
    expect(checked).toMatchObject({ isValid: true, domain: "shop.example", selector: "shop1" });
    expect(checked.covers).toEqual(
      expect.arrayContaining([
        ...["from", "to", "reply-to", "subject", "date", "message-id", "mime-version", "content-type"],
        ...["list-unsubscribe", "list-unsubscribe-post"],
      ]),
    );
  },
);

test("an email altered in transit fails verification, and so does another key's signature", async () => {
  const raw = (await receive(SETTINGS)).toString("latin1");
  const isValid = (text: string, record = RECORD) => checkDkim(Buffer.from(text, "latin1"), record).isValid;
  expect(isValid(raw)).toBe(true);
  // Changes a relay may make: refold headers, and append lines.
  expect(isValid(raw.replace(/^Date: /m, "Date:   ").concat("\r\n\r\n"))).toBe(true);
  for (const [before, after] of [
    ["token=tt", "token=ss"],
    ["List-Unsubscribe=One-Click", "List-Unsubscribe=Two-Click"],
    ["To: ada@", "To: eve@"],
    ["Reply-To: help@", "Reply-To: evil@"],
    ["Message-ID: <0b3c", "Message-ID: <0b3d"],
    ["word word", "word evil"],
  ] as const) {
    expect(raw).toContain(before);
    expect(isValid(raw.replace(before, after))).toBe(false);
  }
  const wrongKey = generateKeyPairSync("rsa", { modulusLength: 2_048 }).publicKey;
  expect(isValid(raw, `p=${wrongKey.export({ type: "spki", format: "der" }).toString("base64")}`)).toBe(
    false,
  );
});

test("without a key the mail server signs", async () => {
  expect((await receive({})).toString("latin1")).not.toMatch(/^DKIM-Signature/im);
});

const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();

test.each([
  ["PEM", pem],
  ["PEM on one line", pem.replaceAll("\n", "\\n")],
  [
    "the older kind of DER, as some versions of OpenSSL write it",
    privateKey.export({ type: "pkcs1", format: "der" }).toString("base64"),
  ],
  ["the older kind of PEM", privateKey.export({ type: "pkcs1", format: "pem" }).toString()],
])("the key may be %s", async (_what, key) => {
  expect(checkDkim(await receive({ ...SETTINGS, DKIM_KEY: key }), RECORD).isValid).toBe(true);
});

describe("the shop does not start", () => {
  const short = generateKeyPairSync("rsa", { modulusLength: 1_024 }).privateKey;
  const curve = generateKeyPairSync("ed25519").privateKey;
  const pemOf = (key: typeof privateKey) => key.export({ type: "pkcs8", format: "pem" }).toString();
  test.each([
    ["without a key", { DKIM_KEY: "" }, "DKIM_KEY must be set with DKIM_DOMAIN"],
    ["without a selector", { DKIM_SELECTOR: "" }, "DKIM_SELECTOR must be set with DKIM_DOMAIN"],
    ["without a domain", { DKIM_DOMAIN: "" }, "DKIM_DOMAIN must be set with DKIM_SELECTOR"],
    ["with an invalid key", { DKIM_KEY: "a secret" }, "DKIM_KEY must be a private RSA key"],
    ["with the public half", { DKIM_KEY: RECORD }, "DKIM_KEY must be a private RSA key"],
    ["with a short key", { DKIM_KEY: pemOf(short) }, "at least 2048 bits"],
    ["with a key of another kind", { DKIM_KEY: pemOf(curve) }, "DKIM_KEY must be a private RSA key"],
    ["for another domain", { DKIM_DOMAIN: "other.example" }, "MAIL_FROM must be an address at DKIM_DOMAIN"],
    ["for a domain that only ends alike", { DKIM_DOMAIN: "op.example" }, "MAIL_FROM must be an address"],
    ["with an invalid domain", { DKIM_DOMAIN: "shop example; d=evil" }, "DKIM_DOMAIN must be the domain"],
    ["with an invalid selector", { DKIM_SELECTOR: "a b" }, "DKIM_SELECTOR must be a DNS label"],
  ])("%s", (_what, change, sentence) => {
    const settings = { MAIL_FROM: "news@shop.example", ...SETTINGS, ...change };
    expect(() => readConfig(settings)).toThrow(sentence);
    // The log never shows the key.
    expect(() => readConfig(settings)).not.toThrow(KEY.slice(0, 40));
  });
});
