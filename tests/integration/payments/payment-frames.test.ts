/** Vendor frames on a page of another origin, in a browser: the page gets a nonce and never a card number. */
import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import axe from "axe-core";
import { type Browser, type FrameLocator, type Page } from "playwright-core";
import { launchBrowser } from "../../support/hosts/browser";
import { testCards } from "../../support/orders/card-payments";
import { klarnaAt } from "../../support/orders/klarna-payments";
import { aPaymentRequest } from "../../support/orders/payment-sandbox";

interface FrameMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

const SHOP_PAGE = '<!doctype html><html lang="en"><title>Shop</title><main><h1>Pay</h1></main></html>';

const cards = testCards();
let browser: Browser;
let shop: Server;
let page: Page;
let frame: FrameLocator;

beforeAll(async () => {
  browser = await launchBrowser();
  shop = createServer((_request, response) => {
    response.setHeader("content-type", "text/html").end(SHOP_PAGE);
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 800 } });
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  shop.close();
});

/** Shows a vendor's frame on the shop's page and collects its messages. */
async function show(url: string): Promise<void> {
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const framed = new URL(url);
  framed.searchParams.set("origin", origin);
  await page.goto(origin);
  await page.evaluate((src) => {
    const messages: unknown[] = [];
    Object.assign(window, { received: messages });
    addEventListener("message", ({ data, origin: from }) => {
      if (from === new URL(src).origin) messages.push(data);
    });
    const element = Object.assign(document.createElement("iframe"), { src, title: "Payment", id: "frame" });
    element.style.cssText = "width:100%;height:500px;border:0";
    document.querySelector("main")!.append(element);
  }, framed.href);
  frame = page.frameLocator("#frame");
  await hear("ready");
}

/** Waits for a message of this type from the frame, and returns the last one. */
async function hear(type: string): Promise<FrameMessage> {
  const handle = await page.waitForFunction(
    (expected) =>
      (window as unknown as { received: FrameMessage[] }).received
        .filter((message) => message.type === expected)
        .at(-1),
    type,
  );
  return (await handle.jsonValue()) as FrameMessage;
}

async function post(message: object): Promise<void> {
  await page.evaluate((data) => {
    const element = document.querySelector<HTMLIFrameElement>("#frame")!;
    element.contentWindow!.postMessage(data, new URL(element.src).origin);
  }, message);
}

async function typeCard(number: string): Promise<void> {
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expires (MM/YY)").pressSequentially("1239");
  await frame.getByLabel("Security code").fill("123");
}

const frameFor = async (method: "CARD" | "GOOGLE_PAY") =>
  String((await cards.gateway.prepare(method)).widgetUrl);
const cardFrame = () => frameFor("CARD");

it("turns keyboard input into a nonce that pays", async () => {
  await show(await cardFrame());
  await frame.getByLabel("Card number").focus();
  await page.keyboard.type("4111 1111 1111 1111");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1239");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123");

  await post({ type: "tokenize" });
  const token = await hear("token");

  expect(token).toMatchObject({
    details: { cardType: "Visa", lastFour: "1111", lastTwo: "11", bin: "411111" },
    liabilityShifted: true,
  });
  const messages = await page.evaluate(() =>
    JSON.stringify((window as unknown as { received: FrameMessage[] }).received),
  );
  expect(messages).not.toContain("4111111111111111");
  expect(messages).not.toContain("4111 1111");
  const paid = await cards.gateway.start(aPaymentRequest({ token: String(token["nonce"]) }));
  expect(paid).toMatchObject({ kind: "DONE", report: { state: "PAID" } });
});

it("reports the invalid field, in the frame and to the page, and focuses it", async () => {
  await show(await cardFrame());
  await typeCard("4111111111111112");

  await post({ type: "tokenize" });

  expect(await hear("problem")).toMatchObject({ field: "number", message: expect.any(String) });
  expect(await frame.getByRole("alert").innerText()).toContain("card number");
  const number = frame.getByLabel("Card number");
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  expect(await number.evaluate((element) => element === document.activeElement)).toBe(true);
});

it("shows the bank's challenge for a card that needs it, and forwards the answer", async () => {
  await show(await cardFrame());
  await typeCard("4000000000002503");
  await post({ type: "tokenize" });
  await hear("challenge");

  await frame.getByLabel("Code from your bank").fill("1234");
  await frame.getByRole("button", { name: "Confirm" }).click();

  const token = await hear("token");
  const order = aPaymentRequest({ token: String(token["nonce"]), isThreeDSecureRequired: true });
  expect(await cards.gateway.start(order)).toMatchObject({ kind: "DONE" });
});

it("pays with Google Pay, and reports when the sheet is cancelled", async () => {
  await show(await frameFor("GOOGLE_PAY"));
  await frame.getByRole("button", { name: "Buy with Google Pay" }).click();
  await frame.getByRole("button", { name: "Cancel" }).click();
  await hear("cancelled");
  await frame.getByRole("button", { name: "Buy with Google Pay" }).click();
  await frame.getByRole("button", { name: "Continue" }).click();

  const token = await hear("token");

  const paid = await cards.gateway.start(aPaymentRequest({ token: String(token["nonce"]) }));
  expect(paid).toMatchObject({ kind: "DONE", report: { method: "Google Pay ending in 1111" } });
});

it.each([
  ["ada@example.com", true],
  ["ada+denied@example.com", false],
])("requests %s from Klarna", async (email, isApproved) => {
  const klarna = klarnaAt(`${cards.sandbox.url}/klarna`);
  const request = aPaymentRequest({ webhookUrl: `${cards.sandbox.webhooksUrl}/klarna` });
  const prepared = await klarna.prepare("KLARNA", { ...request, customer: { ...request.customer, email } });
  await show(String(prepared.widgetUrl));

  await post({ type: "authorize" });
  const answer = await hear("authorized");

  expect(answer["approved"]).toBe(isApproved);
  expect(typeof answer["authorizationToken"]).toBe(isApproved ? "string" : "undefined");
});

it.each(["CARD", "GOOGLE_PAY"] as const)(
  "has no accessibility violations in the frame for %s",
  async (method) => {
    await show(await frameFor(method));
    const inner = page.frames().find((child) => child !== page.mainFrame())!;

    for (const each of [page.mainFrame(), inner]) await each.evaluate(axe.source);
    const result = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());

    expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

it("can only be framed by the page it was made for", async () => {
  await show(await cardFrame());
  const url = new URL(await cardFrame());
  url.searchParams.set("origin", "http://localhost:1");

  await page.evaluate((src) => {
    document.querySelector<HTMLIFrameElement>("#frame")!.src = src;
  }, url.href);
  await page.waitForLoadState("networkidle");

  expect(page.frames().map((child) => child.url())).not.toContain(url.href);
});
