import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fail, succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { currentUser } from "../../client/session/current-session";
import {
  answers,
  callsTo,
  endAccount,
  field,
  home,
  open,
  press,
  profile,
  snackbar,
  startAccount,
  type,
} from "./account-for-tests";

beforeEach(startAccount);
afterEach(endAccount);

describe("the profile", () => {
  test("shows the customer's data and saves a change", async () => {
    answers["PUT /user/profile/update"] = succeed(
      { profile: { ...profile, firstName: "Augusta" } },
      MESSAGES.customers.profileUpdated,
    );
    open("/account/profile/");
    expect(await screen.findByText("ada@example.com")).toBeVisible();
    type("First name", "Augusta");
    press("Save changes");
    await waitFor(() => expect(snackbar()).toBe("User Profile updated successfully."));
    expect(callsTo("PUT /user/profile/update")[0]?.body).toMatchObject({
      firstName: "Augusta",
      lastName: "Byron",
      phone: "5125550142",
    });
    expect((await currentUser())?.firstName).toBe("Augusta");
  });

  test("rejects a name that is too short before sending", async () => {
    open("/account/profile/");
    await screen.findByText("ada@example.com");
    type("First name", "Al");
    press("Save changes");
    expect(await screen.findByRole("heading", { name: "There is a problem" })).toBeVisible();
    expect(field("First name")).toHaveAccessibleDescription(/its too Short/);
    expect(callsTo("PUT /user/profile/update")).toEqual([]);
  });

  test("shows server errors at their fields", async () => {
    answers["PUT /user/profile/update"] = fail("Please enter a valid US Phone Number", [
      { property: "phone", constraints: { matches: "Please enter a valid US Phone Number" } },
    ]);
    open("/account/profile/");
    await screen.findByText("ada@example.com");
    press("Save changes");
    await waitFor(() =>
      expect(field("Phone")).toHaveAccessibleDescription(/Please enter a valid US Phone Number/),
    );
  });

  test("reports a failed load, and retries", async () => {
    const good = answers["GET /user/profile/get"]!;
    answers["GET /user/profile/get"] = "no network";
    open("/account/profile/");
    expect(await screen.findByRole("alert")).toHaveTextContent("We couldn't load your profile");
    answers["GET /user/profile/get"] = good;
    press("Try again");
    expect(await screen.findByText("ada@example.com")).toBeVisible();
    expect(await currentUser()).not.toBeNull();
  });
});

describe("the addresses", () => {
  test("an empty list leads to the first address, which is sent once however often the button is clicked", async () => {
    answers["GET /user/address/getAll"] = succeed({ addresses: [] }, "Successful");
    answers["POST /user/address/add"] = succeed({ addresses: [home] }, MESSAGES.customers.addressAdded);
    open("/account/addresses/");
    await screen.findByRole("heading", { name: "No addresses yet" });
    press("Add an address");
    expect(screen.getByRole("region", { name: "New address" })).toHaveFocus();
    expect(field("First name")).toHaveValue("Ada");
    expect(field("ZIP code")).toHaveAttribute("autocomplete", "postal-code");
    type("Address", "1 Congress Ave");
    type("City", "Austin");
    type("ZIP code", "78701");
    type("Phone for delivery", "(512) 555-0142");
    const state = screen.getByRole("combobox", { name: "State" });
    await within(state).findByRole("option", { name: "Texas" });
    fireEvent.change(state, { target: { value: "TX" } });
    press("Save address");
    press("Save address");
    expect(await screen.findByText("1 Congress Ave")).toBeVisible();
    expect(snackbar()).toBe("Address added successfully.");
    expect(callsTo("POST /user/address/add")).toHaveLength(1);
    expect(callsTo("POST /user/address/add")[0]?.body).toMatchObject({
      state: "TX",
      country: "US",
      phone: "5125550142",
      isDefault: true,
    });
    expect(screen.getByRole("button", { name: "Add an address" })).toHaveFocus();
  });

  test("missing values are reported in the shop's words", async () => {
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
    expect(callsTo("PUT /user/address/update")[0]?.body).toMatchObject({ id: home.id, city: "Dallas" });
    expect(screen.getByRole("button", { name: /^Edit Ada Byron/ })).toHaveFocus();
  });

  test("an address is deleted only after confirmation", async () => {
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
    expect(callsTo(`DELETE /user/address/delete/${home.id}`)).toEqual([]);

    fireEvent.click(screen.getByRole("button", { name: /^Delete Ada Byron/ }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes" }));
    expect(
      await screen.findByRole("heading", { name: "No addresses yet", hidden: true }),
    ).toBeInTheDocument();
    expect(snackbar()).toBe("Address deleted successfully.");
  });
});
