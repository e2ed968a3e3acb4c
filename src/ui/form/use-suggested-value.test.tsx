import { fireEvent, render, screen } from "@testing-library/react";
import * as yup from "yup";
import { PlaceFields } from "./address/address-fields";
import { Form } from "./form";

const schema = yup.object({ state: yup.string(), postalCode: yup.string() });

function show(place: { readonly state: string; readonly postalCode: string }) {
  render(
    <Form
      initialValues={{ address1: "", address2: "", city: "", ...place }}
      schema={schema}
      onSubmit={async () => null}
      submitLabel="Save"
    >
      <PlaceFields />
    </Form>,
  );
}

const type = (postalCode: string) =>
  fireEvent.change(screen.getByLabelText("ZIP code"), { target: { value: postalCode } });
const choose = (state: string) =>
  fireEvent.change(screen.getByLabelText("State"), { target: { value: state } });
const state = () => screen.findByLabelText("State");

test("a ZIP code fills the state, and another one refills it", async () => {
  show({ state: "", postalCode: "" });
  type("78701");
  expect(await state()).toHaveValue("TX");
  type("90210");
  expect(await state()).toHaveValue("CA");
});

test("a manually selected state stays", async () => {
  show({ state: "", postalCode: "" });
  type("78701");
  choose("OK");
  type("90210");
  expect(await state()).toHaveValue("OK");
});

test("after a reload, a state filled by its ZIP code follows another one", async () => {
  show({ state: "TX", postalCode: "78701" });
  type("90210");
  expect(await state()).toHaveValue("CA");
});

test("after a reload, a manually selected state stays", async () => {
  show({ state: "OK", postalCode: "78701" });
  type("90210");
  expect(await state()).toHaveValue("OK");
});
