/** The providers that are on, by the name the client knows them by. */
import { SOCIAL_TYPES, type SocialType } from "#contract/accounts/auth";
import type { SocialSettings } from "../../outside-services";
import type { IdentityProvider } from "./identity-provider";
import { createOAuthIdentity } from "./oauth-identity";
import { createOpenIdIdentity } from "./openid-identity";

export type IdentityProviders = ReadonlyMap<SocialType, IdentityProvider>;

/** @param redirectUri where providers send the visitor back to; it is registered with each of them */
export function createIdentityProviders(social: SocialSettings, redirectUri: string): IdentityProviders {
  return new Map(
    SOCIAL_TYPES.flatMap((type) => {
      const settings = social[type];
      if (!settings) return [];
      const provider =
        settings.protocol === "openid"
          ? createOpenIdIdentity(settings, redirectUri)
          : createOAuthIdentity(settings, redirectUri);
      return [[type, provider] as const];
    }),
  );
}
