/** A benchmark that misses its target must never appear to pass. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BenchReport } from "./bench-report";

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

test("both ends of a target count as met, anything beyond as missed", () => {
  const report = new BenchReport("api");
  report.figure("search p50", 10, "ms", { max: 10 });
  report.figure("search rate", 300, "requests/s", { min: 300 });
  expect(report.isMet).toBe(true);
  report.figure("memory", 200.1, "MB", { max: 200 });
  expect(report.isMet).toBe(false);
});

test("a figure that is not a number misses its target and an empty report is no success", () => {
  const report = new BenchReport("build");
  expect(report.isMet).toBe(false);
  report.figure("ratio", Number.NaN, "×", { max: 1.5 });
  expect(report.isMet).toBe(false);
});

test("the written report carries the figures, their targets and baselines", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const report = new BenchReport("import");
  report.figure("50,000 products", 21.5, "s", { max: 30 }, 4);
  const written = JSON.parse(await readFile(await report.write(folder), "utf8")) as Record<string, unknown>;
  expect(written).toMatchObject({
    name: "import",
    isMet: true,
    figures: [
      {
        name: "50,000 products",
        value: 21.5,
        unit: "s",
        better: "lower",
        target: { max: 30 },
        baseline: 4,
        isMet: true,
      },
    ],
  });
  await rm(folder, { recursive: true });
});
