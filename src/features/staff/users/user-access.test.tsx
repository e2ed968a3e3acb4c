/** Changes of a user's access in the back office: role, invitation, second factor; fetch is mocked. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { succeed, type Envelope } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { PERMISSIONS, ROLE_PERMISSIONS } from "#contract/staff/roles";
import { Providers } from "../../../client/providers/providers";
import { forgetSession, signIn } from "../../../client/session/current-session";
import { UsersScreen } from "./users-screen";

const clerk = {
  username: "clerk@shop.example",
  type: "CUSTOMERSUPPORT",
  firstName: "Morgan",
  lastName: "Helper",
  phone: "5125550142",
  status: "ACTIVE",
  permissions: [...ROLE_PERMISSIONS.CUSTOMERSUPPORT],
  ownPermissions: null,
  lastSignInAt: null,
  hasSecondFactor: true,
  isInvited: true,
};
let answers: Record<string, Envelope<unknown>>;
let requests: { readonly call: string; readonly body: unknown }[];

async function begin(type: "ADMIN" | "SUPERADMIN"): Promise<void> {
  const person = { username: "boss@shop.example", firstName: "Grace", lastName: "Hopper", type };
  await act(() =>
    signIn({
      user: { ...person, permissions: [...PERMISSIONS], isVerified: true },
      tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    }),
  );
}
beforeEach(() => {
  requests = [];
  answers = {
    "GET /admin/users/clerk%40shop.example": succeed({ user: clerk }, ""),
    "POST /admin/users/getAll": succeed({ rows: [clerk], total: 1 }, ""),
  };
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    requests.push({ call, body: body ? (JSON.parse(body) as unknown) : null });
    return { status: 200, text: async () => JSON.stringify(answers[call]) };
  }) as never;
  document.body.innerHTML = "<div data-snackbar></div>";
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

function open(pathname: string): void {
  render(
    <Providers>
      <UsersScreen location={{ pathname, search: "" }} />
    </Providers>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const snackbar = () => document.querySelector("[data-snackbar]")?.textContent;
const bodyOf = (call: string) => requests.find((request) => request.call === call)?.body;
async function confirm(name: string): Promise<void> {
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("the list shows invitations, second factors, and last sign-ins", async () => {
  await begin("ADMIN");
  open("/backoffice/staff/");

  expect(await screen.findByRole("row", { name: /Morgan Helper .*Invited On never/ })).toBeVisible();
});

test("another role is assigned with a code", async () => {
  await begin("SUPERADMIN");
  answers["PUT /admin/permissions/role"] = succeed(
    { user: { ...clerk, type: "ADMIN", permissions: [...PERMISSIONS] } },
    MESSAGES.staff.roleChanged,
  );
  open("/backoffice/staff/clerk%40shop.example/");
  await screen.findByRole("heading", { name: "Morgan Helper" });
  press("Change role");
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Role"), { target: { value: "ADMIN" } });
  fireEvent.change(dialog.getByLabelText("Code of your second factor"), { target: { value: "123456" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save role" }));

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bodyOf("PUT /admin/permissions/role")).toEqual({
    username: clerk.username,
    role: "ADMIN",
    code: "123456",
  });
  expect(screen.getByText("Admin")).toBeVisible();
});

test("an invitation is resent, and a second factor reset, each after a confirmation", async () => {
  await begin("SUPERADMIN");
  answers["POST /admin/users/invitation/resend"] = succeed({ user: clerk }, MESSAGES.staff.invitedAgain);
  answers["PUT /admin/users/secondFactor/reset"] = succeed(null, MESSAGES.auth.secondFactorReset);
  open("/backoffice/staff/clerk%40shop.example/");
  expect(await screen.findByText("never (invitation pending)")).toBeVisible();
  press("Resend invitation");
  await confirm("Resend invitation");
  await waitFor(() => expect(snackbar()).toContain(MESSAGES.staff.invitedAgain));
  press("Reset second factor");
  await confirm("Reset second factor");
  await waitFor(() =>
    expect(bodyOf("PUT /admin/users/secondFactor/reset")).toEqual({ username: clerk.username }),
  );
});

test("an admin cannot reset a second factor or add an admin", async () => {
  await begin("ADMIN");
  open("/backoffice/staff/clerk%40shop.example/");
  await screen.findByRole("heading", { name: "Morgan Helper" });

  expect(screen.queryByRole("button", { name: "Reset second factor" })).toBeNull();
  press("Change role");
  const role = within(await screen.findByRole("dialog")).getByLabelText("Role");
  expect(within(role).queryByRole("option", { name: "Admin" })).toBeNull();
});
