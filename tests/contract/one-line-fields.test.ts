/**
 * Single-line text fields have no line breaks, whatever is sent: they go into email subjects, file columns
 * and lists.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import * as yup from "yup";
import { ATTRIBUTION_ALIASES, ATTRIBUTION_DAYS } from "#contract/analytics/attribution";
import { profileInput } from "#contract/customers/profile";
import { contactInput } from "#contract/marketing/schema";
import { REST, type RestName } from "#contract/rest/endpoints";

const CONTRACT = path.resolve("contract");

/** Multiline texts, by field name. */
const OF_SEVERAL_LINES = new Set(["answer", "columns", "message", "note", "products", "reason", "text"]);
/** Compared or looked up and never shown as sent; `query` is the query string of an address. */
const LOOKED_UP =
  /^(\w*[iI]ds?|\w*[tT]oken|\w*[kK]eys?|\w*[pP]assword|ticket|code|state|iss|proof|query|username|supplier|affiliate|subAffiliate|pinned|hidden|brands|categories|lines|zip)$/;
/** Cleaned by cleanAttribution before they are stored. */
const ATTRIBUTION = new Set([...Object.keys(ATTRIBUTION_DAYS), ...Object.values(ATTRIBUTION_ALIASES)]);

const LINE_ENDS = ["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f"];
const HAS_LINE_END = /[\n\r\u2028\u2029\u0085\v\f]/;
/** Prefixes that make a text valid for any kind of field. */
const BEGINNINGS = [
  "Ada",
  "ada",
  "ADA",
  "12",
  "78701",
  "5125550142",
  "ada@mail.example",
  "https://shop.example/a",
  "2026-01-01",
];

/** The input schemas: of every call, and those exported by modules of contract/. */
function inputs(): [string, yup.Schema][] {
  const calls = (Object.keys(REST) as RestName[]).flatMap((name) => {
    const { body, params } = REST[name];
    return [body, params].flatMap((input) =>
      input ? [[name, input as yup.Schema] as [string, yup.Schema]] : [],
    );
  });
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test|\.d)\.ts$/.test(file),
  );
  const exported = files.flatMap((file) =>
    Object.entries(jest.requireActual<object>(path.join(CONTRACT, file))).flatMap(([name, value]) =>
      /(Input|Params)$/.test(name) && value instanceof yup.Schema
        ? [[`${file} ${name}`, value] as [string, yup.Schema]]
        : [],
    ),
  );
  return [...calls, ...exported];
}

/** Values of other form fields that make the field required. */
const SIBLINGS = { isBillingShippingSame: false };

interface Field {
  readonly at: string;
  readonly name: string;
  readonly schema: yup.StringSchema;
}

function textsOf(schema: unknown, at: string, name: string): Field[] {
  if (schema instanceof yup.ObjectSchema)
    return Object.entries(schema.fields as object).flatMap(([key, field]) =>
      textsOf(field, `${at}.${key}`, key),
    );
  if (schema instanceof yup.ArraySchema) return textsOf(schema.innerType, `${at}[]`, name);
  return schema instanceof yup.StringSchema ? [{ at, name, schema }] : [];
}

/** The field's output for a text with a line break in it; null when it rejects all of them. */
function acceptedLineEnd({ schema }: Field): string | null {
  for (const beginning of BEGINNINGS) {
    for (const end of LINE_ENDS) {
      const sent = `${beginning}${end}${beginning}`;
      try {
        const own = schema.resolve({ value: sent, parent: SIBLINGS });
        const output: unknown = own.validateSync(sent);
        if (typeof output === "string" && HAS_LINE_END.test(output)) return sent;
      } catch {
        // Rejected, or only checked together with its siblings.
      }
    }
  }
  return null;
}

test("only multiline text fields keep line breaks", () => {
  const fields = inputs().flatMap(([name, schema]) => textsOf(schema, name, ""));
  expect(fields.length).toBeGreaterThan(500);
  const multiline = fields.filter((field) => acceptedLineEnd(field) !== null);
  const isExempt = ({ name }: Field) =>
    OF_SEVERAL_LINES.has(name) || LOOKED_UP.test(name) || ATTRIBUTION.has(name);
  expect(multiline.filter((field) => !isExempt(field)).map(({ at }) => at)).toEqual([]);
  // A name that no field uses must leave the list.
  expect([...OF_SEVERAL_LINES].filter((name) => !multiline.some((field) => field.name === name))).toEqual([]);
});

test("line breaks in a name become one space", () => {
  const { name } = contactInput.fields;
  for (const end of LINE_ENDS) expect(String(name.cast(`Ada${end} Bcc`))).toMatch(/^Ada ?Bcc$/);
  const { firstName } = profileInput.fields;
  for (const end of ["\n", "\r\n", "\u2028", "\u0085"])
    expect((firstName as yup.StringSchema).cast(` Ada${end}${end}Maria${end}`)).toBe("Ada Maria");
});
