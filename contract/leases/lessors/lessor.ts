/** A lessor as server, storefront and sandbox know it; its adapter is server/leases/lessors/<lessor>/. */
import type { LessorTerms } from "../financing";

/** What pages need of it. */
export interface LessorFacts {
  /** Stored name. In lower case it names its webhook (/webhooks/lessors/acme) and its sandbox. */
  readonly type: string;
  /**
   * What it asks of consumer reporting agencies, and what that does to a credit score: read with the consent (LEASE-72). To be
   * compared with what the lessor publishes before the shop opens.
   */
  readonly inquiry: string;
  /** Where it is asked about a lease, as it publishes it (LEASE-75). To be compared before the shop opens, as above. */
  readonly service: { readonly phone: string; readonly page: string };
  /** Its terms unless the settings differ (LEASE-3). */
  readonly terms: LessorTerms;
}

export interface LessorDescriptor extends LessorFacts {
  /** Comment in .env.example: who it is, and what an operator enters. */
  readonly about: string;
  /** Environment variables of its keys: all are set, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keys the sandbox accepts. They open nothing else. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /**
   * Variable that selects the lessor's environment, and the lessor's name for its test environment beside
   * "production".
   */
  readonly environment: { readonly variable: string; readonly test: string };
}
