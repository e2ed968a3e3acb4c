/** Migrations state why they exist and whether the previous version works beside them (docs/decisions/database.md). */
import { MIGRATIONS_FOLDER } from "../../server/db/migrating/migrate";
import { readSqlFiles } from "../../server/db/migrating/sql-files";

const [baseline, ...later] = readSqlFiles(MIGRATIONS_FOLDER);

test("migrations are SQL files, each with a number of its own", () => {
  const names = [baseline!, ...later].map(({ name }) => name);
  expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  expect(baseline!.name).toBe("0160-baseline");
});

test("each migration states why, and after the baseline whether the previous version works beside it", () => {
  const headOf = (text: string) => text.split("\n").slice(0, 2).join("\n");
  const head = /^-- Why: \S.+\n-- Works beside the previous version: (yes|no; \S.+)$/;
  expect(later.filter(({ text }) => !head.test(headOf(text))).map(({ name }) => name)).toEqual([]);
  expect(baseline!.text).toMatch(/^-- Why: \S/);
});
