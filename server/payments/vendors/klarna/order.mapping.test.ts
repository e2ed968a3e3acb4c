import { type PaymentRequest } from "../gateway.port";
import { keyAsUuid } from "./klarna.client";
import { klarnaOrder } from "./order.mapping";

const address = {
  firstName: "Ada",
  lastName: "Byron",
  address1: "12 Analytical Way",
  address2: "Apt 2",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: null,
};
const request: PaymentRequest = {
  orderId: "id-1",
  orderNumber: "EF-1",
  totalCents: 1_130_00,
  taxCents: 80_00,
  isStateTax: true,
  shippingCents: 50_00,
  discountCents: 0,
  currency: "USD",
  lines: [
    {
      name: "n".repeat(300),
      sku: "s".repeat(300),
      quantity: 2,
      unitPriceCents: 500_00,
      productUrl: null,
    },
  ],
  customer: { email: "ada@example.com", firstName: "Ada", lastName: "Byron", phone: null, ipAddress: null },
  billing: address,
  shipping: address,
  token: null,
  deviceData: null,
  cryptoCurrency: null,
  returnUrl: "http://localhost:8000/done",
  cancelUrl: "http://localhost:8000/",
  webhookUrl: "http://localhost:4000/webhooks/klarna",
  idempotencyKey: "k",
  isThreeDSecureRequired: false,
};

interface Line {
  readonly type: string;
  readonly name: string;
  readonly reference?: string;
  readonly total_amount: number;
}

describe("klarnaOrder", () => {
  it("labels county and city tax", () => {
    const order = klarnaOrder({ ...request, isStateTax: false }, "http://callback") as {
      order_lines: Line[];
    };
    expect(order.order_lines.at(-1)).toMatchObject({ type: "sales_tax", name: "Sales tax" });
  });

  it("puts tax and shipping on separate lines, which add up to the order's amount", () => {
    const order = klarnaOrder(request, "http://callback") as { order_lines: Line[]; order_amount: number };

    expect(order.order_lines.map(({ type, total_amount: cents }) => [type, cents])).toEqual([
      ["physical", 1_000_00],
      ["shipping_fee", 50_00],
      ["sales_tax", 80_00],
    ]);
    expect(order.order_lines.at(-1)).toMatchObject({ name: "Estimated state tax" });
    expect(order.order_lines.reduce((sum, line) => sum + line.total_amount, 0)).toBe(order.order_amount);
  });

  it("writes a discount as a negative line", () => {
    const order = klarnaOrder({ ...request, discountCents: 30_00 }, "http://c") as { order_lines: Line[] };

    expect(order.order_lines.find(({ type }) => type === "discount")?.total_amount).toBe(-30_00);
  });

  it("keeps names and references within Klarna's length", () => {
    const [line] = (klarnaOrder(request, "http://c") as { order_lines: Line[] }).order_lines;

    expect([line?.name.length, line?.reference?.length]).toEqual([255, 255]);
  });

  it("includes the state, which Klarna requires in the United States, and omits unknown values", () => {
    expect(klarnaOrder(request, "http://c")).toMatchObject({
      billing_address: { region: "TX", country: "US", email: "ada@example.com", street_address2: "Apt 2" },
      merchant_reference1: "EF-1",
      merchant_reference2: "id-1",
    });
    expect(JSON.stringify(klarnaOrder(request, "http://c"))).not.toContain("phone");
  });
});

it("makes a name-based UUID from any key, the same each time", () => {
  expect(keyAsUuid("a key")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyAsUuid("a key")).toBe(keyAsUuid("a key"));
  expect(keyAsUuid("a key")).not.toBe(keyAsUuid("another"));
});
