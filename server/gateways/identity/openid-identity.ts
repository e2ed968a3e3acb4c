/** Sign-in with any OpenID provider, configured by its discovery document. */
import * as openid from "openid-client";
import type { OpenIdSettings } from "../../outside-services";
import { codeFlow, harden, securityOf } from "./code-flow";
import { IdentityFailed, type IdentityProvider, type ProviderPerson } from "./identity-provider";

export function createOpenIdIdentity(settings: OpenIdSettings, redirectUri: string): IdentityProvider {
  let known: Promise<openid.Configuration> | null = null;
  const discover = () =>
    openid
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        execute: securityOf(settings.issuer),
        timeout: 8,
      })
      .then(harden);
  return codeFlow({
    // Caches the discovered configuration, but not failures.
    configure: () => {
      known ??= discover().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
    redirectUri,
    scope: "openid email profile",
    hasIdToken: true,
    readPerson: async (config, tokens) => {
      const claims = tokens.claims();
      if (!claims) throw new IdentityFailed("no id token");
      if (claims["email"] !== undefined) return toPerson(claims.sub, claims);
      const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
      return toPerson(claims.sub, { ...claims, ...more });
    },
  });
}

function toPerson(subject: string, claims: Readonly<Record<string, unknown>>): ProviderPerson {
  const text = (name: string) => (typeof claims[name] === "string" ? (claims[name] as string) : "");
  return {
    subject,
    email: text("email") || null,
    // Some providers send "true" as text.
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    firstName: text("given_name") || text("name"),
    lastName: text("family_name"),
  };
}
