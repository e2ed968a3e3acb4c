/** The enabled providers, by their client-facing name. */
import { SOCIAL_TYPES, type SocialType } from "#contract/accounts/auth";
import type { SocialSettings } from "../../outside-services";
import type { IdentityProvider } from "./identity-provider";
import { createOAuthIdentity } from "./oauth-identity";
import { createOpenIdIdentity } from "./openid-identity";

export type IdentityProviders = ReadonlyMap<SocialType, IdentityProvider>;

/** @param redirectUri return address of visitors, registered with each provider */
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
