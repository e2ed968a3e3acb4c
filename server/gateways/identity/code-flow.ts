/** The authorization code flow with PKCE, state and nonce, as openid-client does it. */
import * as openid from "openid-client";
import {
  IdentityFailed,
  type IdentityProvider,
  type ProviderAnswer,
  type ProviderPerson,
} from "./identity-provider";

type TokenAnswer = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

export interface FlowParts {
  /** The provider's configuration, read at each step, so that a provider that was down is found again. */
  readonly configure: () => Promise<openid.Configuration>;
  readonly redirectUri: string;
  readonly scope: string;
  /** Whether the token answer must hold an id token, checked with the attempt's nonce. */
  readonly hasIdToken: boolean;
  readonly readPerson: (config: openid.Configuration, tokens: TokenAnswer) => Promise<ProviderPerson>;
}

const TIMEOUT_SECONDS = 8;

/** Whether a provider on this machine is spoken to without TLS; others never are. */
export function securityOf(url: string): ((config: openid.Configuration) => void)[] {
  const { protocol, hostname } = new URL(url);
  const isOwnMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "http:" && isOwnMachine ? [openid.allowInsecureRequests] : [];
}

/** What applies to every provider: an end in time, and the signature of id tokens is checked. */
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

/** The address the browser came back to, made again from what it told. */
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

/** Codes only: descriptions and causes may repeat what the provider knows of the person. */
function reasonOf(error: unknown): string {
  const { name, code, error: answered } = error as { name?: string; code?: string; error?: unknown };
  return [name ?? "Error", code, typeof answered === "string" ? answered.slice(0, 60) : undefined]
    .filter(Boolean)
    .join(" ");
}
