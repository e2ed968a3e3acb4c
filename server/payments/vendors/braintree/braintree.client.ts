/**
 * The official SDK with a configurable host, a time limit, and protection against responses that are not XML.
 */
import http from "node:http";
import https from "node:https";
import braintree from "braintree";
import { GatewayUnavailable } from "../gateway.port";

export interface BraintreeAccess {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** A url is a local sandbox; it may have a path. */
  readonly environment: "production" | "sandbox" | { readonly url: string };
  /** Limit of a whole call. */
  readonly timeoutMs?: number;
}

/** The part of the SDK in use. Its published types are incomplete and too strict about responses. */
export interface BraintreeSdk {
  readonly config: { timeout: number; baseMerchantPath: () => string };
  readonly http: { post(path: string, body: object): Promise<unknown> };
  readonly clientToken: { generate(options: object): Promise<unknown> };
  readonly transaction: {
    sale(sale: object): Promise<unknown>;
    find(id: string): Promise<unknown>;
    submitForSettlement(id: string, amount: string, options: object): Promise<unknown>;
    void(id: string): Promise<unknown>;
    refund(id: string, options: object): Promise<unknown>;
  };
  readonly webhookNotification: {
    parse(signature: string, payload: string): Promise<unknown>;
    verify(challenge: string): string;
  };
}

const DEFAULT_TIMEOUT_MS = 10_000;
/**
 * Idle connections are closed before a server does (Node after 5 seconds, Braintree later): a payment sent on
 * a connection that ends at the same moment has no answer, and the shopper reads that it is uncertain.
 */
const IDLE_SOCKET_MS = 4_000;

export interface BraintreeClient {
  readonly sdk: BraintreeSdk;
  /**
   * Calls Braintree.
   * @returns null for "not found"
   * @throws GatewayUnavailable for every other failure
   */
  request<T>(call: (sdk: BraintreeSdk) => Promise<T>): Promise<T | null>;
}

export function createBraintreeClient(access: BraintreeAccess): BraintreeClient {
  const { merchantId, publicKey, privateKey } = access;
  const timeoutMs = access.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const { environment, path, isPlain } = addressOf(access.environment);
  const agent = isPlain
    ? onlyXml(new http.Agent({ keepAlive: true, timeout: IDLE_SOCKET_MS }))
    : onlyXml(new https.Agent({ keepAlive: true, timeout: IDLE_SOCKET_MS }));
  const config = { environment, merchantId, publicKey, privateKey, customHttpAgent: agent };
  const sdk = new braintree.BraintreeGateway(config) as unknown as BraintreeSdk;
  sdk.config.timeout = timeoutMs;
  sdk.config.baseMerchantPath = () => `${path}/merchants/${merchantId}`;
  return { sdk, request: (call) => callWithin(timeoutMs, () => call(sdk)) };
}

function addressOf(environment: BraintreeAccess["environment"]) {
  if (environment === "production") {
    return { environment: braintree.Environment.Production, path: "", isPlain: false };
  }
  if (environment === "sandbox") {
    return { environment: braintree.Environment.Sandbox, path: "", isPlain: false };
  }
  const url = new URL(environment.url);
  const isPlain = url.protocol === "http:";
  const port = url.port || (isPlain ? "80" : "443");
  // The SDK reads its custom host from process.env on first load; a custom environment works at any time.
  return {
    environment: new braintree.Environment(url.hostname, port, "", !isPlain, url.hostname, port),
    path: url.pathname.replace(/\/$/, ""),
    isPlain,
  };
}

/** Node's agents have this method; their published types lack it. */
interface RequestTaker {
  addRequest(request: http.ClientRequest, ...rest: unknown[]): void;
}

/**
 * Braintree responds in XML. The SDK parses JSON outside any promise, so invalid JSON would crash the
 * process. Without a content type, the SDK returns the body as text.
 */
function onlyXml<A extends http.Agent>(agent: A): A {
  const taker = agent as unknown as RequestTaker;
  const addRequest = taker.addRequest.bind(agent);
  taker.addRequest = (request, ...rest) => {
    request.prependOnceListener("response", ({ headers }: http.IncomingMessage) => {
      if (!headers["content-type"]?.includes("application/xml")) delete headers["content-type"];
    });
    addRequest(request, ...rest);
  };
  return agent;
}

async function callWithin<T>(timeoutMs: number, call: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  // The SDK's own limit is on inactivity; a slow trickle of bytes would never reach it.
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no response in time")), timeoutMs);
  });
  try {
    return await Promise.race([call(), timeout]);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    if (error instanceof Error && error.name === "notFoundError") return null;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
    throw new GatewayUnavailable(`Request to Braintree failed (${reason})`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
