/** Server files carry their role (docs/ARCHITECTURE.md), so a name says what a file may contain. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SERVER = path.resolve(__dirname, "../../server");
/** Folders that are a role: everything in them is infrastructure, or a step of the importer. */
const ROLES_OF_THEIR_OWN = ["bundle/", "db/", "jobs/", "http/", "cli/", "gateways/", "catalogue/import/"];
const SUFFIX =
  /\.(routes|resolvers|service|change|store|worker|model|record|rules|mapping|mail|port|settings|sealed|source|vendor|gateway|client)\.ts$/;

const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\/.+\.ts$/.test(file) && !/\.test\.ts$|-for-tests\.ts$|\.generated\.ts$/.test(file),
);

/** `auth/auth.ts` wires `auth/`. */
function isNamedAsItsFolder(file: string): boolean {
  return path.basename(file, ".ts") === path.basename(path.dirname(file));
}

test("every server file has the suffix of its role, its folder's name, or a folder that is a role", () => {
  const without = files.filter(
    (file) =>
      !SUFFIX.test(file) &&
      !isNamedAsItsFolder(file) &&
      !ROLES_OF_THEIR_OWN.some((folder) => file.startsWith(folder)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

test("one store writes lease applications", () => {
  const isWrite =
    /\b(INSERT INTO|UPDATE|DELETE FROM) lease_applications\b|(insertInto|updateTable|deleteFrom)\("lease_applications"/;
  const writers = files.filter((file) => isWrite.test(readFileSync(path.join(SERVER, file), "utf8")));
  expect(writers).toEqual(["leases/applications/application-writes.store.ts"]);
});

test("no two emails have the same kind, which identifies them in the log and in sent mails", () => {
  const kinds = files
    .filter((file) => file.endsWith(".mail.ts"))
    .flatMap((file) => [...readFileSync(path.join(SERVER, file), "utf8").matchAll(/\bkind: "([^"]+)"/g)])
    .map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(30);
  expect(kinds).toEqual([...new Set(kinds)]);
});
