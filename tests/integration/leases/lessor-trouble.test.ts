/** Lessor failures: lost responses, a lessor that is slow, failing or sending garbage. */
import { ACIMA } from "#contract/leases/lessors/acima";
import { KATAPULT } from "#contract/leases/lessors/katapult";
import { LessorUnavailable, type Lessor } from "../../../server/leases/lessors/lessor.port";
import {
  aLeaseRequest,
  anApprovalUse,
  A_CART,
  SECRETS,
  startLessorSandbox,
  type TestLessors,
} from "../../support/leases/lessor-sandbox";
import { startLossyLine } from "../../support/hosts/lossy-line";
import { startBrokenVendor } from "../../support/orders/payment-sandbox";

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

describe.each(["KATAPULT", "ACIMA"] as const)("%s", (type) => {
  const name = type.toLowerCase();
  let lessor: Lessor;
  beforeAll(() => {
    lessor = sandbox.lessor(type);
  });
  const isolated = (change: Record<string, unknown>) => sandbox.set({ lessor: name, ...change });

  const uuid = "11111111-1111-1111-1111-111111111111";
  const item = { ...A_CART.lines[0]! };
  const calls: [string, (by: Lessor) => Promise<unknown>][] = [
    ["begin", (by) => by.begin(aLeaseRequest())],
    ["useApproval", (by) => by.useApproval(anApprovalUse(uuid))],
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

  it.each(calls)("the outcome of %s is unknown when the lessor fails", async (_, call) => {
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
  ])("the outcome is unknown after %s, and the error contains no personal data", async (_, answer) => {
    const vendor = await startBrokenVendor(answer);
    open.push(vendor);
    const broken = sandbox.lessor(type, { doubleUrl: vendor.url, timeoutMs: 300 });

    for (const [, call] of calls) {
      const error = await call(broken).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(LessorUnavailable);
      for (const secret of SECRETS) expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret);
    }
  });

  it("the outcome is unknown without a response or with rejected keys, and the keys are never printed", async () => {
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

  it("a refusal contains no personal data either", async () => {
    const { applicant: person } = aLeaseRequest();
    const request = aLeaseRequest("6789", {
      applicant: { ...person, bank: { ...person.bank, routingNumber: "12" } },
    });
    const error = await lessor.begin(request).catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: "LessorRefused", kind: "DETAILS_REFUSED" });
    for (const secret of SECRETS) expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret);
  });

  it("an application whose response is lost is found, and started once", async () => {
    const line = await startLossyLine(`${sandbox.url}/${name}`);
    open.push(line);
    const by = sandbox.lessor(type, { doubleUrl: line.url });
    const request = aLeaseRequest();
    const path = type === "ACIMA" ? "POST /api/applications" : "POST /api/v3/application/";
    line.loseAnswerOf(path);

    await expect(by.begin(request)).rejects.toThrow(LessorUnavailable);
    const application = await by.find({ clientReference: request.clientReference });
    const again = await by.begin(request);

    expect(application).toMatchObject({ clientReference: request.clientReference, status: "INITIATED" });
    expect(again).toEqual(application);
  });

  it("a delivery whose response is lost is submitted once", async () => {
    const line = await startLossyLine(`${sandbox.url}/${name}`);
    open.push(line);
    const by = sandbox.lessor(type, { doubleUrl: line.url });
    const { uuid: id } = await sandbox.leased(by);
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

it("Acima's token is requested once, also by concurrent calls, and again after it was revoked", async () => {
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
