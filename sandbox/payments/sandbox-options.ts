/** What every vendor's local double is given, and what it gives back to be looked at. */
import type { VendorType } from "#contract/payment-vendors/payment-vendors";
import { type BookKeeper } from "./book-keeper";
import { type Switches } from "./switches";

export type SandboxVendorName = Lowercase<VendorType>;

export interface SandboxOptions {
  /** Address of this vendor's double as browsers and the shop reach it, prefix included, no slash at the end. */
  readonly publicUrl: string;
  /** Where this vendor's webhooks go when the request that began the payment names no address. */
  readonly webhookUrl: (vendor: SandboxVendorName) => string;
  readonly books: BookKeeper;
  /** This vendor's own switches; apply them to the vendor's API with applySwitches. */
  readonly switches: Switches;
}

/** One payment as a tester and the ledger see it. */
export interface SandboxTransaction {
  readonly id: string;
  readonly orderId: string | null;
  /** The vendor's own word. */
  readonly status: string;
  readonly amountCents: number;
  /** Taken or handed in for settlement. */
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly createdAt: string;
  /** Buttons of the tester's list; each posts to its address. */
  readonly actions: readonly { readonly label: string; readonly url: string }[];
}

/** What a vendor's register function returns. */
export interface SandboxVendor {
  listTransactions(): readonly SandboxTransaction[];
}
