import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { currentUser } from "../../client/session/current-session";
import {
  answers,
  callsTo,
  endAccount,
  open,
  press,
  profile,
  snackbar,
  startAccount,
  type,
} from "./account-for-tests";

beforeEach(startAccount);
afterEach(endAccount);

describe("password and devices", () => {
  const device = {
    id: "d1",
    isCurrent: true,
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36",
    ipAddress: "203.0.113.7",
    signedInAt: new Date(2026, 10, 1, 9).toISOString(),
    lastSeenAt: new Date(2026, 10, 5, 14, 5).toISOString(),
  };
  const phone = {
    ...device,
    id: "d2",
    isCurrent: false,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Version/18.1 Mobile/15E148 Safari/604.1",
  };

  test("another device is signed out, this one has no such button", async () => {
    answers["GET /user/sessions/getAll"] = succeed({ sessions: [device, phone] }, "Successful");
    answers["DELETE /user/sessions/delete/d2"] = succeed(null, "Successful");
    open("/account/security/");
    expect(await screen.findByText("Chrome on Windows")).toHaveTextContent("This device");
    expect(screen.queryByRole("button", { name: "Sign out Chrome on Windows" })).toBeNull();
    press("Sign out Safari on iPhone");
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
  });

  test("a device that could not be signed out stays", async () => {
    answers["GET /user/sessions/getAll"] = succeed({ sessions: [device, phone] }, "Successful");
    answers["DELETE /user/sessions/deleteOthers"] = "no network";
    open("/account/security/");
    fireEvent.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    await waitFor(() => expect(snackbar()).toBe(MESSAGES.generic.unreachable));
    expect(screen.getByText("Safari on iPhone")).toBeVisible();
  });

  test("the sign-ins show the event, the place and the time", async () => {
    answers["GET /user/signins/getAll"] = succeed(
      { signIns: [{ ...device, at: device.lastSeenAt, outcome: "FAILED", method: "PASSWORD" }] },
      "Successful",
    );
    open("/account/security/");
    const list = await screen.findByRole("region", { name: "Recent sign-ins" });
    const row = await within(list).findByRole("listitem");
    expect(row).toHaveTextContent(/Wrong password.*Chrome on Windows.*203\.0\.113\.7.*05 Nov, 2026 at 2:05/);
  });

  test("the password is changed and the entries are cleared", async () => {
    answers["PUT /user/password/update"] = succeed(null, MESSAGES.customers.passwordChanged);
    open("/account/security/");
    const typeIn = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText("Current password");
    typeIn("Current password", "Old-passw0rd");
    typeIn("New password", "New-passw0rd");
    typeIn("Confirm new password", "New-passw0rd!");
    press("Change password");
    await waitFor(() =>
      expect(screen.getByLabelText("Confirm new password")).toHaveAccessibleDescription(
        new RegExp(MESSAGES.validation.confirmPassword),
      ),
    );
    typeIn("Confirm new password", "New-passw0rd");
    press("Change password");
    await waitFor(() => expect(snackbar()).toBe(MESSAGES.customers.passwordChanged));
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });
});

describe("the customer's data", () => {
  test("the account is deleted after password and confirmation, and the user is signed out", async () => {
    answers["POST /user/account/delete"] = succeed(null, MESSAGES.customers.accountDeleted);
    open("/account/data/");
    fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "Old-passw0rd" } });
    press("Delete my account now");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("This action cannot be reversed. Click YES to Proceed");
    expect(callsTo("POST /user/account/delete")).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(snackbar()).toBe(MESSAGES.customers.accountDeleted));
    expect(callsTo("POST /user/account/delete")[0]?.body).toEqual({ password: "Old-passw0rd" });
    expect(await currentUser()).toBeNull();
  });

  test("a user without a password confirms with the email address", async () => {
    answers["GET /user/profile/get"] = succeed(
      { profile: { ...profile, attributes: { hasPassword: false } } },
      "Successful",
    );
    answers["POST /user/account/delete"] = fail(MESSAGES.customers.accountNotDeletedName, [
      { property: "username", constraints: { proof: MESSAGES.customers.accountNotDeletedName } },
    ]);
    open("/account/data/");
    fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    type("Your email address", "someone@example.com");
    press("Delete my account now");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Your email address")).toHaveAccessibleDescription(
        new RegExp(MESSAGES.customers.accountNotDeletedName),
      ),
    );
    expect(await currentUser()).not.toBeNull();
  });

  test("staff have no option to delete themselves", async () => {
    answers["GET /user/profile/get"] = succeed({ profile: { ...profile, type: "ADMIN" } }, "Successful");
    open("/account/data/");
    await screen.findByRole("button", { name: "Download data" });
    await waitFor(() => expect(screen.queryByText("Reading your account…")).toBeNull());
    expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  });
});
