/** An unread warning is a defect: any console.error or console.warn fails the test. */
import { format } from "node:util";

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  const reported = complaints;
  complaints = [];
  if (reported.length > 0) throw new Error(`The test wrote to the console:\n${reported.join("\n")}`);
});
