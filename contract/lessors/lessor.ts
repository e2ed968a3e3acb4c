/** What all sides of the shop know of a lessor; its adapter is server/leases/lessors/<lessor>/. */
import type { LessorTerms } from "../financing";

export interface LessorDescriptor {
  /** The comment in .env.example: who it is, and what the shop's operator enters there. */
  readonly about: string;
  /** Its name in rows. In small letters it names its webhook (/webhooks/lessors/acme) and its local double. */
  readonly type: string;
  /** Variables of the environment its keys are read from: all are set, or none. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the local double takes for these keys. They open nothing but the double. */
  readonly doubleKeys: Readonly<Record<string, string>>;
  /** The lessor's test environment: the variable that chooses it, and the lessor's name for it beside "production". */
  readonly environment: { readonly variable: string; readonly test: string };
  /** What it offers unless the settings say otherwise (LEASE-3). */
  readonly terms: LessorTerms;
}
