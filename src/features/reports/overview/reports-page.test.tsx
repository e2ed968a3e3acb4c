import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { ReportsPage } from "./reports-page";

const permissions: readonly Permission[] = ["reports.revenue", "reports.sources"];

beforeEach(() =>
  act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Owner",
        type: "FINANCE",
        permissions: [...permissions],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  ),
);
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
