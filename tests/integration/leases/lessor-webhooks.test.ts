/** Lessor webhooks over real HTTP: repeated, reordered, lost, forged and old ones. */
import { createHmac } from "node:crypto";
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { WebhookRejected, type RawWebhook } from "../../../server/gateways/webhook";
import type { Lessor, LessorEvent } from "../../../server/leases/lessors/lessor.port";
import { reportAfter } from "../../../server/leases/lessors/progress.rules";
import { aLeaseRequest, startLessorSandbox, type TestLessors } from "../../support/leases/lessor-sandbox";

let sandbox: TestLessors;
beforeAll(async () => {
  sandbox = await startLessorSandbox();
});
afterEach(() => sandbox.set({ reset: true }));
afterAll(() => sandbox.stop());

const hmac = (secret: string, signed: string | Buffer) =>
  createHmac("sha256", secret).update(signed).digest("hex");
const minutes = (count: number) => count * 60_000;
/** Any hexadecimal digit but the given one. */
const otherDigit = (digit: string) => (digit === "0" ? "1" : "0");

/** Names that every object inherits, with values of their own. */
const ODD_VALUES = [
  '{"toString":1,"valueOf":2}',
  '{"constructor":"x"}',
  '{"__proto__":{"toString":1}}',
  '{"__proto__":null}',
  '[[{"valueOf":1,"toString":null}]]',
];

/** Each lessor's signature, made with its secret. */
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

describe.each(["KATAPULT", "ACIMA"] as const)("webhooks of %s", (type) => {
  const sign = SIGNERS[type];
  let lessor: Lessor;
  beforeAll(() => {
    lessor = sandbox.lessor(type);
  });
  const isolated = (change: Record<string, unknown>) =>
    sandbox.set({ lessor: type.toLowerCase(), ...change });
  const bodyOf = ({ rawBody }: RawWebhook) => JSON.parse(rawBody.toString()) as object;

  it("name the application to poll, and nothing about its state", async () => {
    const request = aLeaseRequest();
    const { uuid } = await lessor.begin(request);
    await sandbox.decide(uuid, "full");
    const { event } = await sandbox.nextWebhook(lessor, uuid, /approved/);

    expect(event).toEqual({
      eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      uuid,
      clientReference: request.clientReference,
      orderId: null,
      kind: expect.stringMatching(/\.approved$/),
    });
  });

  it("are the same event each time they arrive", async () => {
    const { uuid } = await lessor.begin(aLeaseRequest());
    await isolated({ duplicateWebhooks: 3 });
    await sandbox.decide(uuid, "decline");
    const ids = new Set<string>();
    for (let delivery = 0; delivery < 4; delivery += 1) {
      ids.add((await sandbox.nextWebhook(lessor, uuid, /denied/)).event.eventId);
    }

    expect(ids.size).toBe(1);
  });

  it("that overtake each other undo nothing: each triggers a poll, and the latest state wins", async () => {
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

  it("are rejected when forged, altered, truncated, unsigned or signed with another key", async () => {
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

  it("are rejected when old or dated in the future, even with a valid signature", async () => {
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

  it("with values outside every schema are read or rejected, and break nothing", async () => {
    const { uuid } = await lessor.begin(aLeaseRequest());
    const text = JSON.stringify(bodyOf((await sandbox.nextWebhook(lessor, uuid)).raw));
    const odd = [...ODD_VALUES, `${"[".repeat(99)}${"]".repeat(99)}`];
    const bodies = odd.flatMap((value) => [
      ...[...text.matchAll(/"\w+":/g)].map(
        ({ 0: name, index }) => `${text.slice(0, index)}${name}${value},"was_${text.slice(index + 1)}`,
      ),
      `{"constructor":${value},${text.slice(1)}`,
      `{"__proto__":${value},${text.slice(1)}`,
      value,
    ]);

    for (const body of bodies) {
      const read = () => lessor.readWebhook(sign(JSON.parse(body) as object, Date.now()));
      try {
        expect(read()).toHaveLength(1);
      } catch (error) {
        expect([body, error]).toEqual([body, expect.any(WebhookRejected)]);
      }
    }
  });

  it.each([
    {},
    [],
    { event_id: "e", event: "x", uid: "../../x" },
    { id: "e", type: "x", data: { lease_id: "../../x" } },
    { event_id: { id: 1 }, event: "x", uid: "abcd" },
    { id: "e", type: "x", data: null },
  ])("are rejected when they are not an event: %j", (body) => {
    expect(() => lessor.readWebhook(sign(body, Date.now()))).toThrow(WebhookRejected);
  });
});
