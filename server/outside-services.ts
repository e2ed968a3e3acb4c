/** The outside services of the shop: configured ones, else the local sandboxes. */
import type { SocialType } from "#contract/accounts/auth";

/** Local doubles of the outside services, reachable from this machine only. */
export interface SandboxSettings {
  /** Mailbox and identity provider; no trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly paymentsUrl: string;
  readonly paymentsPort: number;
  readonly smtpPort: number;
}

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// for implicit TLS. */
  readonly smtpUrl: string;
  /** Address, or `Name <address>`. */
  readonly from: string;
  /** The shop's DKIM key; absent if the mail server signs. */
  readonly dkim?: DkimSettings;
  /** Where bounces arrive; absent = at the sender, and the shop is not notified. */
  readonly bounces?: BounceSettings;
}

export interface BounceSettings {
  /** Emails add their name after a plus sign. */
  readonly address: string;
  /** Secret of the mail server that forwards bounces. */
  readonly secret: string;
}

export interface DkimSettings {
  readonly domain: string;
  /** Selector of the key: its public half is at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** RSA key as PEM. */
  readonly privateKey: string;
}

/** An OpenID Connect provider; all else is read from its discovery document. */
export interface OpenIdSettings {
  readonly protocol: "openid";
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** An OAuth 2 provider with a separate address for the person's profile. */
export interface OAuthSettings {
  readonly protocol: "oauth2";
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Enabled providers only. */
export type SocialSettings = Readonly<Partial<Record<SocialType, OpenIdSettings | OAuthSettings>>>;

interface SandboxVariables {
  readonly SANDBOX_PORT: number;
  readonly SANDBOX_PAYMENTS_PORT: number;
  readonly SANDBOX_SMTP_PORT: number;
}

/** The shop's client at the sandbox's identity provider. */
export const SANDBOX_CLIENT = { clientId: "shop", clientSecret: "sandbox-client-secret" } as const;

export function readSandbox(values: SandboxVariables): SandboxSettings {
  return {
    url: `http://localhost:${values.SANDBOX_PORT}`,
    port: values.SANDBOX_PORT,
    paymentsUrl: `http://localhost:${values.SANDBOX_PAYMENTS_PORT}`,
    paymentsPort: values.SANDBOX_PAYMENTS_PORT,
    smtpPort: values.SANDBOX_SMTP_PORT,
  };
}
