/** The live notice on an open order; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Providers } from "../../../client/providers/providers";
import { forgetSession } from "../../../client/session/current-session";
import { signInStaff } from "../../../client/session/staff-for-tests";
import { ChangedNotice } from "./changed-notice";

let latest: { revision: number; updatedBy: string };
let calls: number;

beforeEach(async () => {
  calls = 0;
  globalThis.fetch = (async () => {
    calls += 1;
    const getOrder = { __typename: "Order", id: "o1", updatedAt: "2026-11-20T18:00:00Z", ...latest };
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify({ data: { getOrder } }),
    };
  }) as never;
  await signInStaff(["orders.read"]);
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const notice = (revision: number, onReload = async () => undefined) => (
  <Providers>
    <ChangedNotice order={{ id: "o1", revision }} onReload={onReload} />
  </Providers>
);
const isLoaded = (count: number) => waitFor(() => expect(calls).toBe(count));
const words = () => screen.getByRole("status").textContent;

test("returning to the window shows a colleague's change, and its button loads the change", async () => {
  latest = { revision: 7, updatedBy: "grace@example.com" };
  let reloads = 0;
  const onReload = async () => void (reloads += 1) as undefined;
  const { rerender } = render(notice(7, onReload));
  await isLoaded(1);
  expect(words()).toBe("");
  latest = { revision: 8, updatedBy: "grace@example.com" };
  fireEvent.focus(window);
  expect(await screen.findByText(/^grace@example.com changed this order at 12:00 PM/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Show the change" }));
  await waitFor(() => expect(reloads).toBe(1));
  rerender(notice(8, onReload));
  expect(words()).toBe("");
});

test("a person's own change in another tab is not announced", async () => {
  latest = { revision: 8, updatedBy: "ada@example.com" };
  render(notice(7));
  // A window focused while the first answer is under way asks nothing.
  await waitFor(() => {
    fireEvent.focus(window);
    expect(calls).toBeGreaterThan(1);
  });
  expect(words()).toBe("");
});
