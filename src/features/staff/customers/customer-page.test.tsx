/** A customer's page: linked figures, a stale save, notes, tags, devices and merging; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { PERMISSIONS, type Permission } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { customer } from "./customer-for-tests";
import { CustomersScreen } from "./customers-screen";

const sentences = MESSAGES.customers;
const PATH = "/admin/customers/ada%40mail.example";
const overview = {
  lifetime: {
    netCents: 120_000,
    paidCents: 150_000,
    refundedCents: 30_000,
    lastOrderAt: "2026-11-20T15:00:00Z",
    openCount: 1,
    open: [{ id: "o1", number: "EF-1", status: "PENDING_FULFILMENT" }],
  },
  applications: [
    {
      id: "7c1d5c4e-0000",
      status: "PENDING",
      isOpen: true,
      approvedCents: null,
      sentAt: "2026-11-20T15:00:00Z",
    },
  ],
  consents: {
    newsletter: { since: "2026-10-01T12:00:00Z", confirmedAt: "2026-10-02T12:00:00Z" },
    refusedSince: null,
    isWishListMailed: true,
    mailedSearches: 0,
    leaseTerms: [],
  },
  merged: [],
};
const device = {
  id: "d1",
  isCurrent: false,
  userAgent: "Test browser",
  ipAddress: "203.0.113.9",
  signedInAt: "2026-11-20T15:00:00Z",
  lastSeenAt: "2026-11-20T15:00:00Z",
};
let answers: Record<string, Envelope<unknown>>;
let requests: { readonly call: string; readonly body: Record<string, unknown> }[];

beforeEach(async () => {
  requests = [];
  answers = {
    [`GET ${PATH}`]: succeed({ customer }, ""),
    [`GET ${PATH}/overview`]: succeed(overview, ""),
    [`GET ${PATH}/notes/getAll`]: succeed({ notes: [] }, ""),
    [`GET ${PATH}/address/getAll`]: succeed({ addresses: [] }, ""),
    [`GET ${PATH}/kept`]: succeed({ wishes: [], isShared: false, isMailed: false, searches: [] }, ""),
    [`GET ${PATH}/sessions/getAll`]: succeed({ sessions: [device] }, ""),
    "GET /admin/customers/tags/getAll": succeed({ tags: ["late", "vip"] }, ""),
  };
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    requests.push({ call, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} });
    const answer = answers[call];
    if (!answer) return { status: 404, ok: false, headers: new Headers(), text: async () => "{}" };
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
  document.body.innerHTML = "<div data-snackbar></div>";
  // Orders and leases are separate lists, tested elsewhere.
  await signInWith(
    PERMISSIONS.filter((permission) => permission !== "orders.read" && permission !== "leases.read"),
  );
});
const signInWith = (permissions: readonly Permission[]) => {
  const person = { username: "kim@shop.example", firstName: "Kim", lastName: "Helper", type: "ADMIN" };
  return act(() =>
    signIn({
      user: { ...person, permissions: [...permissions], isVerified: true },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
};
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

const bodyOf = (call: string) => requests.findLast((request) => request.call === call)?.body;
const region = (name: string) => within(screen.getByRole("region", { name }));
async function open(): Promise<void> {
  render(
    <Providers>
      <CustomersScreen location={{ pathname: "/backoffice/customers/ada%40mail.example/", search: "" }} />
    </Providers>,
  );
  await screen.findByRole("region", { name: "At a glance" });
}

test("the page shows the customer's value and links to open work, with consent and its date", async () => {
  await open();
  const glance = region("At a glance");

  expect(glance.getByText("$1,200.00")).toBeVisible();
  expect(glance.getByText("$1,500.00 paid, $300.00 refunded")).toBeVisible();
  expect(glance.getByRole("link", { name: "EF-1" })).toHaveAttribute("href", "/backoffice/orders/o1/");
  expect(glance.getByRole("link", { name: "7c1d5c4e" })).toHaveAttribute(
    "href",
    "/backoffice/leases/7c1d5c4e-0000/",
  );
  expect(region("Consent").getByText(/confirmed by email on/)).toBeVisible();
  expect(region("Consent").getByText("for the wish list, turned on in their account")).toBeVisible();
});

test("the page says that neither newsletter nor offers reach a nonexistent address, whatever the consent", async () => {
  const consents = { ...overview.consents, refusedSince: "2026-11-03T12:00:00Z" };
  answers[`GET ${PATH}/overview`] = succeed({ ...overview, consents }, "");
  await open();

  expect(
    region("Consent").getAllByText(/^stopped: their mail server has rejected emails since/),
  ).toHaveLength(2);
});

test("a conflicting save keeps the entries, shows the saved values, and succeeds on a second click", async () => {
  await open();
  const message = sentences.changedMeanwhile("morgan@shop.example", "profile: telephone");
  answers[`PUT ${PATH}`] = fail(message, [{ property: "revision", constraints: { stale: message } }]);
  answers[`GET ${PATH}`] = succeed({ customer: { ...customer, lastName: "Lovelace", revision: 7 } }, "");
  fireEvent.click(region("Profile").getByText("Edit name or phone"));
  fireEvent.change(screen.getByRole("textbox", { name: "First name" }), { target: { value: "Adelaide" } });
  fireEvent.click(screen.getByRole("button", { name: "Save profile" }));

  expect(await screen.findByText("Ada Lovelace")).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Adelaide");
  expect(bodyOf(`PUT ${PATH}`)).toMatchObject({ firstName: "Adelaide", revision: 4 });

  const saved = { ...customer, firstName: "Adelaide", revision: 8 };
  answers[`PUT ${PATH}`] = succeed({ customer: saved }, sentences.customerProfileUpdated);
  fireEvent.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByRole("heading", { name: "Adelaide Byron" })).toBeVisible();
  expect(bodyOf(`PUT ${PATH}`)).toMatchObject({ firstName: "Adelaide", revision: 7 });
  expect(screen.queryByText("Just saved by someone else:")).toBeNull();
});

test("notes show their author; a tag is added and removed", async () => {
  await open();
  const note = { id: "n1", text: "Wants it on Friday", author: "kim@shop.example", mayDelete: true };
  answers[`POST ${PATH}/notes/add`] = succeed(
    { notes: [{ ...note, writtenAt: "2026-11-20T15:00:00Z" }] },
    sentences.noteSaved,
  );
  const notes = region("Notes");
  expect(notes.getByLabelText("Note")).not.toBeVisible();
  fireEvent.click(notes.getByText("New note"));
  fireEvent.click(notes.getByRole("button", { name: "Add note" }));
  expect((await notes.findAllByText(sentences.noteText)).length).toBeGreaterThan(0);
  fireEvent.change(notes.getByLabelText("Note"), { target: { value: "Wants it on Friday" } });
  fireEvent.click(notes.getByRole("button", { name: "Add note" }));
  expect(await notes.findByText(/, kim@shop\.example/)).toBeVisible();
  expect(bodyOf(`POST ${PATH}/notes/add`)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    text: "Wants it on Friday",
  });

  const tags = region("Tags");
  fireEvent.click(tags.getByText("New tag"));
  expect(await tags.findByText("Existing tags: late")).toBeVisible();
  answers[`PUT ${PATH}/tags`] = succeed({ customer: { ...customer, tags: [] } }, sentences.tagsChanged);
  fireEvent.click(tags.getByRole("button", { name: "Remove the tag vip" }));
  expect(await tags.findByText("None yet.")).toBeVisible();
  expect(bodyOf(`PUT ${PATH}/tags`)).toEqual({ add: [], remove: ["vip"] });
});

test("the customer's messages are shown with the permission, and otherwise nothing is requested", async () => {
  await open();
  expect(screen.getByRole("region", { name: "Conversations" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Reviews" })).toBeVisible();
  cleanup();
  await act(forgetSession);
  await signInWith(["customers.read"]);
  requests = [];
  await open();
  expect(screen.queryByRole("region", { name: "Conversations" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Reviews" })).toBeNull();
  expect(requests.filter(({ call }) => /chat|contacts|reviews/.test(call))).toEqual([]);
});

test("a device is signed out after a confirmation", async () => {
  await open();
  answers[`DELETE ${PATH}/sessions/end/d1`] = succeed({ sessions: [] }, sentences.deviceSignedOut);
  const devices = region("Active sessions");
  fireEvent.click(await devices.findByText(/^1 device, last seen 20 Nov, 2026/));
  const signOut = devices.getByRole("button", { name: /^Sign out: / });
  expect(signOut).toBeVisible();
  fireEvent.click(signOut);
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Sign out" }));
  expect(await devices.findByText("No active sessions.")).toBeVisible();
  expect(devices.getByRole("heading", { name: "Active sessions" })).toHaveFocus();
});

test("a merge previews both accounts, requires a code, and the merged account's page redirects", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Merge another account into this one" }));
  const dialog = within(await screen.findByRole("dialog"));
  answers["POST /admin/customers/merge/preview"] = fail(sentences.mergeSame);
  fireEvent.change(dialog.getByLabelText("Email address of the account to close"), {
    target: { value: "old@mail.example" },
  });
  const previewMerge = () => fireEvent.click(dialog.getByRole("button", { name: "Preview merge" }));
  previewMerge();
  expect(await dialog.findByText(sentences.mergeSame)).toBeVisible();
  answers["POST /admin/customers/merge/preview"] = succeed(
    {
      from: { ...customer, username: "old@mail.example" },
      into: customer,
      fromRevision: 2,
      intoRevision: 4,
      moves: [{ what: "orders", count: 3 }],
      clashes: [{ what: "addresses", count: 1 }],
      stays: [{ what: "sessions", count: 2 }],
    },
    "",
  );
  previewMerge();
  expect(await dialog.findByText("Orders: 3")).toBeVisible();
  expect(dialog.getByText("Duplicate addresses are kept once: 1")).toBeVisible();
  expect(dialog.getByText("Active sessions, which are signed out: 2")).toBeVisible();
  answers["POST /admin/customers/merge"] = succeed({ customer }, sentences.merged);
  fireEvent.change(dialog.getByLabelText("Code of your second factor"), { target: { value: "123456" } });
  fireEvent.click(dialog.getByRole("button", { name: "Merge accounts" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodyOf("POST /admin/customers/merge")).toEqual({
    from: "old@mail.example",
    into: "ada@mail.example",
    fromRevision: 2,
    intoRevision: 4,
    code: "123456",
  });

  const movedFrom = { username: "old@mail.example", by: "kim@shop.example", at: "2026-11-20T15:00:00Z" };
  cleanup();
  answers[`GET ${PATH}`] = succeed({ customer: { ...customer, movedFrom } }, "");
  await open();
  expect(screen.getByText(/was merged into this account by kim@shop\.example/)).toBeVisible();
});
