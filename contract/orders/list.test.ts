import { orderFilterInput } from "./list";
import { BULK_ACTIONS, ORDER_BULK_ACTIONS } from "./bulk";
import { ORDER_STATUS_ROWS, statusesWhere } from "./statuses";
import { ORDER_TAB_LABELS, type OrderTab } from "./tabs";

test.each(Object.keys(ORDER_TAB_LABELS) as OrderTab[])("tab %s lists a status", (tab) => {
  expect(statusesWhere(({ lists }) => lists.tab === tab)).not.toEqual([]);
});

test.each([{}, null])("an empty filter (%j) filters nothing", (filter) => {
  expect(orderFilterInput.validateSync(filter)).toEqual({
    text: "",
    statuses: [],
    from: null,
    to: null,
    fromTotal: null,
    toTotal: null,
    methods: [],
    delivery: null,
    risk: null,
    supplier: null,
    affiliate: null,
    isPhoneOrder: false,
    hasPaymentException: false,
    hasOpenReturn: false,
    assignee: null,
    tag: null,
  });
});

test.each([
  [{ statuses: ["toString"] }],
  [{ statuses: "x".repeat(5) }],
  [{ methods: ["CASH"] }],
  [{ from: "2026-02-31" }],
  [{ fromTotal: 1.5 }],
  [{ toTotal: -1 }],
  [{ risk: "HIGH" }],
  [{ supplier: "x".repeat(101) }],
  [{ assignee: "ada" }],
  [{ tag: "x".repeat(31) }],
])("%j is rejected", (filter) => expect(() => orderFilterInput.validateSync(filter)).toThrow());

test.each(["review", "fulfil", "confirmed", "completed"] as const)(
  "tab %s has the label of its orders' badge",
  (tab) => {
    const badges = statusesWhere(({ lists }) => lists.tab === tab).map(
      (status) => ORDER_STATUS_ROWS[status].look.label,
    );
    expect(badges).toContain(ORDER_TAB_LABELS[tab]);
  },
);

test.each(ORDER_BULK_ACTIONS.filter((action) => action === "FULFIL" || action === "CONFIRM"))(
  "%s of many orders has the label for one",
  (action) => expect(BULK_ACTIONS[action].label).toBe(ORDER_STATUS_ROWS[BULK_ACTIONS[action].to].move.label),
);
