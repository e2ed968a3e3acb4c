/**
 * Command that runs the local sandboxes of external services: mailbox, identity provider, payment vendors,
 * lessors, suppliers, affiliate network, fraud check, tax rates, return labels.
 */
import { escapeUTF8 } from "entities";
import formBody from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import path from "node:path";
import { ROUTES } from "#contract/site/paths";
import { ConfigError, readConfig, type Config } from "../server/config";
import { registerTrackerSandbox } from "./affiliates/tracker-sandbox";
import { registerCarrierSandbox } from "./carrier/carrier-sandbox";
import { registerFraudSandbox } from "./fraud/fraud-sandbox";
import { registerFacebookSandbox } from "./identity/facebook-sandbox";
import { registerOpenIdSandbox } from "./identity/openid-sandbox";
import { createPeople } from "./identity/people";
import { createMailbox } from "./mailbox/mailbox";
import { registerLessorSandbox } from "./lessors/lessor-sandbox";
import { registerMailbox } from "./mailbox/mailbox-pages";
import { startSmtpReceiver } from "./mailbox/smtp-receiver";
import { BookStorage } from "./payments/book-storage";
import { startPaymentSandboxes } from "./payments/sandbox-payments";
import { sandboxPage } from "./sandbox-page";
import { registerSupplierSandbox } from "./suppliers/supplier-sandbox";
import { registerTaxSandbox } from "./taxes/tax-sandbox";

/** Loopback only. */
const HOST = "127.0.0.1";
/** Seconds between two steps of a supplier order. */
const STEP_SECONDS = 300;

async function main(): Promise<void> {
  const config = readConfig();
  const { sandbox } = config;
  if (!sandbox) throw new ConfigError("A public shop cannot use the sandbox.");
  const dataDir = path.join(config.dataDir, "sandbox");
  const books = new BookStorage(dataDir);
  const mailbox = createMailbox(books);
  const app = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true });
  refuseOtherNames(app);
  await app.register(formBody);
  registerMailbox(app, mailbox);
  const people = createPeople(books);
  const redirectUris = config.siteOrigins.map((origin) => `${origin}${ROUTES.socialReturn}`);
  await registerOpenIdSandbox(app, { url: sandbox.url, redirectUris, people, books });
  registerFacebookSandbox(app, { redirectUris, people });
  await app.register(async (scope) => registerFraudSandbox(scope), { prefix: "/fraud" });
  await app.register(async (scope) => registerTaxSandbox(scope), { prefix: "/taxes" });
  await app.register(async (scope) => registerCarrierSandbox(scope), { prefix: "/carrier" });
  await app.register(async (scope) => registerLessors(scope, config, books), { prefix: "/lessors" });
  await app.register(async (scope) => registerSupplierSandbox(scope, { books, stepSeconds: STEP_SECONDS }), {
    prefix: "/suppliers",
  });
  await app.register((scope) => registerTrackerSandbox(scope, { books }), { prefix: "/affiliates" });
  registerOverview(app, config);
  const receiver = await startSmtpReceiver(mailbox, sandbox.smtpPort);
  const payments = await startPaymentSandboxes({
    host: HOST,
    port: sandbox.paymentsPort,
    dataDir,
    webhooksTo: `http://127.0.0.1:${config.apiPort}/webhooks`,
    publicUrl: sandbox.paymentsUrl,
  });
  await app.listen({ host: HOST, port: sandbox.port });
  const stop = () => {
    void Promise.all([app.close(), receiver.stop(), payments.stop()]).then(() => process.exit(0), fail);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** Rejects other host names: with DNS rebinding a web page could read the mail. */
function refuseOtherNames(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!["localhost", "127.0.0.1"].includes(request.hostname)) return reply.code(421).send();
  });
}

/** The lessor sandbox uses the terms of the shop's configuration. */
function registerLessors(app: FastifyInstance, { leases, sandbox, apiPort }: Config, books: BookStorage) {
  return registerLessorSandbox(app, {
    books,
    publicUrl: `${sandbox?.url}/lessors`,
    webhooksTo: `http://127.0.0.1:${apiPort}/webhooks/lessors`,
    terms: Object.fromEntries(leases.lessors.map(({ type, terms }) => [type.toLowerCase(), terms])),
  });
}

function registerOverview(app: FastifyInstance, { sandbox, shop }: Config): void {
  const payments = `${sandbox?.paymentsUrl}/_sandbox/`;
  const page = sandboxPage(
    `External services of ${shop.name}`,
    `<p>Everything here stays on this machine: no email is sent and no money moves.</p>
<ul><li><a href="/mailbox/">Mailbox</a>: every email the shop sends</li>
<li><a href="${escapeUTF8(payments)}">Payments</a>: payments and their later events</li>
<li><a href="/lessors/">Lessors</a>: applications, leases and their later events</li>
<li><a href="/suppliers/">Suppliers</a>: supplier orders and their progress</li>
<li><a href="/affiliates/">Affiliate network</a>: tracked clicks and reported commissions</li>
<li><a href="/fraud/">Fraud check</a>: which orders it flags</li>
<li><a href="/carrier/">Carrier</a>: labels of requested returns</li>
<li><a href="/taxes/">Sales tax</a>: rates by ZIP code, for shops set up to use it</li></ul>
<p><a href="${escapeUTF8(shop.siteUrl)}">Go to the shop</a></p>`,
  );
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
}

function fail(error: unknown): void {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  const sentence = code === "EADDRINUSE" ? `Sandbox port ${port} is in use by another program.` : stack;
  process.stderr.write(`${error instanceof ConfigError ? message : (sentence ?? String(error))}\n`);
  process.exit(1);
}

main().catch(fail);
