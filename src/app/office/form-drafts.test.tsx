/** Staff input survives the end of the session (STAFF-76). */
import { useState } from "react";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import * as yup from "yup";
import { succeed } from "#contract/rest/envelope";
import { endSession, forgetSession } from "../../client/session/current-session";
import { signInStaff } from "../../client/session/staff-for-tests";
import { Providers } from "../../client/providers/providers";
import { DialogForm } from "../../ui/form/dialog-form";
import { Form } from "../../ui/form/form";
import { TextField } from "../../ui/form/text-field";
import { FormDialogButton } from "../../ui/parts/form-dialog";
import type { Area } from "../area/area";
import { OfficeFrame } from "./office-page";

const noteSchema = yup.object({ note: yup.string().default(""), password: yup.string().default("") });
const replySchema = yup.object({ reply: yup.string().default("") });
const done = async () => succeed(null, "Saved");

function Screen() {
  const [saved, setSaved] = useState(0);
  const saveNote = async () => {
    setSaved((count) => count + 1);
    return done();
  };
  return (
    <>
      <h2 id="done" tabIndex={-1}>
        Notes
      </h2>
      <Form
        key={saved}
        initialValues={{ note: "", password: "" }}
        schema={noteSchema}
        submitLabel="Save note"
        onSubmit={saveNote}
      >
        <TextField name="note" label="Note" autoComplete="off" />
        <TextField name="password" label="Password" autoComplete="off" />
      </Form>
      {["1", "2"].map((id) => (
        <FormDialogButton
          key={id}
          id={`reply-${id}`}
          label={`Reply ${id}`}
          title="Reply to “Great”"
          doneId="done"
        >
          {({ onLeave }) => (
            <DialogForm
              initialValues={{ reply: "" }}
              schema={replySchema}
              submitLabel="Save reply"
              leaveLabel="Cancel"
              onLeave={onLeave}
              onSubmit={done}
            >
              <TextField name="reply" label="Reply" autoComplete="off" />
            </DialogForm>
          )}
        </FormDialogButton>
      ))}
    </>
  );
}

const area: Area = {
  name: "Office",
  heading: "The office",
  path: "/office/",
  screens: [
    { path: "/office/", heading: "Notes", drawing: "M0 0", access: "orders.note", component: Screen },
  ],
};

const enter = (username = "sam@shop.example") =>
  signInStaff(["orders.note"], { username, type: "CUSTOMERSUPPORT" });
const sessionEnds = () => act(() => endSession({ isByChoice: false }));
const show = () =>
  act(async () => {
    render(
      <Providers>
        <OfficeFrame area={area} location={{ pathname: "/office/", search: "" }} />
      </Providers>,
    );
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(async () => {
  const siteMetadata = { name: "Shop", siteUrl: "", phone: "1-800", email: "", blogUrl: "", socialUrl: "" };
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata }, shop: { getCategories: [] } });
  await enter();
  await show();
});
afterEach(async () => {
  cleanup();
  await act(forgetSession);
});

test("a form restores what was typed before the session ended, but no password", async () => {
  type("Note", "Call on Friday");
  type("Password", "Secret-12");
  await sessionEnds();
  expect(screen.queryByLabelText("Note")).toBeNull();
  await enter();
  await waitFor(() => expect(field("Note")).toHaveValue("Call on Friday"));
  expect(field("Password")).toHaveValue("");
  expect(screen.getByText("We restored what you typed before.")).toBeVisible();
  await press("Discard");
  expect(field("Note")).toHaveValue("");
  expect(screen.getByText("Input discarded.").parentElement).toHaveFocus();
});

test("a form drawn anew after its save is empty, also when it was restored before", async () => {
  type("Note", "Call on Friday");
  await press("Save note");
  expect(field("Note")).toHaveValue("");
  type("Note", "Call on Monday");
  await sessionEnds();
  await enter();
  await waitFor(() => expect(field("Note")).toHaveValue("Call on Monday"));
  await press("Save note");
  expect(field("Note")).toHaveValue("");
});

test("a dialog restores its draft when it is opened again, and no other dialog does", async () => {
  await press("Reply 1");
  type("Reply", "Thank you");
  await sessionEnds();
  await enter();
  await press("Reply 2");
  expect(field("Reply")).toHaveValue("");
  await press("Cancel");
  await press("Reply 1");
  expect(within(screen.getByRole("dialog")).getByLabelText("Reply")).toHaveValue("Thank you");
});

test("a draft ends with its form, a deliberate sign-out, or another user", async () => {
  await press("Reply 1");
  type("Reply", "Thank you");
  await press("Cancel");
  await press("Reply 1");
  expect(field("Reply")).toHaveValue("");
  await press("Cancel");
  type("Note", "Call on Friday");
  await sessionEnds();
  await enter("lee@shop.example");
  expect(field("Note")).toHaveValue("");
  type("Note", "Mine");
  await act(forgetSession);
  await enter("lee@shop.example");
  expect(field("Note")).toHaveValue("");
});
