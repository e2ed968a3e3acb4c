/** Lessors on a bad day: forged and old webhooks, lost answers, a lessor that is slow, failing or out of its mind. */
import { createHmac } from "node:crypto";
import { ACIMA } from "#contract/lessors/acima";
import { KATAPULT } from "#contract/lessors/katapult";
import { WebhookRejected, type RawWebhook } from "../../server/gateways/webhook";
import { LessorUnavailable, type Lessor, type LessorEvent } from "../../server/leases/lessors/lessor.port";
import { reportAfter } from "../../server/leases/lessors/progress.rules";
import {
  aLeaseRequest,
  A_CART,
  SECRETS,
  startLessorSandbox,
  type TestLessors,
} from "../support/lessor-sandbox";
import { startLossyLine } from "../support/lossy-line";
import { startBrokenVendor } from "../support/payment-sandbox";

let sandbox: TestLessors;
/** Servers of one test, stopped after it however it ends. */
const open: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  sandbox = await startLessorSandbox();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  await sandbox.set({ reset: true });
});
afterAll(() => sandbox.stop());

const hmac = (secret: string, signed: string | Buffer) =>
  createHmac("sha256", secret).update(signed).digest("hex");
const minutes = (count: number) => count * 60_000;
/** Any hexadecimal digit but the given one. */
const otherDigit = (digit: string) => (digit === "0" ? "1" : "0");

/** How each lessor signs, as somebody who knows its secret would. */
const SIGNERS = {
  KATAPULT: (
    body: object,
    sentAt: number,
    secret: string = KATAPULT.doubleKeys.webhookSecret,
  ): RawWebhook => {
    const rawBody = Buffer.from(JSON.stringify({ ...body, sent_at: new Date(sentAt).toISOString() }));
    return { rawBody, headers: { "x-signature": hmac(secret, rawBody) }, query: {} };
  },
  ACIMA: (body: object, sentAt: number, secret: string = ACIMA.doubleKeys.webhookSecret): RawWebhook => {
    const rawBody = Buffer.from(JSON.stringify(body));
    const seconds = Math.floor(sentAt / 1_000);
    const signature = `t=${seconds},v1=${hmac(secret, `${seconds}.${rawBody.toString()}`)}`;
    return { rawBody, headers: { "x-acima-signature": signature }, query: {} };
  },
};

describe.each(["KATAPULT", "ACIMA"] as const)("%s", (type) => {
  const name = type.toLowerCase();
  const sign = SIGNERS[type];
  let lessor: Lessor;
  beforeAll(() => {
    lessor = sandbox.lessor(type);
  });
  const isolated = (change: Record<string, unknown>) => sandbox.set({ lessor: name, ...change });
  const bodyOf = ({ rawBody }: RawWebhook) => JSON.parse(rawBody.toString()) as object;

  describe("webhooks", () => {
    it("tell which application is to be looked at, and nothing of how it stands", async () => {
      const request = aLeaseRequest();
      const { uuid } = await lessor.begin(request);
      await sandbox.decide(uuid, "full");
      const { event } = await sandbox.nextWebhook(lessor, uuid, /approved/);

      expect(event).toEqual({
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        uuid,
        clientReference: request.clientReference,
        orderId: request.orderId,
        kind: expect.stringMatching(/\.approved$/),
      });
    });

    it("are the same event each time they come", async () => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      await isolated({ duplicateWebhooks: 3 });
      await sandbox.decide(uuid, "decline");
      const ids = new Set<string>();
      for (let delivery = 0; delivery < 4; delivery += 1) {
        ids.add((await sandbox.nextWebhook(lessor, uuid, /denied/)).event.eventId);
      }

      expect(ids.size).toBe(1);
    });

    it("that overtake each other take nothing back: each makes the shop ask, and the last word stands", async () => {
      await isolated({ reorderWebhooks: true });
      const { uuid } = await lessor.begin(aLeaseRequest());
      await sandbox.decide(uuid, "full");
      const kinds: string[] = [];
      let known = (await lessor.find({ uuid }))!;
      for (let count = 0; count < 2; count += 1) {
        const { event } = await sandbox.nextWebhook(lessor, uuid);
        kinds.push(event.kind.split(".")[1]!);
        known = reportAfter(known, (await lessor.find({ uuid: event.uuid }))!);
      }

      expect(kinds).toEqual(["approved", type === "ACIMA" ? "started" : "initiated"]);
      expect(known.status).toBe("APPROVED");
    });

    it("that are lost lose no decision", async () => {
      const { uuid, clientReference } = await lessor.begin(aLeaseRequest());
      await isolated({ loseWebhooks: true });
      await sandbox.decide(uuid, "full");

      expect(await lessor.find({ clientReference: clientReference! })).toMatchObject({
        uuid,
        status: "APPROVED",
      });
    });

    it("are refused when forged, changed, cut off, unsigned or signed by another", async () => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      const { raw } = await sandbox.nextWebhook(lessor, uuid);
      const header = type === "ACIMA" ? "x-acima-signature" : "x-signature";
      const signature = raw.headers[header]!;
      const bad: RawWebhook[] = [
        {
          ...raw,
          rawBody: Buffer.from(raw.rawBody.toString().replace(uuid, uuid.replace(/^./, otherDigit))),
        },
        { ...raw, rawBody: raw.rawBody.subarray(0, raw.rawBody.length - 5) },
        { ...raw, rawBody: Buffer.concat([raw.rawBody, Buffer.from(" ")]) },
        { ...raw, rawBody: Buffer.alloc(0) },
        { ...raw, headers: {} },
        { ...raw, headers: { [header]: "" } },
        { ...raw, headers: { [header]: signature.slice(0, -1) } },
        { ...raw, headers: { [header]: signature.toUpperCase() } },
        {
          ...raw,
          headers: {
            [header]: signature
              .replace(/\d{10}/, String(Math.floor(Date.now() / 1_000) - 7))
              .replace(/.$/, otherDigit),
          },
        },
        sign(bodyOf(raw), Date.now(), "another secret"),
      ];

      for (const webhook of bad) expect(() => lessor.readWebhook(webhook)).toThrow(WebhookRejected);
      expect(lessor.readWebhook(raw)).toHaveLength(1);
    });

    it("are refused when they are old or of a time to come, however well they are signed", async () => {
      const { uuid } = await lessor.begin(aLeaseRequest());
      const body = bodyOf((await sandbox.nextWebhook(lessor, uuid)).raw);

      for (const off of [minutes(-6), minutes(6), minutes(-60 * 24 * 365)]) {
        expect(() => lessor.readWebhook(sign(body, Date.now() + off))).toThrow(WebhookRejected);
      }
      for (const off of [minutes(-4), 0, minutes(4)]) {
        expect(lessor.readWebhook(sign(body, Date.now() + off))).toMatchObject([
          { uuid },
        ] satisfies Partial<LessorEvent>[]);
      }
    });

    it.each([
      {},
      [],
      { event_id: "e", event: "x", uid: "../../x" },
      { id: "e", type: "x", data: { lease_id: "../../x" } },
      { event_id: { id: 1 }, event: "x", uid: "abcd" },
      { id: "e", type: "x", data: null },
    ])("are refused when they are no event: %j", (body) => {
      expect(() => lessor.readWebhook(sign(body, Date.now()))).toThrow(WebhookRejected);
    });
  });

  describe("trouble on the line", () => {
    const uuid = "11111111-1111-1111-1111-111111111111";
    const item = { ...A_CART.lines[0]! };
    const { clientReference, returnUrl, cancelUrl, applicant } = aLeaseRequest();
    const use = {
      clientReference,
      returnUrl,
      cancelUrl,
      shipping: applicant.address,
      cart: A_CART,
      orderId: "o",
    };
    const calls: [string, (by: Lessor) => Promise<unknown>][] = [
      ["begin", (by) => by.begin(aLeaseRequest())],
      ["useApproval", (by) => by.useApproval({ ...use, approvalUuid: uuid, idempotencyKey: "k" })],
      ["find by uuid", (by) => by.find({ uuid })],
      ["find by reference", (by) => by.find({ clientReference: "c" })],
      ["listTerms", (by) => by.listTerms(uuid)],
      ["confirmOrder", (by) => by.confirmOrder(uuid, "o", "k")],
      ["submitDelivery", (by) => by.submitDelivery(uuid, [item], "2026-11-23", "k")],
      ["cancelItems", (by) => by.cancelItems(uuid, [item], "k")],
      ["cancelOrder", (by) => by.cancelOrder(uuid, "k")],
      ["returnItems", (by) => by.returnItems(uuid, [item], "k")],
      ["findFunding", (by) => by.findFunding(uuid)],
    ];

    it.each(calls)("the outcome of %s is not known when the lessor fails", async (_, call) => {
      await isolated({ failNext: 1 });
      await expect(call(sandbox.lessor(type))).rejects.toThrow(LessorUnavailable);
    });

    it.each([
      ["nonsense", { type: "application/json", body: '{"weather":"sunny"}' }],
      ["a page of HTML", { type: "text/html", body: "<h1>Hello</h1>" }],
      ["a missing page", { status: 404, type: "text/html", body: "<h1>No such page</h1>" }],
      ["a missing page in JSON", { status: 404, type: "application/json", body: '{"message":"no route"}' }],
      ["an answer cut short", { type: "application/json", body: '{"uid":', end: "cut" as const }],
      ["silence", { end: "never" as const }],
      ["an answer that never ends", { type: "application/json", body: '{"uid":', end: "never" as const }],
      ["a list", { type: "application/json", body: "[]" }],
      ["a redirect", { status: 302, body: "" }],
      ["too many requests", { status: 429, body: "{}" }],
      ["a refused login", { status: 401, body: '{"error":{"code":"unauthorized"}}' }],
      ["a refusal that names a person", { status: 400, body: '{"error":{"code":"ssn 987656789 is bad"}}' }],
    ])("no outcome is known after %s, and nothing personal is in the error", async (_, answer) => {
      const vendor = await startBrokenVendor(answer);
      open.push(vendor);
      const broken = sandbox.lessor(type, { doubleUrl: vendor.url, timeoutMs: 300 });

      for (const [, call] of calls) {
        const error = await call(broken).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(LessorUnavailable);
        for (const secret of SECRETS)
          expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret);
      }
    });

    it("no outcome is known when nobody answers or our keys are refused, which are never printed", async () => {
      const keys = Object.fromEntries(
        Object.keys({ ...KATAPULT.doubleKeys, ...ACIMA.doubleKeys }).map((key) => [key, "a-wrong-key"]),
      );
      for (const broken of [
        sandbox.lessor(type, { doubleUrl: "http://127.0.0.1:9" }),
        sandbox.lessor(type, { keys }),
      ]) {
        const error = await broken.begin(aLeaseRequest()).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(LessorUnavailable);
        expect(String(error)).not.toContain("a-wrong-key");
      }
    });

    it("nothing personal is in a refusal either", async () => {
      const { applicant: person } = aLeaseRequest();
      const request = aLeaseRequest("6789", {
        applicant: { ...person, bank: { ...person.bank, routingNumber: "12" } },
      });
      const error = await lessor.begin(request).catch((thrown: unknown) => thrown);

      expect(error).toMatchObject({ name: "LessorRefused", kind: "DETAILS_REFUSED" });
      for (const secret of SECRETS) expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret);
    });

    it("an application whose answer is lost is found, and begun once", async () => {
      const line = await startLossyLine(`${sandbox.url}/${name}`);
      open.push(line);
      const by = sandbox.lessor(type, { doubleUrl: line.url });
      const request = aLeaseRequest();
      const path = type === "ACIMA" ? "POST /api/applications" : "POST /api/v3/application/";
      line.loseAnswerOf(path);

      await expect(by.begin(request)).rejects.toThrow(LessorUnavailable);
      const found = await by.find({ clientReference: request.clientReference });
      const again = await by.begin(request);

      expect(found).toMatchObject({ clientReference: request.clientReference, status: "INITIATED" });
      expect(again).toEqual(found);
    });

    it("a delivery whose answer is lost is submitted once", async () => {
      const line = await startLossyLine(`${sandbox.url}/${name}`);
      open.push(line);
      const by = sandbox.lessor(type, { doubleUrl: line.url });
      const { uuid: id } = await by.begin(aLeaseRequest());
      await sandbox.decide(id, "full");
      await sandbox.sign(id);
      line.loseAnswerOf(type === "ACIMA" ? "PUT /api/contracts" : `POST /api/v3/application/${id}/delivery`);
      const deliver = () => by.submitDelivery(id, [{ ...A_CART.lines[1]!, quantity: 1 }], "2026-11-23", "k");

      await expect(deliver()).rejects.toThrow(LessorUnavailable);
      await deliver();
      // One of the two chairs is left to be delivered.
      await by.submitDelivery(id, [{ ...A_CART.lines[1]!, quantity: 1 }], "2026-11-23", "other");
      await expect(
        by.submitDelivery(id, [{ ...A_CART.lines[1]!, quantity: 1 }], "2026-11-23", "more"),
      ).rejects.toMatchObject({ kind: "DETAILS_REFUSED" });
    });
  });
});

it("Acima's token is asked for once, also by calls at once, and again when it was withdrawn", async () => {
  const line = await startLossyLine(`${sandbox.url}/acima`);
  open.push(line);
  const by = sandbox.lessor("ACIMA", { doubleUrl: line.url });
  const tokens = () => line.requests.filter((called) => called.endsWith("/oauth/token")).length;

  await Promise.all([
    by.find({ clientReference: "a" }),
    by.find({ clientReference: "b" }),
    by.find({ clientReference: "c" }),
  ]);
  expect(tokens()).toBe(1);

  const other = await startLessorSandbox();
  open.push(other);
  line.leadTo(`${other.url}/acima`);
  expect(await by.find({ clientReference: "a" })).toBeNull();
  expect(tokens()).toBe(2);
});
