/**
 * Sandbox of minFraud: POST /minfraud/v2.0/insights with Basic authentication, and a page that lists its
 * conventions.
 */
import { randomUUID } from "node:crypto";
import { type FastifyInstance, type FastifyReply } from "fastify";
import * as yup from "yup";
import { applySwitches, Switches } from "../payments/switches";
import { sandboxPage } from "../sandbox-page";
import { examine, FRAUD_CONVENTIONS, isReserved } from "./fraud-conventions";
import { FRAUD_CHECK } from "#contract/payments/vendors/fraud-check";

/** Errors by code, with the status minFraud returns. */
const REFUSALS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  ACCOUNT_ID_REQUIRED: [401, "You have not supplied an account ID"],
  LICENSE_KEY_REQUIRED: [401, "You have not supplied a license key"],
  AUTHORIZATION_INVALID: [401, "Your account ID or license key could not be authenticated"],
  INSUFFICIENT_FUNDS: [402, "The account you have used is out of queries"],
  PERMISSION_REQUIRED: [403, "You do not have permission to use this service"],
  JSON_INVALID: [400, "The JSON body cannot be decoded"],
  REQUEST_INVALID: [400, "The request body does not match the service's schema"],
};

const transaction = yup.object({
  device: yup.object({ ip_address: yup.string() }).default(undefined),
  email: yup.object({ address: yup.string() }).default(undefined),
  order: yup.object({ amount: yup.number() }).default(undefined),
});

/**
 * Registers the sandbox. POST /_sandbox/switches accepts the switches of the payment sandboxes, and
 * refuseWith: a code above.
 * @param app a separate scope, because its errors have minFraud's format
 */
export async function registerFraudSandbox(app: FastifyInstance, now = () => new Date()): Promise<void> {
  const switches = new Switches();
  let refuseWith = "";

  app.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
    (error.statusCode ?? 500) < 500 ? refuse(reply, "JSON_INVALID") : reply.code(500).send(),
  );
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page()));
  app.post("/_sandbox/switches", async (request) => {
    const change = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (change["reset"] === true) {
      switches.reset();
      refuseWith = "";
    }
    switches.set(change);
    if (typeof change["refuseWith"] === "string") refuseWith = change["refuseWith"];
    return { ...switches.current, refuseWith };
  });
  await app.register(
    async (scope) => {
      applySwitches(scope, switches);
      registerInsights(scope, () => refuseWith, now);
    },
    { prefix: "/minfraud/v2.0" },
  );
}

function registerInsights(scope: FastifyInstance, refuseWith: () => string, now: () => Date): void {
  scope.post("/insights", async (request, reply) => {
    const refusal = refusalOf(request.headers.authorization) ?? refuseWith();
    if (refusal) return refuse(reply, refusal);
    if (!transaction.isValidSync(request.body)) return refuse(reply, "REQUEST_INVALID");
    const input = transaction.cast(request.body);
    const ipAddress = input.device?.ip_address ?? "";
    const examined = examine(input.email?.address ?? "", ipAddress, now(), input.order?.amount);
    return print(ipAddress, examined);
  });
}

function refusalOf(authorization = ""): string | null {
  const [accountId = "", licenseKey = ""] = Buffer.from(authorization.replace(/^Basic /i, ""), "base64")
    .toString("utf8")
    .split(":");
  if (!accountId) return "ACCOUNT_ID_REQUIRED";
  if (!licenseKey) return "LICENSE_KEY_REQUIRED";
  const isKnown =
    accountId === FRAUD_CHECK.doubleKeys.accountId && licenseKey === FRAUD_CHECK.doubleKeys.licenseKey;
  return isKnown ? null : "AUTHORIZATION_INVALID";
}

function refuse(reply: FastifyReply, code: string): FastifyReply {
  const [status, error] = REFUSALS[code] ?? [400, "Refused"];
  return reply.code(status).send({ code, error });
}

function print(ipAddress: string, examined: ReturnType<typeof examine>): Record<string, unknown> {
  const place = {
    is_postal_in_city: true,
    ...(examined.distanceKm !== null && {
      distance_to_ip_location: examined.distanceKm,
      is_in_ip_country: examined.distanceKm < 1_000,
    }),
  };
  return {
    id: randomUUID(),
    risk_score: examined.riskScore,
    funds_remaining: 25,
    queries_remaining: 5_000,
    ip_address: {
      risk: examined.ipRisk,
      traits: { ip_address: ipAddress, is_anonymous: examined.isIpAnonymous },
    },
    email: {
      first_seen: examined.emailFirstSeen,
      is_disposable: examined.isEmailDisposable,
      is_free: false,
      is_high_risk: examined.isEmailDisposable,
    },
    billing_address: place,
    shipping_address: { ...place, is_high_risk: false },
    disposition: { action: "accept", reason: "default" },
    ...(isReserved(ipAddress) && {
      warnings: [
        {
          code: "IP_ADDRESS_RESERVED",
          warning: "The IP address supplied is in a reserved network",
          input_pointer: "/device/ip_address",
        },
      ],
    }),
  };
}

function page(): string {
  const rows = FRAUD_CONVENTIONS.map(
    ([input, finding]) => `<tr><th scope="row">${input}</th><td>${finding}</td></tr>`,
  );
  return sandboxPage(
    "Fraud check – SANDBOX",
    `<p>Implements minFraud Insights at <code>POST /minfraud/v2.0/insights</code>.
The order's data determines the result:</p><table><tbody>${rows.join("")}</tbody></table>
<p>To simulate failures: <code>POST /_sandbox/switches</code> with <code>delayMs</code>, <code>failNext</code>,
<code>nonsenseNext</code>, <code>loseAnswerNext</code>, <code>refuseWith</code>
(${Object.keys(REFUSALS).join(", ")}) or <code>{"reset": true}</code>.</p>`,
  );
}
