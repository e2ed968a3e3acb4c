/** Customer and staff screens of the back office, by role and name; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import type { Session } from "#contract/accounts/session";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { PERMISSIONS, ROLE_PERMISSIONS, type Permission } from "#contract/staff/roles";
import { AuditScreen } from "./audit/audit-screen";
import { CustomersScreen } from "./customers/customers-screen";
import { Providers } from "../../client/providers/providers";
import { forgetSession, signIn } from "../../client/session/current-session";
import { stopsBetween } from "../../ui/list/tab-stops-for-tests";
import { UsersScreen } from "./users/users-screen";

type Answer = Envelope<unknown> | 403 | 404 | "no network";
let requests: { readonly call: string; readonly body: unknown }[] = [];
let answers: Record<string, Answer> = {};
const requestsTo = (call: string) => requests.filter((request) => request.call === call);

const ada = {
  username: "ada@mail.example",
  firstName: "Ada",
  lastName: "Byron",
  phone: "5125550142",
  status: "ACTIVE",
  isVerified: true,
  registeredAt: "2026-01-02T03:04:05.000Z",
  lastSignInAt: null,
  orders: 3,
  tags: ["vip"],
};
const customer = {
  ...ada,
  type: "CUSTOMER",
  attributes: { hasPassword: true },
  preApprovedCreditDetails: null,
  revision: 4,
  changed: null,
  movedFrom: null,
};
const overview = {
  lifetime: { netCents: 0, paidCents: 0, refundedCents: 0, lastOrderAt: null, open: [], openCount: 0 },
  applications: [],
  consents: {
    newsletter: null,
    refusedSince: null,
    isWishListMailed: false,
    mailedSearches: 0,
    leaseTerms: [],
  },
  merged: [],
};
const clerk = {
  username: "clerk@shop.example",
  type: "CUSTOMERSUPPORT",
  firstName: "Morgan",
  lastName: "Helper",
  phone: "5125550142",
  status: "ACTIVE",
  permissions: [...ROLE_PERMISSIONS.CUSTOMERSUPPORT],
  ownPermissions: null,
  lastSignInAt: "2026-11-20T15:00:00Z",
  hasSecondFactor: true,
  isInvited: false,
};
const PATH = "/admin/customers/ada%40mail.example";

async function begin(permissions: readonly Permission[] = PERMISSIONS): Promise<void> {
  const session: Session = {
    user: {
      username: "boss@shop.example",
      type: "SUPERADMIN",
      firstName: "Grace",
      lastName: "Hopper",
      permissions: [...permissions],
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  };
  await signIn(session);
}

beforeEach(async () => {
  requests = [];
  answers = {
    "POST /admin/customers/getAll": succeed({ rows: [ada], total: 60 }, "Successful"),
    [`GET ${PATH}`]: succeed({ customer }, "Successful"),
    [`GET ${PATH}/overview`]: succeed(overview, "Successful"),
    [`GET ${PATH}/notes/getAll`]: succeed({ notes: [] }, "Successful"),
    "GET /admin/customers/tags/getAll": succeed({ tags: ["vip"] }, "Successful"),
    [`GET ${PATH}/address/getAll`]: succeed({ addresses: [] }, "Successful"),
    [`GET ${PATH}/kept`]: succeed(
      { wishes: [], isShared: false, isMailed: false, searches: [] },
      "Successful",
    ),
    [`GET ${PATH}/sessions/getAll`]: succeed({ sessions: [] }, "Successful"),
    "POST /admin/users/getAll": succeed({ rows: [clerk], total: 1 }, "Successful"),
    "GET /admin/users/clerk%40shop.example": succeed({ user: clerk }, "Successful"),
    "GET /admin/audit/getAll": succeed({ rows: [], total: 0, people: [] }, "Successful"),
  };
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    requests.push({ call, body: body ? JSON.parse(body) : new URL(url).search });
    const answer = answers[call] ?? 404;
    if (answer === "no network") throw new TypeError("Failed to fetch");
    if (answer === 403)
      return { status: 403, text: async () => JSON.stringify(fail(MESSAGES.access.forbidden)) };
    if (answer === 404) return { status: 404, text: async () => JSON.stringify(fail("not found")) };
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
  document.body.innerHTML = "<div data-snackbar></div>";
  await begin();
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

function open(Screen: React.ComponentType<{ location: { pathname: string; search: string } }>, path: string) {
  const { pathname, search } = new URL(path, "https://shop.example");
  render(
    <Providers>
      <Screen location={{ pathname, search }} />
    </Providers>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const snackbar = () => document.querySelector("[data-snackbar]")?.textContent;
const answerQuestion = async (name: string) => {
  const button = within(await screen.findByRole("dialog")).getByRole("button", { name });
  await act(async () => fireEvent.click(button));
};

describe("the list of customers", () => {
  test("queries by its address and links to each customer", async () => {
    open(CustomersScreen, "/backoffice/customers/?q=ada&show=ACTIVE&size=50&page=2");

    expect(await screen.findByRole("link", { name: "Ada Byron" })).toHaveAttribute(
      "href",
      "/backoffice/customers/ada%40mail.example/?q=ada&show=ACTIVE&size=50&page=2",
    );
    expect(requestsTo("POST /admin/customers/getAll")[0]?.body).toEqual({
      pageNumber: 2,
      pageSize: 50,
      text: "ada",
      status: "ACTIVE",
    });
    const row = screen.getByRole("row", { name: /Ada Byron .*Active vip 3/ });
    expect(within(row).getByText("ada@mail.example")).toBeVisible();
    const lastFilter = screen.getByRole("combobox", { name: "Tag" });
    expect(stopsBetween(lastFilter, within(row).getByRole("link"))).toBeLessThanOrEqual(3);
    fireEvent.change(screen.getByLabelText("Customers per page"), { target: { value: "100" } });
    expect(navigate).toHaveBeenLastCalledWith("/backoffice/customers/?q=ada&show=ACTIVE&size=100");
  });

  test.each([
    ["nobody who matches", succeed({ rows: [], total: 0 }, ""), "No matching customers"],
    ["a list that is not for them", 403, MESSAGES.access.forbidden],
    ["a shop that cannot be reached", "no network", "We couldn't load the customers"],
  ] as const)("says so of %s", async (_what, answer, heading) => {
    answers["POST /admin/customers/getAll"] = answer;
    open(CustomersScreen, "/backoffice/customers/?q=zzz");
    expect(screen.getByText("Reading the customers…")).toBeInTheDocument();

    expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
  });
});

test.each([
  ["customer", CustomersScreen, "/backoffice/customers/nobody%40mail.example/"],
  ["user", UsersScreen, "/backoffice/staff/nobody%40mail.example/"],
] as const)("a %s that does not exist has no second try", async (what, Screen, path) => {
  open(Screen, path);
  expect(await screen.findByText(`This ${what} doesn't exist.`)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

describe("a customer", () => {
  const page = "/backoffice/customers/ada%40mail.example/";

  test("is deactivated after a confirmation, and the page shows the new status", async () => {
    answers["PUT /admin/customers/disabled/ada%40mail.example"] = succeed(
      { customer: { ...customer, status: "DISABLED" } },
      "Disabled successfully.",
    );
    open(CustomersScreen, page);
    await screen.findByRole("heading", { name: "Ada Byron" });
    press("Disable");
    await answerQuestion("Disable account");

    expect(await screen.findByRole("button", { name: "Enable" })).toBeVisible();
    expect(snackbar()).toContain("Disabled successfully.");
    // Inactive users cannot be changed.
    expect(screen.queryByRole("button", { name: "Save profile" })).toBeNull();
  });

  test("gets a new password after a confirmation; declining changes nothing", async () => {
    answers[`PUT ${PATH}/changePassword`] = succeed(null, "Customer password changed successfully.");
    open(CustomersScreen, page);
    await screen.findByRole("heading", { name: "Password" });
    type("New password", "Another-Horse-8");
    type("Repeat password", "Another-Horse-8");
    press("Save new password");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("This action cannot be reversed. Click YES to Proceed");
    await answerQuestion("No");
    await screen.findByText("Customer password could not be changed.");
    await screen.findByRole("button", { name: "Save new password" });
    expect(requestsTo(`PUT ${PATH}/changePassword`)).toEqual([]);
    press("Save new password");
    await answerQuestion("Yes");

    await waitFor(() => expect(snackbar()).toContain("Customer password changed successfully."));
    expect(requestsTo(`PUT ${PATH}/changePassword`)[0]?.body).toEqual({
      newPassword: "Another-Horse-8",
      confirmPassword: "Another-Horse-8",
    });
  });

  test("shows what the user may read and no more", async () => {
    await act(forgetSession);
    await begin(["customers.read"]);
    open(CustomersScreen, page);
    await screen.findByRole("heading", { name: "Ada Byron" });
    await screen.findByText("No active sessions.");
    await screen.findByText("No saved items or searches.");

    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Orders" })).toBeNull();
  });

  test("a changed profile is not left without a confirmation", async () => {
    open(CustomersScreen, page);
    await screen.findByRole("heading", { name: "Profile" });
    fireEvent.change(screen.getByRole("textbox", { name: "First name" }), { target: { value: "Adelaide" } });
    fireEvent.click(screen.getByRole("link", { name: "All customers" }));

    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    expect(navigate).not.toHaveBeenLastCalledWith("/backoffice/customers/");
    fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/backoffice/customers/"));
  });

  test.each([
    ["Back", () => window.history.back()],
    ["Forward", () => window.history.forward()],
  ])("nor by the browser's %s, which continues once confirmed", async (_name, go) => {
    const routed = jest.fn();
    window.addEventListener("popstate", routed);
    window.history.pushState({}, "", "/backoffice/customers/?q=ada");
    window.history.pushState({}, "", page);
    window.history.pushState({}, "", "/backoffice/customers/?q=ada");
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe(page));
    routed.mockClear();
    open(CustomersScreen, page);
    fireEvent.change(await screen.findByRole("textbox", { name: "First name" }), {
      target: { value: "Adele" },
    });
    go();
    fireEvent.click(
      within(await screen.findByRole("dialog", { name: "Leave without saving?" })).getByText("No"),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(window.location.pathname).toBe(page);
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Adele");
    expect(routed).not.toHaveBeenCalled();
    window.history.back();
    fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(window.location.search).toBe("?q=ada"));
    expect(routed).toHaveBeenCalledTimes(1);
    window.removeEventListener("popstate", routed);
  });
});

describe("users of the back office", () => {
  test("a new one is customer support by default, with the form's messages", async () => {
    open(UsersScreen, "/backoffice/staff/new/");
    press("Add user");

    for (const sentence of [
      "Please enter first name",
      "Please enter an last name",
      "Please enter desired email",
    ]) {
      expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    }
    expect(screen.getByLabelText("Role")).toHaveValue("CUSTOMERSUPPORT");
    expect(requests).toEqual([]);
  });

  test("show the role's permissions and their overrides, and send the full list with a code", async () => {
    const own = { ...clerk, permissions: ["orders.read"], ownPermissions: ["orders.read"] };
    answers["PUT /admin/permissions/update"] = succeed(
      { user: own },
      "User permissions changed successfully.",
    );
    open(UsersScreen, "/backoffice/staff/clerk%40shop.example/");
    await screen.findByText("View lease applications");
    fireEvent.click(screen.getByRole("checkbox", { name: "Use custom permissions instead of the role's" }));
    const orders = within(screen.getByRole("group", { name: "Orders" }));
    fireEvent.click(orders.getByRole("checkbox", { name: "Add notes to orders from role" }));
    fireEvent.click(orders.getByRole("checkbox", { name: "Refund payments" }));
    expect(
      orders.getByRole("checkbox", { name: "Add notes to orders removed from the role" }),
    ).not.toBeChecked();
    expect(orders.getByRole("checkbox", { name: "Refund payments added to the role" })).toBeChecked();
    type("Code of your second factor", "123456");
    press("Save permissions");

    await waitFor(() => expect(snackbar()).toContain("User permissions changed successfully."));
    const expected: readonly Permission[] = ROLE_PERMISSIONS.CUSTOMERSUPPORT.filter(
      (name) => name !== "orders.note",
    );
    expect(requestsTo("PUT /admin/permissions/update")[0]?.body).toEqual({
      username: clerk.username,
      permissions: PERMISSIONS.filter((name) => expected.includes(name) || name === "orders.refund"),
      code: "123456",
    });
  });
});

test("the audit log is filtered by kind, user and days", async () => {
  const days = "from=2026-11-01&to=2026-11-22";
  open(AuditScreen as never, `/backoffice/audit/?q=clerk@shop.example&show=STAFF_CHANGE&${days}`);

  expect(await screen.findByRole("heading", { name: "No matching entries" })).toBeVisible();
  const query = new URLSearchParams(String(requestsTo("GET /admin/audit/getAll")[0]?.body));
  expect(Object.fromEntries(query)).toMatchObject({
    username: "clerk@shop.example",
    kind: "STAFF_CHANGE",
    from: "2026-11-01",
    to: "2026-11-22",
  });
});
