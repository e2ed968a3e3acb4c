import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { ReportsPage } from "./reports-page";

beforeEach(() => signInStaff(["reports.revenue", "reports.sources"], { type: "FINANCE" }));
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("each report a person may read is a card with what it tells", () => {
  render(
    <Providers>
      <ReportsPage />
    </Providers>,
  );
  const cards = within(screen.getByRole("list", { name: "All reports" })).getAllByRole("listitem");
  expect(cards.map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
    "/backoffice/reports/revenue/",
    "/backoffice/reports/sources/",
  ]);
  for (const card of cards) expect(card).toHaveTextContent(/\.$/);
});
