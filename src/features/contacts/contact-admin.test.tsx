/** Contact requests in the back office (STAFF-39, STAFF-50); fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { succeed } from "#contract/rest/envelope";
import type { AdminContact } from "#contract/marketing/admin";
import type { Permission } from "#contract/staff/roles";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { undoLast } from "../../client/store/undo";
import { stopsBetween } from "../../ui/list/tab-stops-for-tests";
import { ContactAdmin } from "./contact-admin";

const request = (id: string, name: string): AdminContact => ({
  id,
  name,
  email: `${name.toLowerCase()}@mail.example`,
  phone: "5125550142",
  message: "Where is it?",
  sentAt: "2026-11-20T15:00:00Z",
  answeredAt: null,
  answeredBy: null,
  reply: null,
});
let pending: AdminContact[];
let calls: string[];

async function open(...permissions: Permission[]) {
  pending = [request("7", "Ada"), request("8", "Grace")];
  calls = [];
  globalThis.fetch = (async (url: string) => {
    const { pathname } = new URL(url);
    const [, id, step] = /\/contacts\/(\d+)\/(\w+)$/.exec(pathname) ?? [];
    if (id && step) {
      calls.push(`${step} ${id}`);
      pending =
        step === "open" ? [request("7", "Ada"), ...pending] : pending.filter((contact) => contact.id !== id);
    }
    const counts = [
      { value: "OPEN", count: pending.length },
      { value: "ANSWERED", count: 3 },
    ];
    const data = id ? null : { rows: pending, total: pending.length, counts };
    return { status: 200, text: async () => JSON.stringify(succeed(data, "Done")) };
  }) as never;
  await act(() =>
    signIn({
      user: {
        username: "kim@shop.example",
        firstName: "Kim",
        lastName: "Helper",
        type: "ADMIN",
        permissions: ["customers.read", ...permissions],
        isVerified: true,
      },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
  render(
    <Providers>
      <ContactAdmin location={{ search: "" }} />
    </Providers>,
  );
  await screen.findByRole("row", { name: /^Ada/ });
}

afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("a request marked as answered disappears at once, and an undo reopens it", async () => {
  await open("customers.update");
  fireEvent.click(screen.getByRole("button", { name: "Mark as answered: Ada" }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /^Ada/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole("group", { name: "Requests" })).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(async () => expect(undoLast()).toBe(true));
  expect(await screen.findByRole("row", { name: /^Ada/ })).toBeVisible();
  expect(calls).toEqual(["answered 7", "open 7"]);
});

test("two Tabs lead from its tab to the first request, and a read-only user has no actions", async () => {
  await open();
  const tabs = within(screen.getByRole("navigation", { name: "Requests by state" }));
  const current = tabs.getByRole("link", { name: "To answer 2" });
  const [first] = within(screen.getByRole("row", { name: /^Ada/ })).getAllByRole("link");
  expect(stopsBetween(current, first!)).toBeLessThanOrEqual(3);
  expect(screen.queryByRole("button", { name: /Note|Reply/ })).toBeNull();
});
