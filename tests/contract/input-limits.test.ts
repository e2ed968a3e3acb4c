/** Input lists have a maximum: the API rejects a longer one before it reads an entry. */
import { readdirSync } from "node:fs";
import path from "node:path";
import * as yup from "yup";
import { REST, type RestName } from "#contract/rest/endpoints";

const CONTRACT = path.resolve("contract");

/** The input schemas exported by modules of contract/. */
function exportedInputs(): [string, yup.Schema][] {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test|\.d)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    Object.entries(jest.requireActual<object>(path.join(CONTRACT, file))).flatMap(([name, value]) =>
      /(Input|Params)$/.test(name) && value instanceof yup.Schema
        ? [[`${file} ${name}`, value] as [string, yup.Schema]]
        : [],
    ),
  );
}

function listsOf(schema: unknown, at: string): { readonly at: string; readonly hasMaximum: boolean }[] {
  if (schema instanceof yup.ObjectSchema)
    return Object.entries(schema.fields as object).flatMap(([name, field]) =>
      listsOf(field, `${at}.${name}`),
    );
  if (!(schema instanceof yup.ArraySchema)) return [];
  const hasMaximum = schema.tests.some(({ OPTIONS }) => OPTIONS?.name === "max");
  return [{ at, hasMaximum }, ...listsOf(schema.innerType, `${at}[]`)];
}

test("every list of an input has a maximum", () => {
  const calls = (Object.keys(REST) as RestName[]).flatMap((name) => {
    const { body, params } = REST[name];
    return [
      [`${name} body`, body],
      [`${name} params`, params],
    ] as [string, yup.Schema | undefined][];
  });
  const lists = [...calls, ...exportedInputs()].flatMap(([name, schema]) => listsOf(schema, name));

  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ hasMaximum }) => !hasMaximum)).toEqual([]);
});
