/**
 * A customer's account for staff, as the customer sees it (STAFF-12, docs/decisions/personal-data.md). It is read with
 * the staff member's own permissions and without a session of the customer, so nothing can be done in it.
 */
import type { AccountView, OrdersResult } from "#contract/graphql/generated";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { staffAct, type ViewTrail } from "../../audit/audit.port";
import type { CartReading } from "../../cart/cart.port";
import { DomainError } from "../../errors";
import type { Origin, Viewer } from "../../http/session";

/** Orders and leases are asked only for staff with the permission to read them. */
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

  /** Audited before anything is read. @throws DomainError NOT_FOUND for staff and for an unknown customer */
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
