/** Settings of the social sign-in providers. Without settings, the sandbox's identity provider is used. */
import * as yup from "yup";
import {
  SANDBOX_CLIENT,
  type OAuthSettings,
  type OpenIdSettings,
  type SandboxSettings,
  type SocialSettings,
} from "../../outside-services";
import { listHalfSet, listWeakSecrets, textOf, webAddress, type SettingsPart } from "../../settings";

/** Addresses that customers are sent to, and that identify customers. */
const ADDRESS = /^SOCIAL_\w+_(ISSUER|URL)$/;

/** The shop's client id and secret at each provider. */
const CLIENTS = ["SOCIAL_GOOGLE", "SOCIAL_FACEBOOK"].map((provider) => ({
  clientId: `${provider}_CLIENT_ID`,
  clientSecret: `${provider}_CLIENT_SECRET`,
}));

export const socialSettings: SettingsPart<SocialSettings> = {
  variables: {
    SOCIAL_GOOGLE_CLIENT_ID: yup.string(),
    SOCIAL_GOOGLE_CLIENT_SECRET: yup.string(),
    SOCIAL_GOOGLE_ISSUER: webAddress().default("https://accounts.google.com"),
    SOCIAL_FACEBOOK_CLIENT_ID: yup.string(),
    SOCIAL_FACEBOOK_CLIENT_SECRET: yup.string(),
    SOCIAL_FACEBOOK_AUTHORIZE_URL: webAddress().default("https://www.facebook.com/v21.0/dialog/oauth"),
    SOCIAL_FACEBOOK_TOKEN_URL: webAddress().default("https://graph.facebook.com/v21.0/oauth/access_token"),
    SOCIAL_FACEBOOK_USERINFO_URL: webAddress().default("https://graph.facebook.com/v21.0/me"),
  },
  listConflicts: (env) => CLIENTS.flatMap((client) => listHalfSet(env, Object.values(client))),
  listPublicRefusals: (env) => [
    ...Object.entries(env)
      .filter(([name, address]) => ADDRESS.test(name) && /^http:/i.test(address ?? ""))
      .map(([name, address]) => `${name} must start with https://, not ${address}.`),
    ...CLIENTS.flatMap((keys) => listWeakSecrets({ keys, doubleKeys: SANDBOX_CLIENT }, env)),
  ],
  read(values, sandbox) {
    const text = (name: string) => textOf(values, `SOCIAL_${name}`);
    const clientOf = (provider: string) => {
      const [clientId, clientSecret] = [text(`${provider}_CLIENT_ID`), text(`${provider}_CLIENT_SECRET`)];
      return clientId ? { clientId, clientSecret } : null;
    };
    const [google, facebook] = [clientOf("GOOGLE"), clientOf("FACEBOOK")];
    return {
      ...(google && { GOOGLE: { protocol: "openid", issuer: text("GOOGLE_ISSUER"), ...google } }),
      ...(facebook && {
        FACEBOOK: {
          protocol: "oauth2",
          authorizeUrl: text("FACEBOOK_AUTHORIZE_URL"),
          tokenUrl: text("FACEBOOK_TOKEN_URL"),
          userInfoUrl: text("FACEBOOK_USERINFO_URL"),
          ...facebook,
        },
      }),
      ...(!google && sandbox && { GOOGLE: sandboxGoogle(sandbox) }),
      ...(!facebook && sandbox && { FACEBOOK: sandboxFacebook(sandbox) }),
    };
  },
};

function sandboxGoogle({ url }: SandboxSettings): OpenIdSettings {
  return { protocol: "openid", issuer: `${url}/identity`, ...SANDBOX_CLIENT };
}

function sandboxFacebook({ url }: SandboxSettings): OAuthSettings {
  return {
    protocol: "oauth2",
    authorizeUrl: `${url}/facebook/dialog/oauth`,
    tokenUrl: `${url}/facebook/oauth/access_token`,
    userInfoUrl: `${url}/facebook/me`,
    ...SANDBOX_CLIENT,
  };
}
