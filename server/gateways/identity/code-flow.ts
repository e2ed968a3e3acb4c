/** The authorization code flow with PKCE, state and nonce, by openid-client. */
import * as openid from "openid-client";
import {
  IdentityFailed,
  type IdentityProvider,
  type ProviderAnswer,
  type ProviderPerson,
} from "./identity-provider";

type TokenAnswer = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

export interface FlowParts {
  /** Reads the provider's configuration at each step, so that a provider recovers after an outage. */
  readonly configure: () => Promise<openid.Configuration>;
  readonly redirectUri: string;
  readonly scope: string;
  /** Whether the token answer must contain an id token, checked against the attempt's nonce. */
  readonly hasIdToken: boolean;
  readonly readPerson: (config: openid.Configuration, tokens: TokenAnswer) => Promise<ProviderPerson>;
}

const TIMEOUT_SECONDS = 8;

/** Allows plain HTTP to a provider on this machine only. */
export function securityOf(url: string): ((config: openid.Configuration) => void)[] {
  const { protocol, hostname } = new URL(url);
  const isOwnMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "http:" && isOwnMachine ? [openid.allowInsecureRequests] : [];
}

/** Applies the settings of every provider: a timeout, and signature checks of id tokens. */
export function harden(config: openid.Configuration): openid.Configuration {
  config.timeout = TIMEOUT_SECONDS;
  openid.enableNonRepudiationChecks(config);
  return config;
}

export function codeFlow({
  configure,
  redirectUri,
  scope,
  hasIdToken,
  readPerson,
}: FlowParts): IdentityProvider {
  return {
    begin: (state) =>
      guarded(async () => {
        const config = await configure();
        const secrets = { codeVerifier: openid.randomPKCECodeVerifier(), nonce: openid.randomNonce() };
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope,
          state,
          code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: "S256",
          ...(hasIdToken && { nonce: secrets.nonce }),
        });
        return { url: url.href, secrets };
      }),
    finish: (answer, secrets) =>
      guarded(async () => {
        const config = await configure();
        const tokens = await openid.authorizationCodeGrant(config, returnUrl(redirectUri, answer), {
          pkceCodeVerifier: secrets.codeVerifier,
          expectedState: answer.state,
          ...(hasIdToken && { expectedNonce: secrets.nonce, idTokenExpected: true }),
        });
        return readPerson(config, tokens);
      }),
  };
}

/** Rebuilds the return address of the browser from its parameters. */
function returnUrl(redirectUri: string, { code, state, issuer }: ProviderAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(issuer && { iss: issuer }) }).toString();
  return url;
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityFailed) throw error;
    throw new IdentityFailed(reasonOf(error));
  }
}

/** Returns codes only: descriptions and causes may contain personal data. */
function reasonOf(error: unknown): string {
  const { name, code, error: answered } = error as { name?: string; code?: string; error?: unknown };
  return [name ?? "Error", code, typeof answered === "string" ? answered.slice(0, 60) : undefined]
    .filter(Boolean)
    .join(" ");
}
