/** What orders.sealed_customer is bound to (server/db/sealed.ts): orders write it, a deleted account empties it. */
export const SEALED_CUSTOMER = "orders";
