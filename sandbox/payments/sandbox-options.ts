/** The options of every payment vendor's sandbox, and the interface it implements. */
import { type FastifyInstance } from "fastify";
import type { VendorType } from "#contract/payments/vendors/payment-vendors";
import { type BookKeeper } from "./book-keeper";
import { type Nonsense, type Switches } from "./switches";

export type SandboxVendorName = Lowercase<VendorType>;

export interface SandboxOptions {
  /** Address of this vendor's double as browsers and the shop reach it, prefix included, no slash at the end. */
  readonly publicUrl: string;
  /** Where this vendor's webhooks go when the request that began the payment names no address. */
  readonly webhookUrl: string;
  readonly books: BookKeeper;
  /** This vendor's own. */
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
  /** Buttons of the tester's list. */
  readonly actions: readonly { readonly name: string; readonly label: string }[];
}

/** A vendor's double, below its address. */
export interface SandboxVendor {
  /** Where its API begins; all of it obeys the switches. */
  readonly apiPath: string;
  /** A malformed response in the vendor's own format; JSON when left out. */
  readonly nonsense?: Nonsense;
  registerApi(scope: FastifyInstance): void;
  /** Pages a customer sees, with what their scripts call: they work while the API is made to fail. */
  registerPages(scope: FastifyInstance): void;
  /** Oldest first. */
  listTransactions(): readonly SandboxTransaction[];
  /** A button of the tester's list. @returns false when there is no such payment or button, or it changes nothing now */
  press(id: string, action: string): boolean;
}
