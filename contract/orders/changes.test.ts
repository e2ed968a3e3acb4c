import { MESSAGES } from "../messages";
import { cancelInput, moveInput, noteInput, refundInput } from "./changes";
import { centsOf } from "../money/money";

const complaintOf = (task: () => unknown): string | null => {
  try {
    task();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ["12.50", 1250],
  ["12.5", 1250],
  ["$1,012", 101200],
  ["0.07", 7],
  ["1.15", 115],
])("%s is %d cents", (text, cents) => expect(centsOf(text)).toBe(cents));

test.each(["", "abc", "-1", "1.234", "1e3", "."])("“%s” is not an amount", (text) =>
  expect(centsOf(text)).toBeNaN(),
);

test.each([
  ["", MESSAGES.orders.refundAmount],
  ["0", MESSAGES.orders.refundAmount],
  ["ten", MESSAGES.orders.refundAmount],
  ["10.01", MESSAGES.orders.refundTooMuch("$10.00")],
  ["10.00", null],
  ["0.01", null],
])("a refund of “%s” out of ten dollars: %s", (amount, complaint) =>
  expect(complaintOf(() => refundInput(1000).validateSync({ amount, reason: "Scratched" }))).toBe(complaint),
);

test("a reason is required where the customer loses something, and otherwise optional", () => {
  expect(complaintOf(() => refundInput(1000).validateSync({ amount: "1", reason: " " }))).toBe(
    MESSAGES.orders.reason,
  );
  expect(complaintOf(() => moveInput("RETURNED").validateSync({ reason: "" }))).toBe(MESSAGES.orders.reason);
  expect(complaintOf(() => moveInput("COMPLETED").validateSync({ reason: "" }))).toBeNull();
  expect(complaintOf(() => cancelInput.validateSync({ reason: "x".repeat(501) }))).toBe(
    MESSAGES.orders.reasonTooLong,
  );
});

test("a note has one of three kinds and a text", () => {
  expect(complaintOf(() => noteInput.validateSync({ type: "PHONE_CALL", note: "Called" }))).toBeNull();
  expect(complaintOf(() => noteInput.validateSync({ type: "PHONE_CALL", note: " " }))).toBe(
    MESSAGES.orders.note,
  );
  expect(complaintOf(() => noteInput.validateSync({ type: "CANCELLED", note: "Called" }))).toBe(
    MESSAGES.validation.unexpected,
  );
});
