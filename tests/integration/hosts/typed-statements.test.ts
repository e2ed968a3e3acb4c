/** Every statement of the server fits the migrated database, and returns rows of the type it promises. */
import { createDocumentStore } from "../../../server/catalogue/search/postgres/documents.store";
import { createTestDatabase, type TestDatabase } from "../../support/hosts/fresh-db";
import { checkStatements, type CheckedStatements } from "../../support/sql/statement-check";
import { openDescriber, type StatementDescriber } from "../../support/sql/statement-describer";
import { listSqlFiles, readSqlProgram, type SqlProgram } from "../../support/sql/sql-program";
import { UNFOLLOWED } from "../../support/sql/unfollowed";

/** Types of all statements are computed, on a busy machine too. */
const CHECK_TIMEOUT_MS = 600_000;
const SAMPLES = "tests/support/sql/faulty-statements.ts";
/** Share of statements that are checked at least. */
const MIN_SHARE = 0.95;

let database: TestDatabase;
let describer: StatementDescriber;
let program: SqlProgram;
let checked: CheckedStatements;

beforeAll(async () => {
  database = await createTestDatabase();
  // Its tables exist once the engine is used.
  await createDocumentStore(database.db).prepare();
  describer = await openDescriber(database.url);
  program = readSqlProgram([...listSqlFiles(), SAMPLES]);
  checked = await checkStatements(program, describer);
}, CHECK_TIMEOUT_MS);
afterAll(async () => {
  await describer?.end();
  await database?.drop();
});

const isSample = (place: string) => place.startsWith(SAMPLES);

test("statements name existing columns, and their row types have the database's names, types and nulls", () => {
  expect(checked.faults.filter((fault) => !isSample(fault))).toEqual([]);
});

test("statements that only a run determines are the listed ones", () => {
  const unfollowed = checked.unfollowed.filter((place) => !isSample(place));
  const counts: Record<string, number> = {};
  for (const place of unfollowed) {
    const [file = ""] = place.split(":");
    counts[file] = (counts[file] ?? 0) + 1;
  }
  expect(counts).toEqual(UNFOLLOWED);
  expect(1 - unfollowed.length / checked.count).toBeGreaterThan(MIN_SHARE);
});

test.each([
  ["wrongColumn", 'column "state" of relation "orders" does not exist'],
  ["wrongColumnInFragment", "column orders.states does not exist"],
  ["wrongType", "cents is int4, which the driver returns as number, not string"],
  ["wrongTypeOfList", "ids is _uuid, which the driver returns as list of string, not list of number"],
  ["missingColumn", "status is not selected"],
  ["nullableColumn", "buyer may be null (orders.user_id)"],
  ["nullableExpression", "day may be null (an expression)"],
  ["missingOfOuterJoin", "role may be null (users.role)"],
  ["keyOfOuterJoin", "buyer may be null (users.id)"],
  ["emptyAggregate", "latest may be null (an expression)"],
  ["emptySubquery", "role may be null (an expression)"],
  ["caseWithoutElse", "cents may be null (an expression)"],
  ["executedElsewhere", "buyer may be null (orders.user_id)"],
  ["correct", undefined],
])("%s: %s", (name, fault) => {
  const places = placesOf(name);
  const faults = checked.faults.filter((one) => places.some((place) => one.startsWith(`${place} `)));
  expect(faults.map((one) => one.slice(one.indexOf(" ") + 1))).toEqual(fault === undefined ? [] : [fault]);
  expect(checked.unfollowed.filter((place) => places.includes(place))).toEqual([]);
});

test("a statement with an unknown fragment is counted as one that only a run determines", () => {
  expect(checked.unfollowed.some((place) => placesOf("onlyKnownAtRunTime").includes(place))).toBe(true);
});

/** The lines of a sample. */
function placesOf(name: string): string[] {
  const file = program.files.find(({ fileName }) => fileName.endsWith(SAMPLES))!;
  const sample = file.statements.find((one) => one.getText().includes(`const ${name} =`))!;
  const [begin, end] = [sample.getStart(), sample.getEnd()].map(
    (position) => file.getLineAndCharacterOfPosition(position).line + 1,
  );
  return Array.from({ length: end! - begin! + 1 }, (_line, i) => `${SAMPLES}:${begin! + i}`);
}
