import { cleanup, screen } from "@testing-library/react";
import { VENDOR_METHOD_NAMES } from "#contract/payments/methods";
import { answers, endLeases, renderWithProviders, startLeases } from "../features/leases/leases-for-tests";
import { MethodPanel } from "../features/checkout/payment/method-panel";

const preparation = (change: object = {}) => ({
  preparePayment: {
    __typename: "PaymentPreparation",
    method: "COINBASE",
    clientToken: null,
    widgetUrl: null,
    coins: [],
    isSandbox: true,
    ...change,
  },
});

const heightOf = (panel: Element | null) => (panel ? getComputedStyle(panel).minHeight : null);

beforeEach(startLeases);
afterEach(async () => {
  cleanup();
  await endLeases();
});

const showPanel = (method: (typeof VENDOR_METHOD_NAMES)[number]) =>
  renderWithProviders(
    <MethodPanel
      method={method}
      order={{ id: "order-1", key: null }}
      purchase={{ total: 1_000_00, email: "", postalCode: "" }}
      onReady={() => undefined}
      onPress={() => undefined}
      onTokens={() => undefined}
    />,
  );

test.each(VENDOR_METHOD_NAMES)("the panel of %s is as tall while loading as when ready", async (method) => {
  const url = "https://pay.example/page.html";
  const framed = ["CARD", "GOOGLE_PAY", "KLARNA"].includes(method) ? url : null;
  answers["PreparePayment"] = () => preparation({ method, widgetUrl: framed });
  showPanel(method);
  const reserved = heightOf(screen.getByRole("status"));
  expect(parseInt(reserved ?? "", 10)).toBeGreaterThan(100);
  const note = await screen.findByText(/This is a test shop/);
  expect(heightOf(note.parentElement)).toBe(reserved);
});

test("a failed preparation keeps the height", async () => {
  showPanel("CARD");
  const reserved = heightOf(screen.getByRole("status"));
  cleanup();
  answers["PreparePayment"] = () => null;
  showPanel("CARD");
  expect(heightOf(await screen.findByRole("alert"))).toBe(reserved);
});
