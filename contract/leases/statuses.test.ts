import { LEASE_LOOKS, LEASE_OPEN, LEASE_STATUSES, LEASE_STOPPED, LEASE_TRANSITIONS } from "./statuses";

const ends = LEASE_STATUSES.filter((status) => LEASE_TRANSITIONS[status].length === 0);

test("the statuses are spelled as in the API", () => {
  expect([...LEASE_STATUSES].sort()).toEqual(
    [
      "UKNOWN",
      "PENDING",
      "PROGRESS",
      "IN REVIEW",
      "COMPLETED",
      "APPROVED",
      "BLOCKED",
      "CANCELLED",
      "INITIATED",
      "DECLINED",
      "ERROR",
    ].sort(),
  );
});

test.each([
  ["orange", ["PENDING", "PROGRESS", "IN REVIEW", "INITIATED"]],
  ["green", ["COMPLETED", "APPROVED"]],
  ["red", ["UKNOWN", "BLOCKED", "CANCELLED", "DECLINED", "ERROR"]],
])("%s are %s", (tone, expected) => {
  const statuses = LEASE_STATUSES.filter((status) => LEASE_LOOKS[status].tone === tone);
  expect([...statuses].sort()).toEqual([...expected].sort());
});

test("an application ends completed, declined, blocked or cancelled, and never leaves those", () => {
  expect([...ends].sort()).toEqual(["BLOCKED", "CANCELLED", "COMPLETED", "DECLINED"]);
  expect(ends).toEqual(expect.arrayContaining([...LEASE_STOPPED]));
});

test("an open one may become anything later, an error and an unknown status may be retried, and nothing else moves backward", () => {
  const position = (status: (typeof LEASE_STATUSES)[number]) => LEASE_STATUSES.indexOf(status);
  const back = LEASE_STATUSES.flatMap((from) =>
    LEASE_TRANSITIONS[from].filter((to) => position(to) <= position(from)).map((to) => `${from} to ${to}`),
  );
  expect(back).toEqual(["UKNOWN to PENDING", "ERROR to PENDING"]);
  for (const from of LEASE_OPEN) {
    const later = LEASE_STATUSES.slice(position(from) + 1);
    expect([...LEASE_TRANSITIONS[from]].sort()).toEqual([...later].sort());
  }
});

test("an error removes no approval", () => {
  expect(LEASE_TRANSITIONS.APPROVED).toEqual(expect.arrayContaining(["COMPLETED", "CANCELLED"]));
  expect(LEASE_TRANSITIONS.APPROVED).not.toContain("ERROR");
});
