/** Carrier sandbox: prints return labels as PDF at POST /v1/return-labels, with a bearer token. */
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { RETURN_LABELS } from "#contract/orders/returning/labels";
import { createPdf, PAGE } from "../../server/gateways/pdf/pdf";
import { applySwitches, Switches } from "../payments/switches";
import { sandboxPage } from "../sandbox-page";

interface LabelInput {
  readonly reference: string;
  readonly from: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postal_code: string;
  };
  readonly to: { readonly name: string; readonly address: string };
}

/**
 * Registers the sandbox. POST /_sandbox/switches accepts the switches of the payment sandboxes.
 * @param app a separate scope
 */
export async function registerCarrierSandbox(app: FastifyInstance): Promise<void> {
  const switches = new Switches();
  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page()));
  app.post("/_sandbox/switches", async (request) => {
    const change = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    if (change["reset"] === true) switches.reset();
    switches.set(change);
    return switches.current;
  });
  await app.register(
    async (scope) => {
      applySwitches(scope, switches);
      scope.post<{ Body: LabelInput }>("/return-labels", async ({ headers, body }, reply) => {
        if (headers.authorization !== `Bearer ${RETURN_LABELS.doubleKeys.token}`) {
          return reply.code(401).send({ error: "Not authorized" });
        }
        const label = (await print(body)).toString("base64");
        return { tracking_number: trackingNumber(body), label };
      });
    },
    { prefix: "/v1" },
  );
}

async function print(input: LabelInput): Promise<Buffer> {
  const { reference, from, to } = input;
  const pdf = await createPdf(`Return label ${reference}`);
  const line = (text: string, isBold = false) => pdf.row(4, [{ text, at: PAGE.left, isBold }]);
  pdf.heading("Return label – SANDBOX");
  pdf.rule();
  line("From", true);
  [from.name, from.street, `${from.city}, ${from.state} ${from.postal_code}`].forEach((text) => line(text));
  pdf.rule();
  line("To", true);
  [to.name, to.address].forEach((text) => line(text));
  pdf.rule();
  line(`Return ${reference}`, true);
  line(`Tracking number ${trackingNumber(input)}`);
  return pdf.end();
}

/** The same for the same return. */
function trackingNumber({ reference }: LabelInput): string {
  const digits = createHash("sha256").update(reference).digest("hex").slice(0, 12);
  return `SBX${digits.toUpperCase()}`;
}

function page(): string {
  return sandboxPage(
    "Return labels – SANDBOX",
    `<p>Prints a label at <code>POST /v1/return-labels</code> for every return that a customer requests.</p>
<p>To simulate failures: <code>POST /_sandbox/switches</code> with <code>delayMs</code>, <code>failNext</code>,
<code>nonsenseNext</code>, <code>loseAnswerNext</code> or <code>{"reset": true}</code>.</p>`,
  );
}
