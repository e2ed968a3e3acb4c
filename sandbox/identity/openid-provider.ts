/** A real OpenID provider in place of Google: discovery, keys, codes with PKCE, signed id tokens. */
import { generateKeyPairSync } from "node:crypto";
import type { Configuration, JWKS, KoaContextWithOIDC, Provider } from "oidc-provider";
import { SANDBOX_CLIENT } from "../../server/outside-services";
import type { BookStorage } from "../payments/book-storage";
import { createMemory } from "./openid-memory";
import type { People } from "./people";

export interface OpenIdOptions {
  readonly issuer: string;
  /** Path of the interaction page; the id of the interaction is appended. */
  readonly pagePath: string;
  readonly redirectUris: readonly string[];
  readonly people: People;
  readonly books: BookStorage;
}

/** Imported dynamically, because the package is an ES module. */
export async function createOpenIdProvider(options: OpenIdOptions): Promise<Provider> {
  const { default: OpenIdProvider, interactionPolicy } = await import("oidc-provider");
  const { people, issuer } = options;
  const policy = interactionPolicy.base();
  // Every sign-in prompts for a person, even after an earlier choice.
  policy.get("login")?.checks.add(
    new interactionPolicy.Check("chosen", "somebody has to be chosen", (ctx) => {
      return ctx.oidc.result?.login
        ? interactionPolicy.Check.NO_NEED_TO_PROMPT
        : interactionPolicy.Check.REQUEST_PROMPT;
    }),
  );
  const configuration: Configuration = {
    adapter: createMemory(),
    clients: [
      {
        client_id: SANDBOX_CLIENT.clientId,
        client_secret: SANDBOX_CLIENT.clientSecret,
        redirect_uris: [...options.redirectUris],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    // As at Google, the id token contains all claims.
    conformIdTokenClaims: false,
    cookies: { keys: ["sandbox-cookie-key"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_ctx, sub) => {
      const person = people.find(sub);
      if (!person) return undefined;
      const { email, isEmailVerified, firstName, lastName } = person;
      return {
        accountId: sub,
        claims: () => ({
          sub,
          ...(email && { email, email_verified: isEmailVerified }),
          name: `${firstName} ${lastName}`.trim(),
          given_name: firstName,
          family_name: lastName,
        }),
      };
    },
    interactions: { policy, url: (_ctx, { uid }) => `${options.pagePath}/${uid}/` },
    jwks: keysOf(options.books),
    // Choosing a person is also the consent: there is no second page.
    loadExistingGrant: grantAll,
    pkce: { required: () => true, methods: ["S256"] },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      Interaction: 3_600,
      Session: 3_600,
      Grant: 600,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = "text/plain; charset=utf-8";
      ctx.body = `${error}: ${description ?? ""}`;
    },
  };
  return new OpenIdProvider(issuer, configuration);
}

async function grantAll(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

/** Stable keys across restarts, so that clients may cache them. */
function keysOf(books: BookStorage): JWKS {
  const book = books.open<JWKS>("identity-keys");
  const known = book.get("keys");
  if (known) return known;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: "jwk" }),
    use: "sig",
    alg: "RS256",
    kid: `sandbox-${Date.now()}`,
  };
  const keys = { keys: [key] } as JWKS;
  book.put("keys", keys);
  return keys;
}
