import { act, cleanup, render, screen } from "@testing-library/react";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession, signIn } from "../../../../client/session/current-session";
import { CustomerLeases } from "./customer-leases";

const application = {
  __typename: "LeaseApplication",
  id: "7c1d5c4e-1111-4222-8333-444455556666",
  status: "APPROVED",
  reason: null,
  orderId: null,
  preApproved: true,
  leasingCompanyId: "KATAPULT",
  usedAmount: 0,
  createdAt: "2026-11-20T15:00:00Z",
  expiresAt: null,
  approvedAmount: 120_000,
  remainingAmount: 0,
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@mail.example",
  state: "TX",
};
/** The fake response; null = refused. */
let applications: readonly object[] | null = [];
let variables: unknown = null;

beforeEach(async () => {
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    ({ variables } = JSON.parse(body) as { variables: unknown });
    const page = {
      __typename: "LeaseSearchResult",
      totalApplications: applications?.length ?? 0,
      counts: [],
    };
    const answer = applications
      ? { data: { searchLeaseApplications: { ...page, applications } } }
      : { errors: [{ message: "Not for you", extensions: { code: "FORBIDDEN" } }] };
    const text = async () => JSON.stringify(answer);
    return { ok: true, status: 200, headers: new Headers(), text };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["customers.read", "leases.read"],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});
const show = (username = "ada@mail.example") =>
  render(
    <Providers>
      <CustomerLeases username={username} />
    </Providers>,
  );

test("a customer's applications link to each of them and to all", async () => {
  applications = [application, { ...application, id: "8c1d5c4e", status: "DECLINED", approvedAmount: null }];
  show();
  const link = await screen.findByRole("link", { name: "7c1d5c4e" });
  expect(link).toHaveAttribute("href", `/backoffice/leases/${application.id}/`);
  expect(screen.getByRole("row", { name: /7c1d5c4e.*Approved \$1,200\.00/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /8c1d5c4e.*Declined —/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "View all 2 applications" })).toHaveAttribute(
    "href",
    "/backoffice/leases/?q=ada%40mail.example",
  );
  expect(variables).toMatchObject({ text: "ada@mail.example", pageSize: 5 });
});

test("without one it says so", async () => {
  applications = [];
  show();
  expect(await screen.findByText("No applications.")).toBeVisible();
});

test("an error says so", async () => {
  applications = null;
  show("grace@mail.example");
  expect(await screen.findByRole("alert")).toBeVisible();
});
