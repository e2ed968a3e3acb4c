/** Text fields of one line have no line breaks, whatever is sent: names in subjects of mails, columns of files and lists. */
import { readdirSync } from "node:fs";
import path from "node:path";
import * as yup from "yup";
import { ATTRIBUTION_ALIASES, ATTRIBUTION_DAYS } from "#contract/analytics/attribution";
import { profileInput } from "#contract/customers/profile";
import { contactInput } from "#contract/marketing/schema";
import { REST, type RestName } from "#contract/rest/endpoints";

const CONTRACT = path.resolve("contract");

/** Texts of several lines, by the name of their field. */
const OF_SEVERAL_LINES = new Set(["answer", "columns", "message", "note", "products", "reason", "text"]);
/** Compared or looked up and never shown as they were sent; `query` is the part of an address after its question mark. */
const LOOKED_UP =
  /^(\w*[iI]ds?|\w*[tT]oken|\w*[kK]eys?|\w*[pP]assword|ticket|code|state|iss|proof|query|username|supplier|affiliate|subAffiliate|pinned|hidden|brands|categories|lines|zip)$/;
/** Cleaned by cleanAttribution before they are stored. */
const ATTRIBUTION = new Set([...Object.keys(ATTRIBUTION_DAYS), ...Object.values(ATTRIBUTION_ALIASES)]);

const LINE_ENDS = ["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\v", "\f"];
const HAS_LINE_END = /[\n\r\u2028\u2029\u0085\v\f]/;
/** Beginnings of texts that fields of all kinds take. */
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

/** The schemas of inputs: of every call, and those that modules of contract/ export. */
function inputs(): [string, yup.Schema][] {
  const calls = (Object.keys(REST) as RestName[]).flatMap((name) => {
    const { body, params } = REST[name];
    return [body, params].flatMap((one) => (one ? [[name, one as yup.Schema] as [string, yup.Schema]] : []));
  });
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test|\.d|codegen)\.ts$/.test(file),
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

/** What other fields of a form say, so that the field counts. */
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

/** What the field makes of a text with a line end in it; null when it refuses all of them. */
function keptLineEnd({ schema }: Field): string | null {
  for (const beginning of BEGINNINGS) {
    for (const end of LINE_ENDS) {
      const sent = `${beginning}${end}${beginning}`;
      try {
        const own = schema.resolve({ value: sent, parent: SIBLINGS });
        const kept: unknown = own.validateSync(sent);
        if (typeof kept === "string" && HAS_LINE_END.test(kept)) return sent;
      } catch {
        // Refused, or only checked together with its siblings.
      }
    }
  }
  return null;
}

test("a text field keeps no line end unless it is one of several lines", () => {
  const fields = inputs().flatMap(([name, schema]) => textsOf(schema, name, ""));
  expect(fields.length).toBeGreaterThan(500);
  const kept = fields.filter((field) => keptLineEnd(field) !== null);
  const isExempt = ({ name }: Field) =>
    OF_SEVERAL_LINES.has(name) || LOOKED_UP.test(name) || ATTRIBUTION.has(name);
  expect(kept.filter((field) => !isExempt(field)).map(({ at }) => at)).toEqual([]);
  // A name that no field needs any more goes from the list.
  expect([...OF_SEVERAL_LINES].filter((name) => !kept.some((field) => field.name === name))).toEqual([]);
});

test("line ends of a name become one space", () => {
  const { name } = contactInput.fields;
  for (const end of LINE_ENDS) expect(String(name.cast(`Ada${end} Bcc`))).toMatch(/^Ada ?Bcc$/);
  const { firstName } = profileInput.fields;
  for (const end of ["\n", "\r\n", "\u2028", "\u0085"])
    expect((firstName as yup.StringSchema).cast(` Ada${end}${end}Maria${end}`)).toBe("Ada Maria");
});
