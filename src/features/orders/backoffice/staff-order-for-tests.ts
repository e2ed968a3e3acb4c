/** A staff order for the tests of its screens. */
import { act, fireEvent, screen } from "@testing-library/react";
import type { StaffOrderFragment } from "#contract/graphql/generated";

export const ADDRESS = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  address2: null,
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550142",
};
const item = (id: string, name: string, quantity: number) => ({
  __typename: "OrderItem",
  id,
  name,
  quantity,
  images: [],
  status: "PENDING_SHIPMENT",
  sku: id,
  brand: "",
  isBoughtByHand: false,
  discount: 0,
  shippingDiscount: 0,
  attributes: [],
  price: 100,
  subTotal: 100 * quantity,
  urlPath: "/p/",
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  estimatedDeliveryDate: null,
  shippedDate: null,
  deliveredDate: null,
  shipMethod: null,
});
export const event = (id: string, type: string, summary: string) => ({
  __typename: "OrderEvent",
  id,
  type,
  summary,
  at: "2026-11-20T12:00:00Z",
  actor: "System",
  before: null,
  after: null,
});
export const NOTHING_TO_ORDER = { __typename: "SupplierOrdering" as const, items: [], isOrdered: false };
export const ORDER = {
  __typename: "Order",
  id: "o1",
  uniqueId: "EF-1",
  status: "PENDING_FULFILMENT",
  total: 300,
  revision: 7,
  supplierOrdering: { __typename: "SupplierOrdering", items: ["tv", "radio"], isOrdered: false },
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  phone: "",
  submittedBy: "guest",
  orderSubmittedDate: "2026-11-20T12:00:00Z",
  updatedAt: "2026-11-20T12:00:00Z",
  updatedBy: "System",
  heldUntil: null,
  subTotal: 300,
  shippingCost: 0,
  tax: 0,
  isStateTax: true,
  taxOnShipping: 0,
  discount: 0,
  promotionCode: null,
  username: null,
  deliveryType: "DELIVERY_SHIPPING",
  pickupLocation: null,
  amountDue: 0,
  correction: null,
  leaseDetails: null,
  reminders: true,
  canCancel: true,
  shipFirstName: "Ada",
  shipLastName: "Byron",
  shipAddress1: "12 Analytical Way",
  shipAddress2: null,
  shipCity: "Austin",
  shipState: "TX",
  shipPostalCode: "78701",
  shipPhone: "5125550142",
  billingAddress: { __typename: "OrderAddress", ...ADDRESS },
  items: [item("tv", "Television", 2), item("radio", "Radio", 1)],
  history: [event("2", "PHONE_CALL", "Phone call: asked when"), event("1", "CREATED", "Order created")],
  paymentDetails: [],
  manualRefunds: [],
  allowedNextStatuses: [],
  fraudReasons: [],
  fraudIsChecked: true,
  fraudScore: null,
  fraudIpDistanceFromAddress: null,
  fraudEmailFirstSeen: null,
  ipAddress: "",
  userAgent: "",
  acceptLanguages: "",
  lenderTake: null,
  affiliateTake: null,
  affiliateId: null,
  subAffiliateId: null,
  firstTouch: null,
  clickHash: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  googleClickId: null,
  facebookClickId: null,
} as unknown as StaffOrderFragment;

/** Presses an action of the order: its button, or its menu item. */
export async function pressAction(name: string): Promise<void> {
  const more = await screen.findByRole("button", { name: "More" });
  const button = screen.queryByRole("button", { name });
  if (!button) fireEvent.click(more);
  await act(async () => void fireEvent.click(button ?? screen.getByRole("menuitem", { name })));
}

/** The items of the menu with further actions. */
export async function listMore(): Promise<readonly string[]> {
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  return screen.getAllByRole("menuitem").map((item) => item.ariaLabel ?? item.textContent);
}
