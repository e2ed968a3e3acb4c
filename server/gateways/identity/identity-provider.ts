/** A provider visitors may sign in with, whatever it speaks. */

/** Made for one attempt; never leaves the API host. */
export interface AttemptSecrets {
  /** PKCE verifier: proves that the same party began and finishes the sign-in. */
  readonly codeVerifier: string;
  /** Ties the id token to the attempt; providers without id tokens ignore it. */
  readonly nonce: string;
}

/** What comes back with the visitor. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** The provider's name of itself (RFC 9207), where it sends one. */
  readonly issuer: string | null;
}

export interface ProviderPerson {
  /** The provider's own id of the person: never changes and is never given to another. */
  readonly subject: string;
  /** Null when the provider gave none. */
  readonly email: string | null;
  /** Whether the provider says that the person reads mail there. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface IdentityProvider {
  /** Where to send the visitor. @throws IdentityFailed when the provider cannot be reached */
  begin(state: string): Promise<{ readonly url: string; readonly secrets: AttemptSecrets }>;
  /** Who came back. @throws IdentityFailed when the answer does not hold or the provider cannot be reached */
  finish(answer: ProviderAnswer, secrets: AttemptSecrets): Promise<ProviderPerson>;
}

/** The message names what went wrong for the log, and nothing of the person. */
export class IdentityFailed extends Error {
  override readonly name = "IdentityFailed";
}
