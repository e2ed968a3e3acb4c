/**
 * Sign-in with an OAuth-2-only provider such as Facebook, whose Graph API identifies the person. The API does
 * not say whether the address was verified, so it counts as unverified (docs/decisions/sign-in.md).
 */
import * as openid from "openid-client";
import type { OAuthSettings } from "../../outside-services";
import { codeFlow, harden, securityOf } from "./code-flow";
import { IdentityFailed, type IdentityProvider, type ProviderPerson } from "./identity-provider";

const FIELDS = "id,email,first_name,last_name";

export function createOAuthIdentity(settings: OAuthSettings, redirectUri: string): IdentityProvider {
  const config = new openid.Configuration(
    {
      issuer: new URL(settings.authorizeUrl).origin,
      authorization_endpoint: settings.authorizeUrl,
      token_endpoint: settings.tokenUrl,
    },
    settings.clientId,
    settings.clientSecret,
  );
  for (const apply of securityOf(settings.tokenUrl)) apply(config);
  harden(config);
  return codeFlow({
    configure: async () => config,
    redirectUri,
    scope: "email public_profile",
    hasIdToken: false,
    readPerson: async (_config, tokens) => {
      const url = new URL(settings.userInfoUrl);
      url.searchParams.set("fields", FIELDS);
      const answer = await openid.fetchProtectedResource(config, tokens.access_token, url, "GET");
      if (!answer.ok) throw new IdentityFailed(`user info responded with status ${answer.status}`);
      return toPerson(await answer.json());
    },
  });
}

function toPerson(answer: unknown): ProviderPerson {
  const fields = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  if (!text("id")) throw new IdentityFailed("user info without an id");
  return {
    subject: text("id"),
    email: text("email") || null,
    isEmailVerified: false,
    firstName: text("first_name"),
    lastName: text("last_name"),
  };
}
