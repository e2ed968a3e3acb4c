import { render, screen } from "@testing-library/react";
import type { WholeOrderFragment } from "#contract/graphql/generated";
import { OrderTimeline } from "./order-timeline";

const entry = (id: string, at: string, summary: string, actor = "System") => ({
  __typename: "OrderEvent" as const,
  id,
  type: "SHIPMENT_DETAILS_UPDATED" as const,
  summary,
  at: `2026-11-${at}:00Z`,
  actor,
  before: null,
  after: null,
});

const titlesOf = (history: WholeOrderFragment["history"]) => {
  render(<OrderTimeline events={history} deliveryType={null} />);
  return screen.getAllByText(/^Shipped/).map(({ textContent }) => textContent);
};

test("entries that repeat each other are one entry with their number", () => {
  const history = [
    entry("3", "20T12:12", "Shipped"),
    entry("2", "20T12:05", "Shipped"),
    entry("1", "20T12:04", "Shipped"),
  ];
  expect(titlesOf(history)).toEqual(["Shipped (×3)"]);
});

test.each([
  ["more than ten minutes later", entry("2", "20T12:15", "Shipped")],
  ["by another person", entry("2", "20T12:05", "Shipped", "ada@example.com")],
  ["of other words", entry("2", "20T12:05", "Shipped in two parcels")],
])("an entry %s is an entry of its own", (_how, later) => {
  expect(titlesOf([later, entry("1", "20T12:04", "Shipped")])).toHaveLength(2);
});
