import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeFolder } from "./make-folder";

describe("making a folder", () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(path.join(tmpdir(), "make-folder-"));
  });
  afterEach(() => rmSync(base, { recursive: true }));

  it("makes what is missing above it, and minds nothing that is there", () => {
    const folder = path.join(base, "a", "b", "c");
    makeFolder(folder);
    makeFolder(folder);

    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it("ends with an error below a file and where no folder can be made", () => {
    writeFileSync(path.join(base, "file"), "");

    expect(() => makeFolder(path.join(base, "file", "below"))).toThrow();
    expect(() => makeFolder("/proc/nowhere/below")).toThrow();
  });
});
