import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BookStorage } from "./book-storage";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "books-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("books on disk", () => {
  it("survive a kill, with the last record winning", () => {
    const book = new BookStorage(folder).open<{ cents: number }>("sales");
    book.put("a", { cents: 1 });
    book.put("b", { cents: 2 });
    book.put("a", { cents: 3 });

    const again = new BookStorage(folder).open<{ cents: number }>("sales");

    expect(again.list()).toEqual([{ cents: 3 }, { cents: 2 }]);
    expect(again.get("c")).toBeUndefined();
  });

  it("lose nothing but a kill's partial line", () => {
    new BookStorage(folder).open<number>("sales").put("a", 1);
    const file = path.join(folder, "sales.jsonl");
    appendFileSync(file, '["b",{"cen');

    const again = new BookStorage(folder).open<number>("sales");
    again.put("c", 3);

    expect(again.list()).toEqual([1, 3]);
    expect(readFileSync(file, "utf8")).toBe('["a",1]\n["c",3]\n');
  });
});

it("are readable by their owner only, even if an earlier version left them open", () => {
  const file = path.join(folder, "sales.jsonl");
  writeFileSync(file, '["a",1]\n');
  chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  const storage = new BookStorage(folder);
  storage.open<number>("sales");
  storage.open<number>("refunds").put("a", 1);
  const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);
  expect([folder, file, path.join(folder, "refunds.jsonl")].map(modeOf)).toEqual(["700", "600", "600"]);
});

it("are kept in memory when there is no folder", () => {
  const storage = new BookStorage(null);
  storage.open<number>("sales").put("a", 1);

  expect(storage.open<number>("sales").list()).toEqual([]);
});
