/** What every vendor's sandbox is given, and what it provides. */
import { type FastifyInstance } from "fastify";
import type { VendorType } from "#contract/payment-vendors/payment-vendors";
import { type BookKeeper } from "./book-keeper";
import { type Nonsense, type Switches } from "./switches";

export type SandboxVendorName = Lowercase<VendorType>;

export interface SandboxOptions {
  /** Address of this vendor's sandbox for browsers and the shop, prefix included, no slash at the end. */
  readonly publicUrl: string;
  /** Where this vendor's webhooks go when the request that began the payment names no address. */
  readonly webhookUrl: string;
  readonly books: BookKeeper;
  /** The switches of this vendor. */
  readonly switches: Switches;
}

/** One payment, for the testers' list and the ledger. */
export interface SandboxTransaction {
  readonly id: string;
  readonly orderId: string | null;
  /** The vendor's own status. */
  readonly status: string;
  readonly amountCents: number;
  /** Taken or handed in for settlement. */
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** Buttons in the testers' list. */
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

/** A vendor's double, below its address. */
export interface SandboxVendor {
  /** Path prefix of its API; all of it obeys the switches. */
  readonly apiPath: string;
  /** An answer that is nonsense on its wire; JSON when left out. */
  readonly nonsense?: Nonsense;
  registerApi(scope: FastifyInstance): void;
  /** Customers' pages, with the calls of their scripts: they work while the API is made to fail. */
  registerPages(scope: FastifyInstance): void;
  /** Oldest first. */
  listTransactions(): readonly SandboxTransaction[];
  /** A button of the testers' list. @returns false for an unknown payment or button, and when it has no effect now */
  press(id: string, action: string): boolean;
}
