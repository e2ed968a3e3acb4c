/** Sentences of refused input. */
import * as yup from "yup";
import { MESSAGES } from "#contract/messages";
import { REST, type RestName } from "#contract/rest/endpoints";
import { DomainError } from "../errors";
import { validate } from "./validation";

const { required, unexpected } = MESSAGES.validation;
const TYPED = "<b>typed</b>";

function messagesOf(schema: yup.Schema, value: unknown): string[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fieldErrors.flatMap(({ constraints }) => Object.values(constraints));
  }
}

test.each([
  [yup.boolean(), TYPED, unexpected],
  [yup.number().integer(), 1.5, unexpected],
  [yup.number().max(5), 6, unexpected],
  [yup.string().required(), "", required],
  [yup.string().required(), undefined, required],
  [yup.string(), null, required],
  [yup.string().oneOf(["A"]), TYPED, unexpected],
  [yup.string().matches(/^x/), TYPED, unexpected],
  [yup.array(yup.object({ id: yup.string() })), [TYPED], unexpected],
  [yup.number().max(5, "At most 5"), 6, "At most 5"],
])("a rule without a sentence has the shop's, without the value: %#", (schema, value, message) => {
  expect(messagesOf(yup.object({ field: schema }), { field: value })).toEqual([message]);
});

test("refusals before Yup reads the value keep their sentences", () => {
  const schema = yup.object({ list: yup.array(yup.string()).max(1, "At most 1") });
  expect(messagesOf(schema, { list: ["a", "b"] })).toEqual(["At most 1"]);
});

const YUP =
  /must be (?:a|an|at|one|greater|less|defined|exactly)\b|must have|must match|cannot be null|is a required field/;

test.each(Object.keys(REST) as RestName[])("%s never answers with Yup's sentences or the input", (name) => {
  const schema = (REST[name] as { readonly body?: yup.Schema }).body;
  if (!(schema instanceof yup.ObjectSchema)) return;
  for (const value of [TYPED, null, [TYPED], {}, 1e300, undefined]) {
    const body = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, value]));
    const messages = messagesOf(schema, body);
    expect(messages.filter((message) => YUP.test(message) || message.includes(TYPED))).toEqual([]);
  }
});
