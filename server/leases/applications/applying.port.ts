/** What the checkout may ask of lease applications. */
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
  /** Opens a guest's draft, and later the application. */
  readonly draftKey: string | null;
  readonly origin: Origin;
  readonly acceptLanguages: string;
  readonly refusesTracking: boolean;
}

/** Places the order an application is to pay, once however often it is called; errors when it cannot be placed. */
export type PlaceOrder = () => Promise<
  { readonly orderId: string } | { readonly orderId: null; readonly errors: readonly CheckoutError[] }
>;

export interface LeaseApplying {
  /**
   * Makes an application from the saved draft and asks the lessors. Repeated it answers the state of that
   * application.
   * @param placeOrder called when nothing else prevents the application; null for an approval to shop with
   */
  apply(input: LeaseApplicationInput, who: Applying, placeOrder: PlaceOrder | null): Promise<LeaseResult>;
  /**
   * Asks the lessor for the state of an application. @throws DomainError NOT_FOUND for somebody else's,
   * TooManyRequests
   */
  refresh(leaseId: string, who: Applying): Promise<LeaseResult>;
  /** As its applicant sees it; callers have checked who asks. */
  view(leaseId: string): Promise<LeaseApplication | null>;
}
