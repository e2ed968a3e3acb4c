/** A provider's responses are trusted only when every part is valid. */
import type { FastifyInstance } from "fastify";
import { MESSAGES } from "#contract/messages";
import { buildApp } from "../../../server/app";
import { callRest } from "../../support/people/accounts";
import {
  startForgedProvider,
  unsigned,
  type Claims,
  type ForgedProvider,
} from "../../support/people/forged-provider";
import { startTestApi, type TestApi } from "../../support/hosts/test-api";

let provider: ForgedProvider;
let api: TestApi;
let app: FastifyInstance;

beforeAll(async () => {
  [provider, api] = await Promise.all([startForgedProvider(), startTestApi(1)]);
  const config = api.configFor({ social: { GOOGLE: provider.settings } });
  app = await buildApp({ config, db: api.database.db });
});
afterAll(async () => {
  await app?.close();
  await api?.close();
  await provider?.stop();
});

const now = () => Math.floor(Date.now() / 1_000);
const refused = {
  status: 400,
  body: { isSuccess: false, errorMessage: MESSAGES.auth.socialFailed, data: null },
};

/** Starts a sign-in, returns a token made by changing the valid claims, and finishes it. */
async function comeBackWith(makeToken: (claims: Claims) => unknown, change: Claims = {}) {
  const begun = await callRest(app, "socialStart", { body: { type: "GOOGLE" } });
  const url = new URL(begun.body.data!.url);
  const claims = {
    iss: provider.settings.issuer,
    aud: provider.settings.clientId,
    sub: "person-1",
    nonce: url.searchParams.get("nonce"),
    iat: now(),
    exp: now() + 300,
    email: "person-1@people.example",
    email_verified: true,
    ...change,
  };
  const idToken = makeToken(claims);
  provider.answerTokens({
    body: { access_token: "opaque", token_type: "Bearer", ...(idToken ? { id_token: idToken } : {}) },
  });
  return callRest(app, "socialVerify", {
    body: { type: "GOOGLE", code: "any", state: url.searchParams.get("state") },
  });
}
const signed = (claims: Claims) => provider.sign(claims);

test("a valid token signs in", async () => {
  const { status, body } = await comeBackWith(signed);
  expect({ status, user: body.data?.user.username }).toEqual({
    status: 200,
    user: "person-1@people.example",
  });
});

test("the provider's own user id decides, whatever address it sends later", async () => {
  await comeBackWith(signed, { sub: "person-2", email: "before@people.example" });
  const later = await comeBackWith(signed, { sub: "person-2", email: "after@people.example" });
  expect(later.body.data?.user.username).toBe("before@people.example");
});

const altered = (claims: Claims) => {
  const [header, , signature] = provider.sign(claims).split(".");
  const payload = Buffer.from(JSON.stringify({ ...claims, sub: "somebody-else" })).toString("base64url");
  return `${header}.${payload}.${signature}`;
};

test.each<[string, (claims: Claims) => unknown, Claims]>([
  ["that was altered", altered, {}],
  ["signed by a stranger's key", (claims) => provider.signAsStranger(claims), {}],
  ["signed with the client's secret", (claims) => provider.signWithSecret(claims), {}],
  ["without a signature", unsigned, {}],
  ["for another client", signed, { aud: "another-shop" }],
  ["of another provider", signed, { iss: "https://elsewhere.example" }],
  ["of another attempt", signed, { nonce: "n".repeat(43) }],
  ["that has expired", signed, { exp: now() - 600, iat: now() - 900 }],
  ["without a person", signed, { sub: undefined }],
  ["that is malformed", () => "not a token", {}],
  ["that is missing", () => undefined, {}],
])("an ID token %s is rejected", async (_title, makeToken, change) => {
  expect(await comeBackWith(makeToken, change)).toMatchObject(refused);
});

test.each([
  ["a failure of its own", 500, { error: "server_error" }],
  ["a refusal", 400, { error: "invalid_grant" }],
  ["a page", 200, "<html>Please try later</html>"],
  ["nothing of use", 200, {}],
])("a token response that is %s is rejected without a server error", async (_title, status, body) => {
  const begun = await callRest(app, "socialStart", { body: { type: "GOOGLE" } });
  const state = new URL(begun.body.data!.url).searchParams.get("state");
  provider.answerTokens({ status, body });
  expect(await callRest(app, "socialVerify", { body: { type: "GOOGLE", code: "any", state } })).toMatchObject(
    refused,
  );
});

test("an unverified or missing verification claim counts as unverified", async () => {
  for (const claim of [false, undefined, "no", 1]) {
    const email = `mark-${String(claim)}@people.example`;
    const answer = await comeBackWith(signed, { sub: email, email, email_verified: claim });
    expect(answer.body).toMatchObject({ message: MESSAGES.auth.codeSent, data: { tokens: null } });
  }
});
