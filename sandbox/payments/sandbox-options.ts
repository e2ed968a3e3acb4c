/** Options of the payment vendor sandboxes, and the interface they implement. */
import { type FastifyInstance } from "fastify";
import type { VendorType } from "#contract/payments/vendors/payment-vendors";
import { type BookStorage } from "./book-storage";
import { type Nonsense, type Switches } from "./switches";

export type SandboxVendorName = Lowercase<VendorType>;

export interface SandboxOptions {
  /**
   * URL of the vendor's sandbox for browsers and the shop, including the prefix, without a trailing slash.
   */
  readonly publicUrl: string;
  /** Default webhook URL, if the payment request has none. */
  readonly webhookUrl: string;
  readonly books: BookStorage;
  /** Switches of this vendor only. */
  readonly switches: Switches;
}

/** A payment as displayed to testers and counted in the ledger. */
export interface SandboxTransaction {
  readonly id: string;
  readonly orderId: string | null;
  /** The vendor's status name. */
  readonly status: string;
  readonly amountCents: number;
  /** Captured or submitted for settlement. */
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** Buttons in the tester page. */
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

/** Sandbox of a vendor, mounted under its prefix. */
export interface SandboxVendor {
  /** Path prefix of the API; the switches apply to all of it. */
  readonly apiPath: string;
  /** A malformed response in the vendor's format; default: JSON. */
  readonly nonsense?: Nonsense;
  registerApi(scope: FastifyInstance): void;
  /** Customer pages and the routes of their scripts, exempt from the switches. */
  registerPages(scope: FastifyInstance): void;
  /** Oldest first. */
  listTransactions(): readonly SandboxTransaction[];
  /**
   * A button press on the tester page.
   * @returns false if the payment or button is unknown, or the action has no effect now
   */
  press(id: string, action: string): boolean;
}
