/** TaxJar sandbox: GET /v2/rates/:zip with a bearer token, and a page with the known places. */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { TAX_RATES } from "#contract/money/tax-rates";
import { applySwitches, Switches } from "../payments/switches";
import { sandboxPage } from "../sandbox-page";
import { TAXED_ZIPS, type TaxedZip } from "./tax-table";

type Fields = Readonly<Record<string, unknown>>;

interface Answers {
  /** Fields that override those of every rate. */
  readonly answerWith: Fields;
  /** Additional postal codes, each mapped to one in the table. */
  readonly like: Fields;
}

const AS_IN_TABLE: Answers = { answerWith: {}, like: {} };

/**
 * Registers the sandbox. POST /_sandbox/switches accepts the switches of the payment sandboxes, `answerWith`
 * and `like`. GET /_sandbox/asked lists the requested postal codes.
 * @param app a separate scope
 */
export async function registerTaxSandbox(app: FastifyInstance): Promise<void> {
  const switches = new Switches();
  const requestedZips: string[] = [];
  let answers = AS_IN_TABLE;

  app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(page()));
  app.get("/_sandbox/asked", () => requestedZips);
  app.post("/_sandbox/switches", async (request) => {
    const change = (request.body ?? {}) as Fields;
    if (change["reset"] === true) {
      switches.reset();
      answers = AS_IN_TABLE;
      requestedZips.length = 0;
    }
    switches.set(change);
    answers = {
      answerWith: fieldsOf(change["answerWith"]) ?? answers.answerWith,
      like: fieldsOf(change["like"]) ?? answers.like,
    };
    return { ...switches.current, ...answers };
  });
  await app.register(
    async (scope) => {
      // Registered before the switches, so that unanswered requests are listed too.
      scope.addHook<{ Params: { zip?: string } }>("onRequest", async ({ params }) => {
        requestedZips.push(params.zip ?? "");
      });
      applySwitches(scope, switches);
      registerRates(scope, () => answers);
    },
    { prefix: "/v2" },
  );
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}

function registerRates(scope: FastifyInstance, current: () => Answers): void {
  scope.get<{ Params: { zip: string } }>("/rates/:zip", async (request, reply) => {
    const [scheme, token] = (request.headers.authorization ?? "").split(" ");
    if (scheme !== "Bearer" || token !== TAX_RATES.doubleKeys.token)
      return refuse(reply, 401, "Not authorized");
    const { answerWith, like } = current();
    const { zip } = request.params;
    const match = TAXED_ZIPS.find((row) => row.zip === (like[zip] ?? zip));
    if (!match) return refuse(reply, 404, "Not found");
    return { rate: { ...print(match), zip, ...answerWith } };
  });
}

function refuse(reply: FastifyReply, status: number, detail: string): FastifyReply {
  return reply.code(status).send({ status, error: detail, detail });
}

function print({ zip, state, county, city, stateRate, combinedRate, isFreightTaxed }: TaxedZip) {
  return {
    zip,
    country: "US",
    country_rate: "0.0",
    state,
    state_rate: stateRate,
    county,
    county_rate: "0.0",
    city,
    city_rate: "0.0",
    combined_district_rate: "0.0",
    combined_rate: combinedRate,
    freight_taxable: isFreightTaxed,
  };
}

function page(): string {
  const rows = TAXED_ZIPS.map(
    ({ zip, city, state, combinedRate, isFreightTaxed }) =>
      `<tr><th scope="row">${zip}</th><td>${city}, ${state}</td><td>${combinedRate}</td><td>${isFreightTaxed ? "taxed" : "not taxed"}</td></tr>`,
  );
  return sandboxPage(
    "Sales tax – SANDBOX",
    `<p>Implements TaxJar's rates at <code>GET /v2/rates/:zip</code>. The shop uses it only while
<code>${TAX_RATES.address}</code> names this address and <code>${TAX_RATES.keys.token}</code> is
<code>${TAX_RATES.doubleKeys.token}</code>; other ZIP codes use their state's rate.</p>
<table><thead><tr><th scope="col">ZIP</th><th scope="col">Place</th><th scope="col">Rate</th><th scope="col">Shipping</th></tr></thead>
<tbody>${rows.join("")}</tbody></table>
<p>To simulate failures: <code>POST /_sandbox/switches</code> with <code>delayMs</code>, <code>failNext</code>,
<code>nonsenseNext</code>, <code>loseAnswerNext</code>, <code>answerWith</code> (fields of the rate, such as
<code>{"state":"NV"}</code>) or <code>{"reset": true}</code>.</p>`,
  );
}
