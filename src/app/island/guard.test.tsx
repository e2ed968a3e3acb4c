import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import * as yup from "yup";
import type { Session } from "#contract/accounts/session";
import { MESSAGES } from "#contract/messages";
import type { Permission } from "#contract/staff/roles";
import { FORM_DRAFTS_KEY } from "../../client/page/page-keys";
import { requestConfirmation } from "../../client/store/confirm";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { Island } from "./island";
import { endSession, forgetSession, signIn } from "../../client/session/current-session";
import { shopStore } from "../../client/store/shop-store";
import { redirectToLoginSet } from "../../client/store/ui-slice";
import { decideAccess, type Access } from "./guard";

function aSession(permissions: Permission[] = [], type = "CUSTOMER"): Session {
  return {
    user: {
      username: "ada@example.com",
      type,
      firstName: "Ada",
      lastName: "B",
      permissions,
      isVerified: true,
    },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  };
}

beforeEach(async () => {
  // Clears the flag of a recent sign-out.
  await signIn(aSession());
  window.localStorage.clear();
  dispatchEvent(new Event("storage"));
  globalThis.fetch = (async () => Promise.reject(new TypeError("no network"))) as never;
  const siteMetadata = { name: "Shop", siteUrl: "", phone: "1-800", email: "", blogUrl: "", socialUrl: "" };
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata }, shop: { getCategories: [] } });
  jest.mocked(navigate).mockReset();
  window.history.replaceState(null, "", "/account/addresses/?a=1");
});
afterEach(async () => {
  cleanup();
  await forgetSession();
  window.history.replaceState(null, "", "/");
});

function show(access: Access) {
  return render(
    <Island access={access} title="Private things">
      <p>Ada's addresses</p>
    </Island>,
  );
}

test("the heading is visible to everyone, the content of a private page only when signed in", async () => {
  await signIn(aSession());
  show("signed-in");
  expect(screen.getByRole("heading", { level: 1, name: "Private things" })).toBeVisible();
  expect(await screen.findByText("Ada's addresses")).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test("a guest is sent to the sign-in page with a return path, and sees nothing", async () => {
  show("signed-in");
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith("/login/?returnUrl=%2Faccount%2Faddresses%2F%3Fa%3D1", {
      replace: true,
    }),
  );
  expect(screen.queryByText("Ada's addresses")).toBeNull();
});

test("signing out here leads home", async () => {
  await signIn(aSession());
  show("signed-in");
  await screen.findByText("Ada's addresses");
  await act(forgetSession);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/", { replace: true }));
  expect(screen.queryByText("Ada's addresses")).toBeNull();
});

test("a page for guests redirects signed-in users", async () => {
  window.history.replaceState(null, "", "/login/?returnUrl=%2Fbrands%2F");
  await signIn(aSession());
  show("guest");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/brands/", { replace: true }));
  expect(screen.queryByText("Ada's addresses")).toBeNull();
});

test("without the permission there is a notice, with it the content", async () => {
  await signIn(aSession([], "CUSTOMERSUPPORT"));
  const { unmount } = show("pricing.write");
  expect(await screen.findByRole("heading", { name: MESSAGES.access.forbidden })).toBeVisible();
  unmount();
  await signIn(aSession(["pricing.write"], "ADMIN"));
  show("pricing.write");
  expect(await screen.findByText("Ada's addresses")).toBeVisible();
});

test("a public page leads to the sign-in page when one of its calls needs a session", async () => {
  show("anyone");
  await screen.findByText("Ada's addresses");
  expect(navigate).not.toHaveBeenCalled();
  act(() => void shopStore().dispatch(redirectToLoginSet(true)));
  expect(navigate).toHaveBeenCalledWith(expect.stringContaining("/login/?returnUrl="), { replace: true });
});

describe("a page whose session ends stays and asks for sign-in in place", () => {
  const typed = yup.object({ city: yup.string(), ssn: yup.string() });

  async function typeUntilTheSessionEnds() {
    await signIn(aSession());
    render(
      <Island access="signed-in" title="Private things">
        <Form
          initialValues={{ city: "", ssn: "" }}
          schema={typed}
          onSubmit={async () => null}
          submitLabel="Save"
        >
          <TextField name="city" label="City" autoComplete="off" />
          <TextField name="ssn" label="SSN" autoComplete="off" />
        </Form>
      </Island>,
    );
    fireEvent.change(await screen.findByLabelText("City"), { target: { value: "Austin" } });
    fireEvent.change(screen.getByLabelText("SSN"), { target: { value: "900000001" } });
    await act(() => endSession({ isByChoice: false }));
    expect(await screen.findByText(MESSAGES.auth.sessionOver)).toHaveFocus();
  }

  test("it gives back what was typed, but no secret", async () => {
    await typeUntilTheSessionEnds();
    expect(screen.getByLabelText("Email address")).toBeVisible();
    expect(screen.queryByLabelText("City")).toBeNull();
    expect(sessionStorage.getItem(FORM_DRAFTS_KEY)).not.toContain("900000001");
    await act(() => signIn(aSession()));
    expect(await screen.findByLabelText("City")).toHaveValue("Austin");
    expect(screen.getByLabelText("SSN")).toHaveValue("");
    expect(navigate).not.toHaveBeenCalled();
  });

  test("somebody else who signs in gets the page, not the input", async () => {
    await typeUntilTheSessionEnds();
    const { user, tokens } = aSession();
    await act(() => signIn({ user: { ...user, username: "bob@example.com" }, tokens }));
    expect(await screen.findByLabelText("City")).toHaveValue("");
  });
});

test.each([
  ["Yes", true],
  ["No", false],
])("a dialog answered with %s returns %s", async (label, expected) => {
  show("anyone");
  const answers: boolean[] = [];
  await act(async () => {
    void requestConfirmation({ title: "Delete?", message: "It is gone then." }).then((isYes) =>
      answers.push(isYes),
    );
  });
  expect(screen.getByRole("dialog", { name: "Delete?" })).toHaveAccessibleDescription("It is gone then.");
  fireEvent.click(screen.getByRole("button", { name: label }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(answers).toEqual([expected]);
});

test("a permission is checked on the user's own list, whatever the role", () => {
  const { user } = aSession(["orders.read"], "CUSTOMER");
  expect(decideAccess("orders.read", user)).toBe("show");
  expect(decideAccess("orders.refund", user)).toBe("refuse");
  expect(decideAccess("orders.read", null)).toBe("sign-in");
});
