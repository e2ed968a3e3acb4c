import { failedFilesOf, outcomeOf, unsteadyOf, withSecondRun, type JestReport } from "./jest-report";

/** A report of files whose tests have the given states; "broken" stands for a file that could not run. */
function reportOf(files: Readonly<Record<string, readonly string[] | "broken">>): JestReport {
  return {
    testResults: Object.entries(files).map(([name, states]) => ({
      name,
      status: states === "broken" || states.includes("failed") ? "failed" : "passed",
      startTime: 0,
      endTime: 1_000,
      assertionResults:
        states === "broken"
          ? []
          : states.map((status, index) => ({ fullName: `test ${index}`, status, failureMessages: [] })),
    })),
  };
}

test("skipped tests, broken files, empty projects and failed set-ups are failures", () => {
  expect(outcomeOf("e2e", reportOf({ a: ["passed", "pending"] }), 0)).toMatchObject({ passed: 1, failed: 1 });
  expect(outcomeOf("e2e", reportOf({ a: ["passed"], b: "broken" }), 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ["b could not run"],
  });
  expect(outcomeOf("e2e", reportOf({}), 0).failed).toBe(1);
  expect(outcomeOf("e2e", reportOf({ a: ["passed"] }), 1).failed).toBe(1);
  expect(outcomeOf("e2e", null, 1)).toEqual({ passed: 0, failed: 1, failures: ["e2e"] });
});

describe("a second run of the failed files", () => {
  const first = reportOf({ a: ["passed"], b: ["passed", "failed"], c: "broken", d: ["failed"] });

  test("replaces their results only", () => {
    expect(failedFilesOf(first)).toEqual(["b", "c", "d"]);
    const second = reportOf({ b: ["passed", "passed"], c: ["passed"], d: ["failed"] });
    expect(outcomeOf("e2e", withSecondRun(first, second), 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ["d: test 0"],
    });
    expect(unsteadyOf(first, second)).toEqual(["b: test 1", "c could not run"]);
  });

  test("keeps the first result of a file that it left out", () => {
    expect(outcomeOf("e2e", withSecondRun(first, reportOf({ d: ["passed"] })), 0).failed).toBe(2);
  });
});
