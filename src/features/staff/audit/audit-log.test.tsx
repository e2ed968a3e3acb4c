/** The audit log for an owner, by role and name; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { succeed, type Envelope } from "#contract/rest/envelope";
import { PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { AuditScreen } from "./audit-screen";

let requests: { readonly call: string; readonly query: URLSearchParams }[] = [];
let answers: Record<string, Envelope<unknown>> = {};
const clerk = { username: "clerk@shop.example" };
const ada = { username: "ada@mail.example" };

beforeEach(async () => {
  requests = [];
  answers = {};
  globalThis.fetch = (async (url: string, { method }: { method: string }) => {
    const { pathname, searchParams } = new URL(url);
    const call = `${method} ${pathname}`;
    requests.push({ call, query: searchParams });
    return { ok: true, status: 200, headers: new Headers(), text: async () => JSON.stringify(answers[call]) };
  }) as never;
  await signIn({
    user: {
      username: "boss@shop.example",
      firstName: "Grace",
      lastName: "Hopper",
      type: "SUPERADMIN",
      permissions: [...PERMISSIONS],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  });
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

function open(url: string): void {
  const { search } = new URL(url, "https://shop.example");
  render(
    <Providers>
      <AuditScreen location={{ search }} />
    </Providers>,
  );
}

describe("the audit log", () => {
  const quiet = { call: "", ipAddress: "", userAgent: "", subject: "", note: "" };
  const refund = {
    ...quiet,
    id: "order-7",
    at: "2026-11-20T10:00:00.000Z",
    kind: "ORDER_CHANGED",
    username: clerk.username,
    what: "Refund of $12.00 asked for",
    thing: { kind: "ORDER", id: "0d0c5f1e-1111-4111-8111-000000000001", label: "AB-1" },
    before: null,
    after: null,
    cents: 1_200,
  };
  const switchedOff = {
    ...refund,
    id: "3",
    kind: "STAFF_CHANGE",
    what: "Status changed",
    thing: { kind: "CUSTOMER", id: ada.username, label: ada.username },
    before: "Active",
    after: "Disabled",
    cents: null,
  };
  const people = [{ username: clerk.username, name: "Morgan Helper" }];
  const url = "/backoffice/audit/";

  test("describes actions in sentences, with a link to the object, before, after and the amount", async () => {
    const page = { rows: [refund, switchedOff], total: 2, people };
    answers["GET /admin/audit/getAll"] = succeed(page, "Successful");
    open(url);

    expect(await screen.findByText("Refund of $12.00 asked for")).toBeVisible();
    expect(screen.getByRole("link", { name: "AB-1" })).toHaveAttribute(
      "href",
      `/backoffice/orders/${refund.thing.id}/`,
    );
    expect(screen.getByRole("link", { name: ada.username })).toHaveAttribute(
      "href",
      "/backoffice/customers/ada%40mail.example/",
    );
    expect(screen.getByText("$12.00")).toBeVisible();
    expect(screen.getByText("Disabled")).toBeVisible();
  });

  test("links to an entry's campaign, by its subject", async () => {
    const thing = { kind: "CAMPAIGN", id: "c1", label: "Winter is near" };
    const written = { ...switchedOff, what: "Campaign written", thing, before: null, after: null };
    answers["GET /admin/audit/getAll"] = succeed({ rows: [written], total: 1, people }, "Successful");
    open(url);

    expect(await screen.findByRole("link", { name: "Winter is near" })).toHaveAttribute(
      "href",
      "/backoffice/campaigns/c1/",
    );
  });

  test("is filtered by a staff user and by an amount, if the amount is valid", async () => {
    answers["GET /admin/audit/getAll"] = succeed({ rows: [refund], total: 1, people }, "Successful");
    open(`${url}?show=ORDERS&least=10`);

    await screen.findByText("Refund of $12.00 asked for");
    expect(Object.fromEntries(requests[0]!.query)).toMatchObject({ area: "ORDERS", leastCents: "1000" });
    fireEvent.change(screen.getByRole("combobox", { name: "Who" }), { target: { value: clerk.username } });
    expect(navigate).toHaveBeenLastCalledWith(
      `${url}?q=${encodeURIComponent(clerk.username)}&show=ORDERS&least=10`,
    );
    const minField = screen.getByRole("textbox", { name: "Refunded at least $" });
    fireEvent.change(minField, { target: { value: "1,250.5" } });
    fireEvent.blur(minField);
    expect(navigate).toHaveBeenLastCalledWith(`${url}?show=ORDERS&least=1250.5`);
    fireEvent.change(minField, { target: { value: "much" } });
    fireEvent.blur(minField);
    expect(navigate).toHaveBeenLastCalledWith(`${url}?show=ORDERS`);
  });

  test("totals each user's refunds this week, apart from cancellations", async () => {
    const day = { username: clerk.username, day: "2026-11-20", refundCents: 1_200, cancelledCents: 5_000 };
    const totals = { totalCents: 6_200, refundCents: 1_200, cancelledCents: 5_000, otherCents: 0 };
    const rows = [{ ...day, otherCents: 0, cents: 6_200, changes: 2 }];
    answers["GET /admin/audit/givenBack"] = succeed({ rows, total: 1, ...totals }, "Successful");
    open(`${url}?show=GIVEN_BACK`);

    const summary = await screen.findByText(/by all staff/);
    expect(summary.textContent).toBe("$62.00 by all staff: $12.00 refunded, $50.00 for cancellations");
    const row = within(screen.getByRole("row", { name: /clerk@shop.example/ }));
    expect(
      row
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
        .slice(-4),
    ).toEqual(["$12.00", "$50.00", "$0.00", "$62.00"]);
  });
});
