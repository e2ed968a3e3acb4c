/** A lessor as seen by the server, storefront and sandbox; its adapter is server/leases/lessors/<lessor>/. */
import type { LessorTerms } from "../financing";

/** Facts that pages need. */
export interface LessorFacts {
  /** Stored name. The lowercase form names the webhook (/webhooks/lessors/acme) and the sandbox. */
  readonly type: string;
  /**
   * The lessor's credit inquiry and its effect on a credit score, displayed with the consent (LEASE-72).
   * Verify against the lessor's published text before the shop opens.
   */
  readonly inquiry: string;
  /** Published customer service contact (LEASE-75). Verify before the shop opens. */
  readonly service: { readonly phone: string; readonly page: string };
  /** Default terms; settings override them (LEASE-3). */
  readonly terms: LessorTerms;
}

export interface LessorDescriptor extends LessorFacts {
  /** Comment in .env.example that describes the lessor and its settings. */
  readonly about: string;
  /** Environment variables of the keys: set all or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys of the sandbox only. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /**
   * Variable that selects the lessor's environment, and the name of its test environment; the other is
   * "production".
   */
  readonly environment: { readonly variable: string; readonly test: string };
}
