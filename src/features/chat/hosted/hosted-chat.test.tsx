/** The hosted chats against fakes of their scripts (CHAT-12). */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import type { Session } from "#contract/accounts/session";
import { HostedBox } from "./hosted-box";
import {
  CHATWOOT,
  leavePage,
  runChatwoot,
  runTawk,
  signed,
  TAWK,
  vendorScripts,
  type VendorDouble,
} from "./vendors-for-tests";

const ADA = "ada@mail.example";
const GRACE = "grace@mail.example";
const sessionOf = (username: string): Session => ({
  user: {
    username,
    firstName: "Ada",
    lastName: "Lovelace",
    type: "CUSTOMER",
    permissions: [],
    isVerified: true,
  },
  tokens: { accessToken: username, idToken: "i", refreshToken: "r" },
});

/** Paths of the calls to the shop's own server. */
let requests: string[];
/** Signs a user name; null when no account has a signature. */
let key: ((username: string) => string) | null;
beforeEach(() => {
  jest.resetModules();
  requests = [];
  key = signed;
  globalThis.fetch = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { pathname } = new URL(url);
    requests.push(pathname);
    // The server signs the user of the session.
    const username = /Bearer (\S+)/.exec(headers["authorization"] ?? "")?.[1] ?? "";
    const identity = { identifier: username, name: "Ada", email: username, hash: key?.(username) };
    const answer = key && username ? succeed(identity, "") : fail("no");
    return { status: key && username ? 200 : 403, text: async () => JSON.stringify(answer) };
  }) as never;
});
afterEach(() => {
  cleanup();
  leavePage();
  localStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=", 1)[0]}=;path=/;max-age=0`;
});

/** The shop's code as loaded by a new page. */
async function loadPage() {
  leavePage();
  jest.resetModules();
  const { enterChat } = await import("./enter-chat");
  const { endSession, signIn } = await import("../../../client/session/current-session");
  return {
    signIn: (username: string) => signIn(sessionOf(username)),
    signOut: () => endSession({ isByChoice: true }),
    expire: () => endSession({ isByChoice: false }),
    async open(hosted: typeof CHATWOOT | typeof TAWK, vendor?: VendorDouble): Promise<VendorDouble> {
      const opening = enterChat(hosted);
      const double =
        vendor ??
        (await waitFor(() => {
          expect(vendorScripts()).toHaveLength(1);
          return hosted.provider === "tawk" ? runTawk() : runChatwoot();
        }));
      await opening;
      return double;
    },
  };
}

describe.each([
  ["Chatwoot", CHATWOOT, "https://chat.vendor.example/packs/js/sdk.js"],
  ["Tawk.to", TAWK, "https://embed.tawk.to/prop1/widget1"],
] as const)("%s", (_name, hosted, address) => {
  test("loads when opened, once, and treats a guest as a guest", async () => {
    const page = await loadPage();
    expect(vendorScripts()).toEqual([]);
    const vendor = await page.open(hosted);
    expect(vendorScripts().map(({ src }) => src)).toEqual([address]);
    expect([vendor.isOpen(), vendor.who()]).toEqual([true, null]);
    expect(requests).toEqual([]);
    await page.open(hosted, vendor);
    expect(vendorScripts()).toHaveLength(1);
  });

  test("identifies the signed-in user by the shop's signature, and by no wrong or rejected one", async () => {
    const page = await loadPage();
    await page.signIn(ADA);
    expect((await page.open(hosted)).who()).toBe(ADA);
    for (const wrong of [null, () => signed(GRACE)]) {
      key = wrong;
      localStorage.clear();
      const next = await loadPage();
      await next.signIn(ADA);
      expect((await next.open(hosted)).who()).toBeNull();
    }
  });

  test("continues with a guest who signs in, and ends when a user signs out", async () => {
    const page = await loadPage();
    const vendor = await page.open(hosted);
    const asGuest = vendor.conversation();
    await page.signIn(ADA);
    await waitFor(() => expect(vendor.who()).toBe(ADA));
    expect(vendor.conversation()).toBe(asGuest);
    await page.signOut();
    await waitFor(() => expect(vendor.who()).toBeNull());
    expect(vendor.conversation()).not.toBe(asGuest);
    expect(vendor.isOpen()).toBe(false);
    await page.signIn(GRACE);
    expect((await page.open(hosted, vendor)).who()).toBe(GRACE);
    expect(vendor.conversation()).not.toBe(asGuest);
    expect(vendor.isOpen()).toBe(true);
  });

  test.each(["signOut", "expire"] as const)(
    "hides the conversation of a user who signed out on a page where it was not opened (%s)",
    async (end) => {
      const first = await loadPage();
      await first.signIn(ADA);
      const hers = (await first.open(hosted)).conversation();
      const second = await loadPage();
      await second.signIn(ADA);
      expect((await second.open(hosted)).conversation()).toBe(hers);
      const third = await loadPage();
      await third[end]();
      const fourth = await loadPage();
      const vendor = await fourth.open(hosted);
      expect([vendor.who(), vendor.conversation() === hers]).toEqual([null, false]);
      // A guest stays the same guest on the next page.
      const again = await (await loadPage()).open(hosted);
      expect(again.conversation()).toBe(vendor.conversation());
      expect(Object.values({ ...localStorage }).join()).not.toContain(ADA);
    },
  );
});

test("a vendor that does not respond is reported, with our contact, and retried once", async () => {
  const onOpened = jest.fn();
  await act(async () => void render(<HostedBox hosted={CHATWOOT} onOpened={onOpened} />));
  expect(screen.getByRole("status")).toHaveTextContent(MESSAGES.chat.opening);
  await waitFor(() => expect(vendorScripts()).toHaveLength(1));
  await act(async () => void vendorScripts()[0]!.dispatchEvent(new Event("error")));
  expect(await screen.findByRole("alert")).toHaveTextContent(MESSAGES.chat.unreachable);
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", ROUTES.contact);
  expect(vendorScripts()).toEqual([]);
  expect(onOpened).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await waitFor(() => expect(vendorScripts()).toHaveLength(1));
  const vendor = runChatwoot();
  expect(await screen.findByText(MESSAGES.chat.isBeside)).toBeVisible();
  expect(vendor.isOpen()).toBe(true);
  expect(onOpened).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: "Open chat" }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(2));
});

test("a script that loads and does nothing times out after seconds", async () => {
  const { setTimeout: real } = globalThis;
  const timers: [() => void, number | undefined][] = [];
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    timers.push([run, ms]);
    return real(run, ms);
  }) as never;
  const page = await loadPage();
  const opening = page.open(TAWK, { who: () => null, conversation: () => "", isOpen: () => false });
  await waitFor(() => expect(vendorScripts()).toHaveLength(1));
  globalThis.setTimeout = real;
  const [giveUp] = timers.find(([, ms]) => ms === 8_000)!;
  giveUp();
  await expect(opening).rejects.toThrow();
  expect(vendorScripts()).toEqual([]);
});
