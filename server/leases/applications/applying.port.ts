/** Lease applications, as the checkout uses them. */
import type {
  CheckoutError,
  LeaseApplication,
  LeaseApplicationInput,
  LeaseResult,
} from "#contract/graphql/generated";
import type { Origin, Viewer } from "../../http/session";

/** The applicant and their IP address. */
export interface Applying {
  /** Null = guest. */
  readonly viewer: Viewer | null;
  /** Opens a guest's draft, and later its application. */
  readonly draftKey: string | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
  readonly refusesTracking: boolean;
}

/** Places the order an application is to pay. Idempotent. Returns errors when the order cannot be placed. */
export type PlaceOrder = () => Promise<
  { readonly orderId: string } | { readonly orderId: null; readonly errors: readonly CheckoutError[] }
>;

export interface LeaseApplying {
  /**
   * Turns the saved draft into an application and contacts the lessors. A repeated request returns the
   * application's current state.
   * @param placeOrder called after all other checks pass; null for a pre-approval
   */
  apply(input: LeaseApplicationInput, who: Applying, placeOrder: PlaceOrder | null): Promise<LeaseResult>;
  /**
   * Refreshes an application's status from its lessor.
   * @throws DomainError NOT_FOUND for another customer's application, TooManyRequests
   */
  refresh(leaseId: string, who: Applying): Promise<LeaseResult>;
  /** The applicant's view, also for other callers. */
  view(leaseId: string): Promise<LeaseApplication | null>;
}
