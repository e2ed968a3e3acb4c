import { fireEvent, render, screen } from "@testing-library/react";
import { beginningOf, TypedText } from "./typed-text";

test("a short text is shown in full", () => {
  expect(beginningOf("It washes well.\nTwice.")).toBeNull();
  expect(beginningOf("x".repeat(240))).toBeNull();
});

test.each([
  ["many words", "loud ".repeat(100), /^(loud )*loud$/],
  ["many lines", "a\nb\nc\nd\ne\nf", /^a\nb\nc\nd$/],
  ["no space at all", "x".repeat(5_000), /^x{240}$/],
  ["characters of two halves", `${"x".repeat(239)}😀${"x".repeat(9)}`, /^x{239}$/],
])("of %s the beginning is shown, never ending in half a word or character", (_kind, text, start) => {
  expect(beginningOf(text)).toMatch(start);
});

test("a click shows a long text in full, and the next one collapses it", () => {
  const text = `${"It is loud. ".repeat(60)}The end.`;
  render(<TypedText lead="Our answer: " text={text} />);
  const group = screen.getByRole("group");
  expect(group).not.toHaveAttribute("open");
  fireEvent.click(screen.getByText("Read more"));
  expect(group).toHaveAttribute("open");
  expect(group).toHaveTextContent(/The end\.$/);
  fireEvent.click(screen.getByText("Show less"));
  expect(group).not.toHaveAttribute("open");
});
