/** An identity provider, independent of its protocol. */

/** Created for one attempt; never leaves the API host. */
export interface AttemptSecrets {
  /** PKCE verifier: proves that the same party began and finished the sign-in. */
  readonly codeVerifier: string;
  /** Binds the id token to the attempt; providers without id tokens ignore it. */
  readonly nonce: string;
}

/** Parameters that the visitor brings back. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** The provider's issuer identifier (RFC 9207), if it sends one. */
  readonly issuer: string | null;
}

export interface ProviderPerson {
  /** The provider's stable, never reused id of the person. */
  readonly subject: string;
  /** Null if the provider sent none. */
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface IdentityProvider {
  /** Returns where to send the visitor. @throws IdentityFailed if the provider is unreachable */
  begin(state: string): Promise<{ readonly url: string; readonly secrets: AttemptSecrets }>;
  /**
   * Returns the person who came back. @throws IdentityFailed for an invalid answer or unreachable provider
   */
  finish(answer: ProviderAnswer, secrets: AttemptSecrets): Promise<ProviderPerson>;
}

/** The message describes the failure for the log, without personal data. */
export class IdentityFailed extends Error {
  override readonly name = "IdentityFailed";
}
