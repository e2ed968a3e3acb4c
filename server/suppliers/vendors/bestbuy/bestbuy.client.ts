/** XML calls to Best Buy's Commerce API, with a login session that is renewed when it expires. */
import { CallFailed, callText, type TextAnswer } from "../../../gateways/text-call";
import { listElements, readXml, type XmlElement, type XmlText } from "../../../gateways/xml";
import { SupplierRefused, SupplierUnavailable, type SupplierAccess } from "../supplier.port";

export interface BestBuyCall {
  readonly method: "GET" | "POST";
  /** Relative to /commerce/ */
  readonly path: string;
  readonly body?: XmlText;
}

export interface BestBuyAnswer {
  readonly location: string | null;
  readonly body: XmlElement | null;
}

const TIMEOUT_MS = 15_000;
/** 4xx statuses unrelated to the order: credentials or contract, time-out, rate limit. */
const UNRELATED_STATUSES = [401, 403, 408, 425, 429];
/**
 * Restricts the characters of a supplier's code, so that no personal data reaches an order's history through
 * it.
 */
const CODE = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
const SESSION = "x-session-id";

export class BestBuyClient {
  private session: Promise<string> | null = null;

  constructor(private readonly access: SupplierAccess) {}

  /** @throws SupplierRefused for a 4xx about the order, SupplierUnavailable when the outcome is unknown */
  async request(call: BestBuyCall): Promise<BestBuyAnswer> {
    let answer = await this.send(call);
    if (answer.status === 401) {
      this.session = null;
      answer = await this.send(call);
    }
    return read(answer);
  }

  private async send({ method, path, body }: BestBuyCall): Promise<TextAnswer> {
    this.session ??= this.login();
    const session = await this.session.catch((error: unknown) => {
      this.session = null;
      throw error;
    });
    return this.call({ method, path, body, headers: { [SESSION]: session } });
  }

  private async login(): Promise<string> {
    const { username, password } = this.access.keys;
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    const { status, headers } = await this.call({
      method: "POST",
      path: "login",
      headers: { authorization },
    });
    const session = headers.get(SESSION);
    if (status >= 400 || !session)
      throw new SupplierUnavailable(`Best Buy's login responded with status ${status}`);
    return session;
  }

  private async call(call: BestBuyCall & { headers: Record<string, string> }): Promise<TextAnswer> {
    const { url, keys, timeoutMs = TIMEOUT_MS } = this.access;
    const { method, path, body, headers } = call;
    try {
      return await callText({
        url: `${url}/commerce/${path}`,
        method,
        headers: {
          accept: "application/xml",
          "content-type": "application/xml",
          "x-api-key": keys["apiKey"] ?? "",
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof CallFailed) throw new SupplierUnavailable(`Best Buy: ${error.message}`);
      throw error;
    }
  }
}

function read({ status, headers, text }: TextAnswer): BestBuyAnswer {
  if (UNRELATED_STATUSES.includes(status))
    throw new SupplierUnavailable(`Best Buy responded with status ${status}`);
  const body = text === "" ? null : readXml(text);
  if (status < 400) return { location: headers.get("location"), body };
  const errors = body?.name === "errors" ? body.children : [];
  const code = errors.map(({ attributes }) => attributes["code"] ?? "").find((known) => CODE.test(known));
  if (!body || !code)
    throw new SupplierUnavailable(`Best Buy responded with status ${status} without a reason`);
  const skus = listElements(body, "message").flatMap(({ attributes }) => attributes["sku"] ?? []);
  throw new SupplierRefused(code, code === "OUT_OF_STOCK" ? skus : []);
}
