/** An OpenID provider whose token responses the test controls, down to the signature. */
import {
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OpenIdSettings } from "../../../server/outside-services";

export interface Claims {
  readonly [name: string]: unknown;
}

export interface ForgedProvider {
  readonly settings: OpenIdSettings;
  /** Signed the way the provider does. */
  sign(claims: Claims): string;
  /** Signed with an unpublished key. */
  signAsStranger(claims: Claims): string;
  /** Signed with the client's secret, under the name of the published key. */
  signWithSecret(claims: Claims): string;
  /** Sets the token endpoint's response from now on. */
  answerTokens(answer: { readonly status?: number; readonly body: unknown }): void;
  stop(): Promise<void>;
}

const KID = "published";

export async function startForgedProvider(): Promise<ForgedProvider> {
  const own = newKeys();
  const stranger = newKeys();
  let tokens: { readonly status?: number; readonly body: unknown } = { body: {} };
  let issuer = "";
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith("/.well-known")) return send(response, 200, discovery(issuer));
    if (request.url === "/jwks") {
      const key = own.publicKey.export({ format: "jwk" });
      return send(response, 200, { keys: [{ ...key, kid: KID, alg: "RS256", use: "sig" }] });
    }
    send(response, tokens.status ?? 200, tokens.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const settings = { protocol: "openid", issuer, clientId: "shop", clientSecret: "forged-secret" } as const;
  return {
    settings,
    sign: (claims) => signRsa(claims, own.privateKey),
    signAsStranger: (claims) => signRsa(claims, stranger.privateKey),
    signWithSecret: (claims) => {
      const content = contentOf({ alg: "HS256", kid: KID }, claims);
      return `${content}.${createHmac("sha256", settings.clientSecret).update(content).digest("base64url")}`;
    },
    answerTokens: (answer) => {
      tokens = answer;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function newKeys(): KeyPairKeyObjectResult {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

/** An unsigned token. */
export function unsigned(claims: Claims): string {
  return `${contentOf({ alg: "none" }, claims)}.`;
}

function signRsa(claims: Claims, key: KeyObject): string {
  const content = contentOf({ alg: "RS256", kid: KID }, claims);
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

function contentOf(header: object, claims: Claims): string {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/html" : "application/json" });
  response.end(isText ? body : JSON.stringify(body));
}
