/**
 * Sandbox of the affiliate network: issues click ids, accepts offers, verifies postbacks and counts each one
 * once.
 */
import { escapeUTF8 } from "entities";
import type { FastifyInstance } from "fastify";
import { createHmac, randomUUID } from "node:crypto";
import { AFFILIATE_NETWORK, SIGNATURE_HEADER, type Postback } from "#contract/affiliates/network";
import type { BookStorage } from "../payments/book-storage";
import { applySwitches, Switches } from "../payments/switches";
import { sandboxPage } from "../sandbox-page";

export interface TrackedClick {
  readonly clickId: string;
  /** The postback as received, with IP address and browser. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly isOffer: boolean;
}

export interface TrackedPostback extends Postback {
  /** Number of deliveries. */
  readonly times: number;
}

const { accountId, secret } = AFFILIATE_NETWORK.doubleKeys;
const CREDENTIALS = `Basic ${Buffer.from(`${accountId}:${secret}`).toString("base64")}`;
const LATEST = 200;
/** Validity of a signature in seconds. */
const GOOD_SECONDS = 300;

/**
 * POST /switches accepts the switches of the payment sandboxes.
 * @param app a scope with the prefix /affiliates
 */
export async function registerTrackerSandbox(
  app: FastifyInstance,
  { books, now = () => Date.now() }: { readonly books: BookStorage; readonly now?: () => number },
): Promise<void> {
  const clicks = books.open<TrackedClick>("affiliate-clicks");
  const postbacks = books.open<TrackedPostback>("affiliate-postbacks");
  const switches = new Switches();
  app.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(page(clicks.list(), postbacks.list())),
  );
  app.get("/clicks.json", async () => clicks.list());
  app.get("/postbacks.json", async () => postbacks.list());
  app.post("/switches", async ({ body }) => {
    const change = (body ?? {}) as Readonly<Record<string, unknown>>;
    if (change["reset"] === true) switches.reset();
    switches.set(change);
    return switches.current;
  });
  await app.register(async (scope) => {
    applySwitches(scope, switches, { type: "text/plain", body: "sunny" });
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook("preHandler", async ({ headers }, reply) => {
      if (headers.authorization !== CREDENTIALS) return reply.code(401).send({ code: 401 });
    });
    scope.post("/click", async (request, reply) => {
      const body = read(request.body);
      if (typeof body?.["aid"] !== "string") return reply.code(400).send({ code: 400 });
      const key = String(body["uniqueId"]);
      const click = clicks.get(key) ?? { clickId: randomUUID(), body, isOffer: false };
      clicks.put(key, click);
      return { code: 0, rxId: `${String(body["p"])}~${click.clickId}` };
    });
    scope.post("/offer", async (request, reply) => {
      const clickId = read(request.body)?.["clickId"];
      const click = clicks.list().find((tracked) => tracked.clickId === clickId);
      if (click) clicks.put(String(click.body["uniqueId"]), { ...click, isOffer: true });
      return reply.code(click ? 204 : 404).send();
    });
    scope.post("/conversion", async (request, reply) => {
      const text = String(request.body);
      if (!isSigned(text, String(request.headers[SIGNATURE_HEADER]), now()))
        return reply.code(401).send({ code: 401 });
      const postback = read(text) as Postback | null;
      if (!postback?.id || !postback.aid) return reply.code(422).send({ code: 422 });
      const times = (postbacks.get(postback.id)?.times ?? 0) + 1;
      postbacks.put(postback.id, { ...postback, times });
      return { code: 0 };
    });
  });
}

function read(body: unknown): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(String(body)) as Readonly<Record<string, unknown>> | null;
  } catch {
    return null;
  }
}

function isSigned(text: string, signature: string, nowMs: number): boolean {
  const [, time = "", key, digest] = /^t=(\d{1,12}),k=([^,]+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const isFresh = Math.abs(nowMs / 1_000 - Number(time)) < GOOD_SECONDS;
  return (
    isFresh &&
    key === accountId &&
    digest === createHmac("sha256", secret).update(`${time}.${text}`).digest("hex")
  );
}

function page(clicks: readonly TrackedClick[], postbacks: readonly TrackedPostback[]): string {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const latest = postbacks.slice(-LATEST).reverse();
  return sandboxPage(
    "Affiliate network",
    `<p>A visit that starts at <code>/?aid=NAME</code> counts as a click once it opens its cart, checkout or account.</p>
<h2>Clicks (${clicks.length})</h2><ul>${
      clicks
        .slice(-LATEST)
        .reverse()
        .map(
          ({ clickId, body }) =>
            `<li>${escapeUTF8(`${String(body["aid"])} ${String(body["sid"] ?? "")}: ${clickId}`)}</li>`,
        )
        .join("") || "<li>None yet.</li>"
    }</ul>
<h2>Commissions (${postbacks.length})</h2><ul>${
      latest
        .map(
          ({ kind, event, aid, reference, commission }) =>
            `<li>${escapeUTF8(`${aid}: ${kind} of ${event} ${reference}, ${dollars(commission)}`)}</li>`,
        )
        .join("") || "<li>None yet.</li>"
    }</ul>`,
  );
}
