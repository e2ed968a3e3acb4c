/** Which outside services the shop uses: the ones that are configured, else the sandboxes of this machine. */
import type { SocialType } from "#contract/auth";
import type { Environment } from "#contract/public-shop";

/** The local doubles of the outside services; only this machine reaches them. */
export interface SandboxSettings {
  /** Mailbox and identity provider; no slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly paymentsUrl: string;
  readonly paymentsPort: number;
  readonly smtpPort: number;
}

export interface MailSettings {
  /** smtp://user:password@host:port, smtps:// for TLS from the first byte. */
  readonly smtpUrl: string;
  /** Address, or `Name <address>`. */
  readonly from: string;
}

/** A provider that speaks OpenID Connect: everything else is read from its discovery document. */
export interface OpenIdSettings {
  readonly protocol: "openid";
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A provider that speaks OAuth 2 and tells of the person at an address of its own. */
export interface OAuthSettings {
  readonly protocol: "oauth2";
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Only the providers that are on. */
export type SocialSettings = Readonly<Partial<Record<SocialType, OpenIdSettings | OAuthSettings>>>;

/** The variables of the environment this file decides about, checked. */
export interface OutsideVariables {
  readonly SANDBOX_PORT: number;
  readonly SANDBOX_PAYMENTS_PORT: number;
  readonly SANDBOX_SMTP_PORT: number;
  readonly SMTP_URL?: string;
  readonly MAIL_FROM?: string;
  readonly SUPPORT_EMAIL: string;
  readonly SHOP_NAME: string;
  readonly SOCIAL_GOOGLE_ISSUER: string;
  readonly SOCIAL_GOOGLE_CLIENT_ID?: string;
  readonly SOCIAL_GOOGLE_CLIENT_SECRET?: string;
  readonly SOCIAL_FACEBOOK_AUTHORIZE_URL: string;
  readonly SOCIAL_FACEBOOK_TOKEN_URL: string;
  readonly SOCIAL_FACEBOOK_USERINFO_URL: string;
  readonly SOCIAL_FACEBOOK_CLIENT_ID?: string;
  readonly SOCIAL_FACEBOOK_CLIENT_SECRET?: string;
}

/** What the shop calls itself at the sandbox's identity provider. */
export const SANDBOX_CLIENT = { clientId: "shop", clientSecret: "sandbox-client-secret" } as const;

export function readSandbox(values: OutsideVariables): SandboxSettings {
  return {
    url: `http://localhost:${values.SANDBOX_PORT}`,
    port: values.SANDBOX_PORT,
    paymentsUrl: `http://localhost:${values.SANDBOX_PAYMENTS_PORT}`,
    paymentsPort: values.SANDBOX_PAYMENTS_PORT,
    smtpPort: values.SANDBOX_SMTP_PORT,
  };
}

/** @returns a sentence for each variable that is set without the one it belongs to */
export function listHalfSet(values: Environment): string[] {
  return (["SOCIAL_GOOGLE", "SOCIAL_FACEBOOK"] as const).flatMap((provider) => {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`] as const;
    if (Boolean(values[id]) === Boolean(values[secret])) return [];
    return values[id] ? [`${secret} must be set with ${id}`] : [`${id} must be set with ${secret}`];
  });
}

export function readMail(values: OutsideVariables): MailSettings {
  return {
    smtpUrl: values.SMTP_URL ?? `smtp://127.0.0.1:${values.SANDBOX_SMTP_PORT}`,
    from: values.MAIL_FROM ?? `${values.SHOP_NAME} <${values.SUPPORT_EMAIL}>`,
  };
}

/** @param sandbox null on a public site, where a provider without a client id is off */
export function readSocial(values: OutsideVariables, sandbox: SandboxSettings | null): SocialSettings {
  const google = values.SOCIAL_GOOGLE_CLIENT_ID;
  const facebook = values.SOCIAL_FACEBOOK_CLIENT_ID;
  return {
    ...(google && {
      GOOGLE: {
        protocol: "openid",
        issuer: values.SOCIAL_GOOGLE_ISSUER,
        clientId: google,
        clientSecret: values.SOCIAL_GOOGLE_CLIENT_SECRET ?? "",
      },
    }),
    ...(!google && sandbox && { GOOGLE: sandboxGoogle(sandbox) }),
    ...(facebook && {
      FACEBOOK: {
        protocol: "oauth2",
        authorizeUrl: values.SOCIAL_FACEBOOK_AUTHORIZE_URL,
        tokenUrl: values.SOCIAL_FACEBOOK_TOKEN_URL,
        userInfoUrl: values.SOCIAL_FACEBOOK_USERINFO_URL,
        clientId: facebook,
        clientSecret: values.SOCIAL_FACEBOOK_CLIENT_SECRET ?? "",
      },
    }),
    ...(!facebook && sandbox && { FACEBOOK: sandboxFacebook(sandbox) }),
  };
}

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
