import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { CustomerSaved as Kept } from "#contract/customers/care";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../../../client/providers/providers";
import { forgetSession, signIn } from "../../../../client/session/current-session";
import { CustomerSaved } from "./customer-saved";

const NOTHING: Kept = { wishes: [], isShared: false, isMailed: false, searches: [] };
const soundbar = { name: "Soundbar", url: "/product/soundbar/", price: 19_999, isAvailable: false };
const added = "2026-11-20T15:00:00Z";
/** The fake response; null = refused. */
let saved: Kept | null;
let path = "";

beforeEach(async () => {
  globalThis.fetch = (async (url: string) => {
    path = new URL(url).pathname;
    const isSuccess = saved !== null;
    const message = isSuccess ? "" : MESSAGES.access.forbidden;
    const envelope = { isSuccess, message, data: saved, fieldErrors: [] };
    return { status: isSuccess ? 200 : 403, text: async () => JSON.stringify(envelope) };
  }) as never;
  const person = { username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" };
  await act(() =>
    signIn({
      user: { ...person, permissions: ["customers.read"], isVerified: true },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});
const show = () =>
  render(
    <Providers>
      <CustomerSaved username="ada@mail.example" />
    </Providers>,
  );
const section = () => within(screen.getByRole("region", { name: "Saved items and searches" }));

test("staff see the wish list and the saved searches, read-only", async () => {
  saved = {
    wishes: [
      { productId: "7", addedAt: added, product: soundbar },
      { productId: "8", addedAt: added, product: null },
    ],
    isShared: true,
    isMailed: true,
    searches: [{ name: "Cheap", address: "/search/?q=tv", isMailed: true, savedAt: added }],
  };
  show();
  expect(screen.getByRole("status")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Soundbar" })).toHaveAttribute("href", soundbar.url);
  expect(path).toContain("/admin/customers/ada%40mail.example/kept");
  expect(section().getByText("$199.99, not available, added 20 Nov, 2026")).toBeVisible();
  expect(section().getByText("Product 8, no longer sold")).toBeVisible();
  expect(section().getByText("The list is shared by link and emailed on price drops.")).toBeVisible();
  expect(section().getByRole("link", { name: "Cheap" })).toHaveAttribute("href", "/search/?q=tv");
  expect(section().getByText(/^Saved 20 Nov, 2026, emailed/)).toBeVisible();
  expect(section().queryByRole("button")).toBeNull();
});

test("empty lists say so", async () => {
  saved = NOTHING;
  show();
  expect(await screen.findByText("No saved items or searches.")).toBeVisible();
  expect(section().queryByRole("heading", { name: "Saved searches" })).toBeNull();
});

test("an error says so", async () => {
  saved = null;
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.access.forbidden);
});
