/**
 * The OAuth 2 endpoints of Facebook Login that the shop calls: dialog, access token, /me. Codes are
 * single-use and expire after a minute.
 */
import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SANDBOX_CLIENT } from "../../server/outside-services";
import type { People } from "./people";
import { personPage, readPerson } from "./person-form";

interface FacebookOptions {
  readonly redirectUris: readonly string[];
  readonly people: People;
}

interface Issued {
  readonly sub: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly endsAt: number;
}

const CODE_MS = 60_000;
const TOKEN_MS = 600_000;

export function registerFacebookSandbox(
  app: FastifyInstance,
  { redirectUris, people }: FacebookOptions,
): void {
  const codes = new Map<string, Issued>();
  const tokens = new Map<string, { readonly sub: string; readonly endsAt: number }>();

  app.get("/facebook/dialog/oauth", async (request, reply) => {
    const hidden = pick(request.query, ["client_id", "redirect_uri", "state", "code_challenge"]);
    if (!isKnown(hidden, redirectUris)) return refuse(reply, "Invalid App ID or redirect_uri");
    const page = personPage({ provider: "Facebook", action: "/facebook/dialog/oauth", hidden }, people);
    return reply.type("text/html; charset=utf-8").send(page);
  });

  app.post("/facebook/dialog/oauth", async (request, reply) => {
    const sent = pick(request.body, ["client_id", "redirect_uri", "state", "code_challenge"]);
    if (!isKnown(sent, redirectUris)) return refuse(reply, "Invalid App ID or redirect_uri");
    const back = new URL(sent.redirect_uri);
    const person = readPerson(request.body, people);
    if (person) {
      const code = randomBytes(24).toString("base64url");
      const { redirect_uri: redirectUri, code_challenge: challenge } = sent;
      codes.set(code, { sub: person.sub, redirectUri, challenge, endsAt: Date.now() + CODE_MS });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_reason", "user_denied");
      back.searchParams.set("error_description", "Permissions error");
    }
    back.searchParams.set("state", sent.state);
    return reply.redirect(back.href, 303);
  });

  app.post("/facebook/oauth/access_token", async (request, reply) => {
    const sent = pick(request.body, ["client_id", "client_secret", "redirect_uri", "code", "code_verifier"]);
    const issued = codes.get(sent.code);
    codes.delete(sent.code);
    if (sent.client_id !== SANDBOX_CLIENT.clientId || sent.client_secret !== SANDBOX_CLIENT.clientSecret) {
      return refuse(reply, "Error validating client secret.");
    }
    if (!issued || issued.endsAt < Date.now()) {
      return refuse(reply, "This authorization code has been used or has expired.");
    }
    if (issued.redirectUri !== sent.redirect_uri) return refuse(reply, "Error validating verification code.");
    if (issued.challenge && issued.challenge !== challengeOf(sent.code_verifier)) {
      return refuse(reply, "Invalid code verifier.");
    }
    const accessToken = randomBytes(32).toString("base64url");
    tokens.set(accessToken, { sub: issued.sub, endsAt: Date.now() + TOKEN_MS });
    return { access_token: accessToken, token_type: "bearer", expires_in: TOKEN_MS / 1_000 };
  });

  app.get("/facebook/me", async (request, reply) => {
    const token = tokens.get((request.headers.authorization ?? "").replace(/^Bearer /i, ""));
    const person = token && token.endsAt > Date.now() ? people.find(token.sub) : null;
    if (!person) return refuse(reply, "Invalid OAuth access token.", 190);
    const profile = {
      id: person.sub,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(person.email && { email: person.email }),
    };
    const requestedFields = ["id", ...pick(request.query, ["fields"]).fields.split(",")];
    return Object.fromEntries(Object.entries(profile).filter(([name]) => requestedFields.includes(name)));
  });
}

function pick<Name extends string>(source: unknown, names: readonly Name[]): Record<Name, string> {
  const fields = (source ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}

function isKnown(
  sent: { readonly client_id: string; readonly redirect_uri: string },
  redirectUris: readonly string[],
): boolean {
  return sent.client_id === SANDBOX_CLIENT.clientId && redirectUris.includes(sent.redirect_uri);
}

function refuse(reply: FastifyReply, message: string, code = 100): FastifyReply {
  return reply.code(400).send({ error: { message, type: "OAuthException", code } });
}

function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}
