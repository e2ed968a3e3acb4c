/** Submitting a form from a multi-line field by keyboard. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as yup from "yup";
import { succeed } from "#contract/rest/envelope";
import { text } from "#contract/fields/fields";
import { Form } from "./form";
import { TextField } from "./text-field";

test("Ctrl or Cmd and Enter submit from a multiline text, once, and Enter alone does not", async () => {
  const sent: string[] = [];
  render(
    <Form
      initialValues={{ note: "Called" }}
      schema={yup.object({ note: text(20) })}
      onSubmit={async ({ note }) => {
        sent.push(note ?? "");
        return succeed(null, "Kept");
      }}
      submitLabel="Save"
    >
      <TextField name="note" label="Note" autoComplete="off" rows={2} />
    </Form>,
  );
  const press = (more: object) =>
    act(async () => void fireEvent.keyDown(screen.getByLabelText("Note"), { key: "Enter", ...more }));
  await press({});
  await press({ ctrlKey: true, isComposing: true });
  expect(sent).toEqual([]);
  await press({ ctrlKey: true });
  await waitFor(() => expect(sent).toEqual(["Called"]));
  await press({ metaKey: true });
  await waitFor(() => expect(sent).toEqual(["Called", "Called"]));
});
