/** Providers customers may sign in by; unset: the sandbox's identity provider stands in for them. */
import * as yup from "yup";
import { SANDBOX_CLIENT, type SandboxSettings, type SocialSettings } from "../../outside-services";
import { listHalfSet, textOf, webAddress, type SettingsPart, type Variables } from "../../settings";

/** A customer is sent there, and it tells who they are. */
const ADDRESS = /^SOCIAL_\w+_(ISSUER|URL)$/;

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
  listConflicts: (env) =>
    ["SOCIAL_GOOGLE", "SOCIAL_FACEBOOK"].flatMap((provider) =>
      listHalfSet(env, [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`]),
    ),
  listPublicRefusals: (env) =>
    Object.entries(env)
      .filter(([name, address]) => ADDRESS.test(name) && /^http:/i.test(address ?? ""))
      .map(([name, address]) => `${name} must start with https://, not ${address}.`),
  read: (values, sandbox) => ({ ...readGoogle(values, sandbox), ...readFacebook(values, sandbox) }),
};

function readGoogle(values: Variables, sandbox: SandboxSettings | null): SocialSettings {
  const clientId = textOf(values, "SOCIAL_GOOGLE_CLIENT_ID");
  if (!clientId && !sandbox) return {};
  return {
    GOOGLE: {
      protocol: "openid",
      ...(clientId
        ? {
            issuer: textOf(values, "SOCIAL_GOOGLE_ISSUER"),
            clientId,
            clientSecret: textOf(values, "SOCIAL_GOOGLE_CLIENT_SECRET"),
          }
        : { issuer: `${sandbox?.url}/identity`, ...SANDBOX_CLIENT }),
    },
  };
}

function readFacebook(values: Variables, sandbox: SandboxSettings | null): SocialSettings {
  const clientId = textOf(values, "SOCIAL_FACEBOOK_CLIENT_ID");
  if (!clientId && !sandbox) return {};
  return {
    FACEBOOK: {
      protocol: "oauth2",
      ...(clientId
        ? {
            authorizeUrl: textOf(values, "SOCIAL_FACEBOOK_AUTHORIZE_URL"),
            tokenUrl: textOf(values, "SOCIAL_FACEBOOK_TOKEN_URL"),
            userInfoUrl: textOf(values, "SOCIAL_FACEBOOK_USERINFO_URL"),
            clientId,
            clientSecret: textOf(values, "SOCIAL_FACEBOOK_CLIENT_SECRET"),
          }
        : {
            authorizeUrl: `${sandbox?.url}/facebook/dialog/oauth`,
            tokenUrl: `${sandbox?.url}/facebook/oauth/access_token`,
            userInfoUrl: `${sandbox?.url}/facebook/me`,
            ...SANDBOX_CLIENT,
          }),
    },
  };
}
