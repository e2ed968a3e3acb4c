import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inOrderOfMentions, readFunctions } from "./functions";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "functions-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, body: string) => writeFile(path.join(folder, `${name}.sql`), body);

test("a function follows those it mentions, except in comments", async () => {
  await write("add-all", "-- Not by add_two.\nSELECT sum_of(add_one(1));");
  await write("add-one", "SELECT 1;");
  await write("add-two", "SELECT add_all();");
  await write("sum-of", "SELECT add_one(2), sum_of(1);");
  expect(inOrderOfMentions(readFunctions(folder)).map(({ name }) => name)).toEqual([
    "add_one",
    "sum_of",
    "add_all",
    "add_two",
  ]);
});

test("functions that mention each other in a circle are refused by name", async () => {
  await write("add-one", "SELECT add_two();");
  await write("add-two", "SELECT add_one();");
  expect(() => inOrderOfMentions(readFunctions(folder))).toThrow(
    "SQL functions mention each other in a circle: add_one",
  );
});
