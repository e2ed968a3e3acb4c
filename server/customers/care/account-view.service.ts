/**
 * Shows staff a customer's account as the customer sees it (STAFF-12, docs/decisions/personal-data.md). Uses
 * the staff member's permissions and no session of the customer, so it is read-only.
 */
import type { AccountView, OrdersResult } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { staffAct, type ViewTrail } from "../../audit/audit.port";
import type { CartReading } from "../../cart/cart.port";
import { DomainError } from "../../errors";
import type { Origin, Viewer } from "../../http/session";

/** Orders and leases are only queried for staff who may read them. */
export interface AccountViewParts {
  readonly care: {
    /** Null for staff, and for an unknown user. */
    find(username: string): Promise<{ readonly userId: string } | null>;
  };
  readonly carts: CartReading;
  readonly orders: { listOf(viewer: Viewer, userId: string): Promise<OrdersResult> };
  readonly leases: {
    viewOf(userId: string): Promise<Pick<AccountView, "applications" | "approval">>;
  };
  readonly trail: ViewTrail;
}

export class AccountViewService {
  constructor(private readonly parts: AccountViewParts) {}

  /**
   * Writes to the audit log before reading.
   * @throws DomainError NOT_FOUND for staff and for an unknown customer
   */
  async view(
    asker: { readonly viewer: Viewer; readonly origin: Origin },
    username: string,
  ): Promise<AccountView> {
    const { care, carts, orders, leases, trail } = this.parts;
    const { viewer } = asker;
    const customer = await care.find(username);
    if (!customer) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const { userId } = customer;
    await trail.noteView(staffAct(asker, "viewAccount"), userId);
    const may = (permission: Permission) => viewer.permissions.includes(permission);
    const [cart, ordered, leased] = await Promise.all([
      carts.findCart(userId),
      may("orders.read") ? orders.listOf(viewer, userId) : null,
      may("leases.read") ? leases.viewOf(userId) : {},
    ]);
    return { cart, orders: ordered, ...leased };
  }
}
