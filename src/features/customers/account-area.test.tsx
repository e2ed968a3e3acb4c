import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import type { Session } from "#contract/auth";
import { succeed, fail, type Envelope } from "#contract/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../app/island/providers";
import { currentUser, forgetSession, signIn } from "../../app/session";
import { AccountArea } from "./account-area";
import { accountTitle, screenAt } from "./account-screens";

const session: Session = {
  user: {
    username: "ada@example.com",
    type: "CUSTOMER",
    firstName: "Ada",
    lastName: "Byron",
    permissions: [],
    isVerified: true,
  },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
};
const profile = {
  username: "ada@example.com",
  type: "CUSTOMER",
  firstName: "Ada",
  lastName: "Byron",
  phone: "5125550142",
  attributes: { hasPassword: true },
  preApprovedCreditDetails: null,
};
const home = {
  id: "0b0f7a52-6f0e-4a0a-8f0a-3a4f8ad6f001",
  firstName: "Ada",
  lastName: "Byron",
  address1: "1 Congress Ave",
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  country: "US",
  phone: "5125550142",
  isDefault: true,
};

interface Asked {
  readonly call: string;
  readonly body: unknown;
}

type Answer = Envelope<unknown> | 404 | "no network";
let asked: Asked[] = [];
let answers: Record<string, Answer> = {};

/** The network ends here: everything up to it is the shop's own. */
function answerCalls(): void {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body?: string }) => {
    const call = `${method} ${new URL(url).pathname}`;
    asked.push({ call, body: body ? JSON.parse(body) : null });
    const answer = answers[call] ?? 404;
    if (answer === "no network") throw new TypeError("Failed to fetch");
    if (answer === 404) return { status: 404, text: async () => JSON.stringify(fail("not found")) };
    return { status: answer.isSuccess ? 200 : 400, text: async () => JSON.stringify(answer) };
  }) as never;
}

const ask = (call: string) => asked.filter((one) => one.call === call);

beforeEach(async () => {
  asked = [];
  answers = {
    "GET /user/profile/get": succeed({ profile }, "Successful"),
    "GET /user/address/getAll": succeed({ addresses: [home] }, "Successful"),
    "GET /account/states": succeed({ TX: "Texas", NY: "New York" }, "Successful"),
    "GET /user/sessions/getAll": succeed({ sessions: [] }, "Successful"),
    "GET /user/signins/getAll": succeed({ signIns: [] }, "Successful"),
  };
  answerCalls();
  document.body.innerHTML = "<div data-snackbar></div>";
  await signIn(session);
});

afterEach(async () => {
  cleanup();
  await forgetSession();
});

function open(path: string) {
  return render(
    <Providers>
      <AccountArea screen={screenAt(path)} />
    </Providers>,
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const snackbar = () => document.querySelector("[data-snackbar]")?.textContent;

describe("the profile", () => {
  test("shows who the customer is and saves a change", async () => {
    answers["PUT /user/profile/update"] = succeed(
      { profile: { ...profile, firstName: "Augusta" } },
      MESSAGES.customers.profileUpdated,
    );
    open("/account/");
    expect(await screen.findByText("ada@example.com")).toBeVisible();
    type("First name", "Augusta");
    press("Save changes");
    await waitFor(() => expect(snackbar()).toBe("User Profile updated successfully."));
    expect(ask("PUT /user/profile/update")[0]?.body).toMatchObject({
      firstName: "Augusta",
      lastName: "Byron",
      phone: "5125550142",
    });
    expect((await currentUser())?.firstName).toBe("Augusta");
  });

  test("refuses a name that is too short before it is sent", async () => {
    open("/account/");
    await screen.findByText("ada@example.com");
    type("First name", "Al");
    press("Save changes");
    expect(await screen.findByRole("heading", { name: "There is a problem" })).toBeVisible();
    expect(field("First name")).toHaveAccessibleDescription(/its too Short/);
    expect(ask("PUT /user/profile/update")).toEqual([]);
  });

  test("puts what the server complains about beside its field", async () => {
    answers["PUT /user/profile/update"] = fail("Please enter a valid US Phone Number", [
      { property: "phone", constraints: { matches: "Please enter a valid US Phone Number" } },
    ]);
    open("/account/");
    await screen.findByText("ada@example.com");
    press("Save changes");
    await waitFor(() =>
      expect(field("Phone")).toHaveAccessibleDescription(/Please enter a valid US Phone Number/),
    );
  });

  test("says when it could not be read, and reads it again", async () => {
    const good = answers["GET /user/profile/get"]!;
    answers["GET /user/profile/get"] = "no network";
    open("/account/");
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not read your profile");
    answers["GET /user/profile/get"] = good;
    press("Try again");
    expect(await screen.findByText("ada@example.com")).toBeVisible();
    expect(await currentUser()).not.toBeNull();
  });
});

describe("the addresses", () => {
  test("an empty list leads to the first address, which is sent once however often it is pressed", async () => {
    answers["GET /user/address/getAll"] = succeed({ addresses: [] }, "Successful");
    answers["POST /user/address/add"] = succeed({ addresses: [home] }, MESSAGES.customers.addressAdded);
    open("/account/addresses/");
    await screen.findByRole("heading", { name: "No address yet" });
    press("Add an address");
    expect(screen.getByRole("region", { name: "New address" })).toHaveFocus();
    expect(field("First name")).toHaveValue("Ada");
    expect(field("ZIP code")).toHaveAttribute("autocomplete", "postal-code");
    type("Address", "1 Congress Ave");
    type("City", "Austin");
    type("ZIP code", "78701");
    type("Phone for the delivery", "(512) 555-0142");
    const state = screen.getByRole("combobox", { name: "State" });
    await within(state).findByRole("option", { name: "Texas" });
    fireEvent.change(state, { target: { value: "TX" } });
    press("Save address");
    press("Save address");
    expect(await screen.findByText("1 Congress Ave")).toBeVisible();
    expect(snackbar()).toBe("Address added successfully.");
    expect(ask("POST /user/address/add")).toHaveLength(1);
    expect(ask("POST /user/address/add")[0]?.body).toMatchObject({
      state: "TX",
      country: "US",
      phone: "5125550142",
      isDefault: true,
    });
    expect(screen.getByRole("button", { name: "Add an address" })).toHaveFocus();
  });

  test("what is missing is said in the words of the shop", async () => {
    open("/account/addresses/");
    await screen.findByText("1 Congress Ave");
    press("Add an address");
    press("Save address");
    await screen.findByRole("heading", { name: "There is a problem" });
    for (const message of ["Please enter your Address", "Please enter a City", "Please select a state"]) {
      expect(screen.getByRole("link", { name: message })).toBeVisible();
    }
  });

  test("an address is changed in place, with its id", async () => {
    answers["PUT /user/address/update"] = succeed(
      { addresses: [{ ...home, city: "Dallas" }] },
      MESSAGES.customers.addressUpdated,
    );
    open("/account/addresses/");
    fireEvent.click(await screen.findByRole("button", { name: /^Edit Ada Byron/ }));
    type("City", "Dallas");
    press("Save address");
    expect(await screen.findByText("Dallas, TX 78701")).toBeVisible();
    expect(ask("PUT /user/address/update")[0]?.body).toMatchObject({ id: home.id, city: "Dallas" });
    expect(screen.getByRole("button", { name: /^Edit Ada Byron/ })).toHaveFocus();
  });

  test("an address is deleted only after a yes", async () => {
    answers[`DELETE /user/address/delete/${home.id}`] = succeed(
      { addresses: [] },
      MESSAGES.customers.addressDeleted,
    );
    open("/account/addresses/");
    fireEvent.click(await screen.findByRole("button", { name: /^Delete Ada Byron/ }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("This action cannot be reversed. Click YES to Proceed");
    fireEvent.click(within(dialog).getByRole("button", { name: "No" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(ask(`DELETE /user/address/delete/${home.id}`)).toEqual([]);

    fireEvent.click(screen.getByRole("button", { name: /^Delete Ada Byron/ }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes" }));
    expect(await screen.findByRole("heading", { name: "No address yet", hidden: true })).toBeInTheDocument();
    expect(snackbar()).toBe("Address deleted successfully.");
  });
});

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

  test("another device is signed out, this one is not offered", async () => {
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

  test("the sign-ins say what happened, from where and when", async () => {
    answers["GET /user/signins/getAll"] = succeed(
      { signIns: [{ ...device, at: device.lastSeenAt, outcome: "FAILED", method: "PASSWORD" }] },
      "Successful",
    );
    open("/account/security/");
    const list = await screen.findByRole("region", { name: "Latest sign-ins" });
    const row = await within(list).findByRole("listitem");
    expect(row).toHaveTextContent(/Wrong password.*Chrome on Windows.*203\.0\.113\.7.*05 Nov, 2026 at 2:05/);
  });

  test("the password is changed and what was typed is gone", async () => {
    answers["PUT /user/password/update"] = succeed(null, MESSAGES.customers.passwordChanged);
    open("/account/security/");
    const typeIn = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByLabelText("Current password");
    typeIn("Current password", "Old-passw0rd");
    typeIn("New password", "New-passw0rd");
    typeIn("New password once more", "New-passw0rd!");
    press("Change password");
    await waitFor(() =>
      expect(screen.getByLabelText("New password once more")).toHaveAccessibleDescription(
        new RegExp(MESSAGES.validation.confirmPassword),
      ),
    );
    typeIn("New password once more", "New-passw0rd");
    press("Change password");
    await waitFor(() => expect(snackbar()).toBe(MESSAGES.customers.passwordChanged));
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });
});

describe("the customer's data", () => {
  test("the account is deleted after password and yes, and nobody is signed in any more", async () => {
    answers["POST /user/account/delete"] = succeed(null, MESSAGES.customers.accountDeleted);
    open("/account/data/");
    fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    fireEvent.change(screen.getByLabelText("Your password"), { target: { value: "Old-passw0rd" } });
    press("Delete my account now");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent("This action cannot be reversed. Click YES to Proceed");
    expect(ask("POST /user/account/delete")).toEqual([]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(snackbar()).toBe(MESSAGES.customers.accountDeleted));
    expect(ask("POST /user/account/delete")[0]?.body).toEqual({ password: "Old-passw0rd" });
    expect(navigate).toHaveBeenCalledWith("/");
    expect(await currentUser()).toBeNull();
  });

  test("who has no password proves it with the e-mail address", async () => {
    answers["GET /user/profile/get"] = succeed(
      { profile: { ...profile, attributes: { hasPassword: false } } },
      "Successful",
    );
    answers["POST /user/account/delete"] = fail(MESSAGES.customers.accountNotDeletedName, [
      { property: "username", constraints: { proof: MESSAGES.customers.accountNotDeletedName } },
    ]);
    open("/account/data/");
    fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
    type("Your e-mail address", "someone@example.com");
    press("Delete my account now");
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Your e-mail address")).toHaveAccessibleDescription(
        new RegExp(MESSAGES.customers.accountNotDeletedName),
      ),
    );
    expect(await currentUser()).not.toBeNull();
  });

  test("staff are not offered to delete themselves", async () => {
    answers["GET /user/profile/get"] = succeed({ profile: { ...profile, type: "ADMIN" } }, "Successful");
    open("/account/data/");
    await screen.findByRole("button", { name: "Download" });
    await waitFor(() => expect(screen.queryByText("Reading your account…")).toBeNull());
    expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  });
});

test("the navigation says where one is, with and without the last slash", async () => {
  open("/account/addresses");
  const navigation = screen.getByRole("navigation", { name: "Account" });
  expect(within(navigation).getByRole("link", { current: "page" })).toHaveAccessibleName("Addresses");
  expect([accountTitle("/account/data"), accountTitle("/account/nothing/")]).toEqual([
    "Your data",
    "Your account",
  ]);
  await screen.findByText("1 Congress Ave");
});
