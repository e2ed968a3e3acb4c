import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { earlyPurchase } from "#contract/leases/early-purchase";
import { DEFAULT_LESSOR, paymentPlan } from "#contract/leases/financing";
import { formatMoney } from "#contract/money/money";
import { Providers } from "../../../client/providers/providers";
import { PayoffScreen } from "./payoff-screen";

const plan = paymentPlan(600_00, "WEEKLY", DEFAULT_LESSOR)!;
const show = (search = "?price=60000") =>
  act(async () => {
    render(
      <Providers>
        <PayoffScreen search={search} />
      </Providers>,
    );
  });
const answer = () => screen.getByRole("status").textContent;
const enter = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

afterEach(cleanup);

test("in the first days a buyout costs the leased amount in total, later more; the table has the same figures", async () => {
  await show();
  expect(answer()).toBe(
    "After 12 of 52 payments, owning it costs $323.16. In total you'll have paid $600.00, no more than the amount leased.",
  );
  enter(/^Payments made/, "26");
  const { paidCents, purchaseCents } = earlyPurchase(plan, 26, DEFAULT_LESSOR);
  const inAll = formatMoney(paidCents + purchaseCents);
  expect(answer()).toContain(`In total you'll have paid ${inAll}`);
  expect(answer()).toContain(
    `${formatMoney(paidCents + purchaseCents - 600_00)} more than the amount leased`,
  );
  const row = within(screen.getByRole("table")).getByRole("row", { current: true });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual([formatMoney(paidCents), formatMoney(purchaseCents), inAll]);
  enter("Payment frequency", "MONTHLY");
  expect(answer()).toMatch(/^After 12 of 12 payments, owning it costs \$0\.00\./);
});

test("a day counts from the lease start, not from the last payment", async () => {
  await show();
  enter("Payment frequency", "MONTHLY");
  fireEvent.click(screen.getByRole("radio", { name: "On a date" }));
  enter("Lease start", "2026-11-01");
  enter("Buyout date", "2027-01-30");
  expect(answer()).toContain("no more than the amount leased");
  enter("Buyout date", "2027-01-31");
  expect(answer()).toContain("After 3 of 12 payments, owning it costs $585.00.");
  // No buyout is possible before the lease starts: the last result stays.
  enter("Buyout date", "2026-01-31");
  expect(answer()).toContain("$585.00");
});

test("a price that cannot be leased shows the limits", async () => {
  await show("?price=99");
  enter(/^Amount leased/, "42.99");
  expect(answer()).toBe("You can lease $300.00 to $5,000.00. Please enter an amount in that range.");
  expect(screen.queryByRole("table")).toBeNull();
});
