import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeFolder } from "./make-folder";

describe("creating a folder", () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), "make-folder-"));
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it("creates missing parents, and is a no-op for existing ones", () => {
    const folder = path.join(base, "a", "b", "c");
    makeFolder(folder);
    makeFolder(folder);

    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it("throws below a file and where no folder can be created", () => {
    writeFileSync(path.join(base, "file"), "");

    expect(() => makeFolder(path.join(base, "file", "below"))).toThrow();
    expect(() => makeFolder("/proc/nowhere/below")).toThrow();
  });
});
