import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as yup from "yup";
import { registerInput } from "#contract/accounts/auth";
import { fail, succeed, type Envelope } from "#contract/rest/envelope";
import { email, newPassword, personName, text, usPhone, usState } from "#contract/fields/fields";
import { MESSAGES } from "#contract/messages";
import { PASSWORD_RULES } from "#contract/accounts/password-rules";
import { US_STATES } from "#contract/places/us-states";
import { CheckboxField } from "./checkbox-field";
import { Form } from "./form";
import { PasswordField } from "./password-field";
import { PhoneField } from "./phone-field";
import { SelectField } from "./select-field";
import { TextField } from "./text-field";

const schema = yup.object({
  name: personName(2, { required: "Please enter First Name" }),
  mail: email(),
  phone: usPhone(),
  state: usState(),
  password: newPassword(),
  note: text(10),
  isDefault: yup.boolean().default(false),
});
type Sent = yup.InferType<typeof schema>;

const empty = { name: "", mail: "", phone: "", state: "", password: "", note: "", isDefault: false };
const good = {
  ...empty,
  name: "Ann",
  mail: "ann@example.com",
  phone: "5125550142",
  state: "TX",
  password: "Secret-12",
};

function show(initialValues: typeof empty, onSubmit: (values: Sent) => Promise<Envelope<unknown> | null>) {
  document.title = "Sign in | Shop";
  return render(
    <Form
      initialValues={initialValues}
      schema={schema}
      onSubmit={onSubmit}
      submitLabel="Save"
      failureHelp={<p>Call us.</p>}
      refusalHelp={<p>Check your name.</p>}
    >
      <TextField name="name" label="Name" hint="As on your card" autoComplete="given-name" />
      <TextField name="mail" label="E-mail" type="email" autoComplete="username" />
      <PhoneField name="phone" label="Phone" />
      <SelectField
        name="state"
        label="State"
        placeholder="Choose"
        options={Object.entries(US_STATES).map(([value, label]) => ({ value, label }))}
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" hasChecklist />
      <TextField name="note" label="Note" autoComplete="off" isOptional />
      <CheckboxField name="isDefault" label="Offer first" />
    </Form>,
  );
}

const done = async () => succeed(null, "Successful");
const field = (label: string) => screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

/** A call that the test resolves later. */
function pendingCall() {
  const calls: Sent[] = [];
  const answers: ((answer: Envelope<unknown> | null) => void)[] = [];
  const call = (values: Sent) => {
    calls.push(values);
    return new Promise<Envelope<unknown> | null>((resolve) => answers.push(resolve));
  };
  return { calls, call, answer: (envelope: Envelope<unknown> | null) => answers.shift()!(envelope) };
}

describe("a field", () => {
  it("has its label and is described by its hint, then by its error too", async () => {
    show(empty, done);
    expect(field("Name")).toHaveAccessibleDescription("As on your card");
    type(field("Name"), "A");
    fireEvent.blur(field("Name"));

    await waitFor(() => expect(field("Name")).toBeInvalid());
    expect(field("Name")).toHaveAccessibleDescription(
      `As on your card Error: ${MESSAGES.validation.tooShort}`,
    );
  });

  it("shows no error while it is first typed in, or left untouched", async () => {
    show(empty, done);
    type(field("Name"), "A");
    fireEvent.focus(field("E-mail"));
    fireEvent.blur(field("E-mail"));
    type(field("Note"), "far too long a note");
    fireEvent.blur(field("Note"));

    await waitFor(() => expect(field("Note")).toBeInvalid());
    expect(field("Name")).toBeValid();
    expect(field("E-mail")).toHaveAccessibleDescription("");
  });

  it("once invalid, becomes valid as soon as the value is", async () => {
    show(empty, done);
    type(field("E-mail"), "ann");
    fireEvent.blur(field("E-mail"));
    await waitFor(() => expect(field("E-mail")).toHaveAccessibleDescription(/valid email/));
    type(field("E-mail"), "ann@example.com");

    await waitFor(() => expect(field("E-mail")).toHaveAccessibleDescription(""));
  });

  it("shows an error only once the pointer that left it is released", async () => {
    show(empty, done);
    type(field("Name"), "A");
    fireEvent.pointerDown(screen.getByRole("button", { name: "Save" }));
    fireEvent.blur(field("Name"));
    await Promise.resolve();
    expect(field("Name")).toHaveAccessibleDescription("As on your card");
    fireEvent.pointerUp(screen.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(field("Name")).toHaveAccessibleDescription(/too Short/));
  });

  it.each(["(512) 555-0142", "+1 512 555 0142", "1-512-555-0142"])("accepts the phone number %s", (typed) => {
    show(empty, done);
    type(field("Phone"), typed);
    expect(field("Phone")).toHaveValue("5125550142");
  });

  it("checks off the password rules, from the schema", () => {
    show(empty, done);
    const password = screen.getByLabelText("Password");
    const missing = () =>
      screen
        .getAllByRole("listitem")
        .filter((item) => !within(item).queryByText(/done/))
        .map((item) => item.textContent);
    expect(missing()).toEqual(PASSWORD_RULES.map(({ label }) => label));
    type(password, "secret12");
    expect(missing()).toEqual(["an uppercase letter", "a special character, like ! or ?"]);
    type(password, "Secret-12");
    expect(missing()).toEqual([]);
  });

  it("shows the password and hides it again", () => {
    show(empty, done);
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
    fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });
});

describe("a rejected submit", () => {
  it("lists every error in field order, takes the focus and marks the title", async () => {
    show(empty, done);
    save();
    const summary = await screen.findByRole("alert", { name: "There is a problem" });

    expect(summary).toHaveFocus();
    expect(document.title).toBe("Error: Sign in | Shop");
    expect(
      within(summary)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual([
      "Please enter First Name",
      MESSAGES.validation.email,
      MESSAGES.validation.phone,
      MESSAGES.validation.state,
      MESSAGES.validation.password,
    ]);
    expect(field("Name")).toHaveAccessibleDescription("As on your card Error: Please enter First Name");
  });

  it("links from the summary to the field", async () => {
    show(empty, done);
    save();
    fireEvent.click(await screen.findByRole("link", { name: MESSAGES.validation.state }));

    expect(screen.getByRole("combobox", { name: "State" })).toHaveFocus();
  });

  it("shows the server's first error at its field until that field changes", async () => {
    const answer = fail("Refused", [
      { property: "mail", constraints: { taken: "Not this one", other: "No" } },
    ]);
    show(good, async () => answer);
    save();
    await screen.findByRole("link", { name: "Not this one" });
    expect(field("E-mail")).toHaveAccessibleDescription("Error: Not this one");
    type(field("Name"), "Anne");
    expect(field("E-mail")).toHaveAccessibleDescription("Error: Not this one");
    type(field("E-mail"), "anne@example.com");

    await waitFor(() => expect(field("E-mail")).toHaveAccessibleDescription(""));
  });

  it("can be retried unchanged: the server may have changed its mind", async () => {
    const { calls, call, answer } = pendingCall();
    show(good, call);
    save();
    await waitFor(() => expect(calls).toHaveLength(1));
    answer(fail("Refused", [{ property: "mail", constraints: { taken: "Not this one" } }]));
    await screen.findByRole("alert");
    save();

    await waitFor(() => expect(calls).toHaveLength(2));
    answer(succeed(null, "Successful"));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(document.title).toBe("Sign in | Shop");
  });

  it("keeps a form-level message on the page, with the help next to it, and the entries", async () => {
    show(good, async () => fail("User not registered with us."));
    save();

    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("User not registered with us.");
    expect(summary).toHaveTextContent("Call us.");
    expect(summary).toHaveTextContent("Check your name.");
    expect(field("E-mail")).toHaveValue("ann@example.com");
  });

  it("distinguishes an unreachable shop from an error in the shop", async () => {
    const outcomes = [
      () => Promise.reject(Object.assign(new Error("gone"), { name: "NetworkFailure" })),
      () => Promise.resolve(fail(MESSAGES.generic.unreachable)),
      () => Promise.resolve(null),
    ];
    show(good, () => outcomes.shift()!());
    save();
    expect(await screen.findByText(MESSAGES.generic.unreachableForm)).toBeVisible();
    save();
    await waitFor(() => expect(outcomes).toHaveLength(1));
    expect(await screen.findByText(MESSAGES.generic.unreachableForm)).toBeVisible();
    save();
    expect(await screen.findByText(MESSAGES.generic.failure)).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Call us.");
    expect(screen.getByRole("alert")).not.toHaveTextContent("Check your name.");
  });
});

describe("a submit", () => {
  it("sends the schema's output, once, however often the button is clicked", async () => {
    const { calls, call, answer } = pendingCall();
    show({ ...good, name: "  Ann ", mail: "Ann@Example.com" }, call);
    save();
    save();
    await waitFor(() => expect(calls).toHaveLength(1));
    save();
    expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
    answer(succeed(null, "Successful"));

    await waitFor(() =>
      expect(screen.getByRole("form", { name: "Save" })).toHaveAttribute("aria-busy", "false"),
    );
    expect(calls).toEqual([{ ...good, isDefault: false }]);
  });

  it("rejects a different confirmation, and accepts it when the first password matches", async () => {
    render(
      <Form
        initialValues={{ password: "", confirmPassword: "" }}
        schema={registerInput.pick(["password", "confirmPassword"])}
        onSubmit={done}
        submitLabel="Save"
      >
        <PasswordField name="password" label="New password" autoComplete="new-password" />
        <PasswordField name="confirmPassword" label="Once more" autoComplete="new-password" />
      </Form>,
    );
    type(screen.getByLabelText("New password"), "Secret-12");
    type(screen.getByLabelText("Once more"), "Secret-13");
    fireEvent.blur(screen.getByLabelText("Once more"));
    await waitFor(() =>
      expect(screen.getByLabelText("Once more")).toHaveAccessibleDescription(/don.t match/),
    );
    type(screen.getByLabelText("New password"), "Secret-13");

    await waitFor(() => expect(screen.getByLabelText("Once more")).toHaveAccessibleDescription(""));
  });
});
