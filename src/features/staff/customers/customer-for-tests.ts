/** A customer as returned by the staff API. */
export const customer = {
  username: "ada@mail.example",
  firstName: "Ada",
  lastName: "Byron",
  phone: "5125550142",
  status: "ACTIVE",
  isVerified: true,
  registeredAt: "2026-01-02T03:04:05.000Z",
  lastSignInAt: null,
  orders: 3,
  tags: ["vip"],
  type: "CUSTOMER",
  attributes: { hasPassword: true },
  preApprovedCreditDetails: null,
  revision: 4,
  changed: null,
  movedFrom: null,
};
