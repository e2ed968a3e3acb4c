/** Which outside services the shop uses: the ones that are configured, else the sandboxes of this machine. */
import type { SocialType } from "#contract/accounts/auth";

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
  /** What the shop signs its mails with; left out: the mail server signs. */
  readonly dkim?: DkimSettings;
  /** Where mails come back that could not be delivered; left out: to the sender, and the shop does not hear of it. */
  readonly bounces?: BounceSettings;
}

export interface BounceSettings {
  /** The mail's name stands behind a plus sign in it. */
  readonly address: string;
  /** Of the mail server that hands on what comes back. */
  readonly secret: string;
}

export interface DkimSettings {
  readonly domain: string;
  /** Names the key in the domain: its public half stands at `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** RSA, as PEM. */
  readonly privateKey: string;
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

interface SandboxVariables {
  readonly SANDBOX_PORT: number;
  readonly SANDBOX_PAYMENTS_PORT: number;
  readonly SANDBOX_SMTP_PORT: number;
}

/** What the shop calls itself at the sandbox's identity provider. */
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
