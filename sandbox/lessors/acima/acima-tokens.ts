/** Acima's OAuth: expiring tokens for client credentials, and the version header required in every call. */
import { randomUUID } from "node:crypto";
import { type FastifyInstance } from "fastify";
import { ACIMA } from "#contract/leases/lessors/acima";
import { fields } from "../../payments/read-fields";

const AUDIENCE = "https://aperture.acimacredit.com";
const GOOD_SECONDS = 600;
const VERSIONS = /^application\/vnd\.acima-v[12]\+json$/;

/** Serves POST /oauth/token, and rejects all other calls of the scope without a valid token. */
export function registerAcimaTokens(scope: FastifyInstance, now: () => Date): void {
  /** Expiration by token. Tokens are lost with the process, as they may be at any time. */
  const tokens = new Map<string, number>();
  const problem = (code: string) => ({ errors: [{ code, detail: code }] });

  scope.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url?.endsWith("/oauth/token")) return undefined;
    const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
    if ((tokens.get(token) ?? 0) <= +now()) return reply.code(401).send(problem("invalid_token"));
    if (!VERSIONS.test(request.headers.accept ?? "")) return reply.code(406).send(problem("no_version"));
    return undefined;
  });
  scope.post("/oauth/token", async ({ body }, reply) => {
    const { client_id: id, client_secret: secret, audience, grant_type: grant } = fields(body);
    const { clientId, clientSecret } = ACIMA.doubleKeys;
    const isKnown = id === clientId && secret === clientSecret && audience === AUDIENCE;
    if (!isKnown || grant !== "client_credentials") return reply.code(401).send({ error: "access_denied" });
    const token = randomUUID();
    tokens.set(token, +now() + GOOD_SECONDS * 1_000);
    return { access_token: token, expires_in: GOOD_SECONDS, token_type: "Bearer" };
  });
}
