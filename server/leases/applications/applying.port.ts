/** Lease applications, as the checkout uses them. */
import type {
  CheckoutError,
  LeaseApplication,
  LeaseApplicationInput,
  LeaseResult,
} from "#contract/graphql/generated";
import type { Origin, Viewer } from "../../http/session";

/** The applicant and their network address. */
export interface Applying {
  /** Null: a guest. */
  readonly viewer: Viewer | null;
  /** Opens a guest's draft, and the application after it. */
  readonly draftKey: string | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
  readonly refusesTracking: boolean;
}

/** Places the order an application is to pay, once however often it is asked; errors where it cannot be placed. */
export type PlaceOrder = () => Promise<
  { readonly orderId: string } | { readonly orderId: null; readonly errors: readonly CheckoutError[] }
>;

export interface LeaseApplying {
  /**
   * Makes an application of what was saved and asks the lessors. Sent again it tells how that one stands.
   * @param placeOrder asked when nothing else stands in the way; null for an approval to shop with
   */
  apply(input: LeaseApplicationInput, who: Applying, placeOrder: PlaceOrder | null): Promise<LeaseResult>;
  /** Asks the lessor how an application stands. @throws DomainError NOT_FOUND for one of somebody else, TooManyRequests */
  refresh(leaseId: string, who: Applying): Promise<LeaseResult>;
  /** The applicant's view, also for other callers. */
  view(leaseId: string): Promise<LeaseApplication | null>;
}
