/** A provider that visitors can sign in with, whatever its protocol. */

/** Made for one attempt; never leaves the API host. */
export interface AttemptSecrets {
  /** PKCE: proves at the end that the same client began. */
  readonly codeVerifier: string;
  /** Ties the id token to the attempt; providers without id tokens ignore it. */
  readonly nonce: string;
}

/** What the visitor brings back. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  /** The provider's own identifier (RFC 9207), if it sends one. */
  readonly issuer: string | null;
}

export interface ProviderPerson {
  /** The provider's own id of the person, which never changes and is never given to another. */
  readonly subject: string;
  /** Null when the provider gave none. */
  readonly email: string | null;
  /** Whether the provider vouches that the person reads mail there. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface IdentityProvider {
  /** The address to send the visitor to. @throws IdentityFailed when the provider cannot be reached */
  begin(state: string): Promise<{ readonly url: string; readonly secrets: AttemptSecrets }>;
  /** The person who came back. @throws IdentityFailed when the answer is invalid or the provider cannot be reached */
  finish(answer: ProviderAnswer, secrets: AttemptSecrets): Promise<ProviderPerson>;
}

/** Its message says for the log what went wrong, and nothing about the person. */
export class IdentityFailed extends Error {
  override readonly name = "IdentityFailed";
}
