import { ITEM_CHANGE_NAMES } from "./item-changes";
import { ITEM_STATUS_ROWS, ITEM_STATUSES } from "./item-statuses";
import { ITEM_TRANSITIONS, mayFollow } from "./orders";

test.each(ITEM_CHANGE_NAMES)("%s is recorded only where the item table allows it", (change) => {
  const before = ITEM_STATUSES.filter((from) => ITEM_STATUS_ROWS[from].changes.includes(change));
  expect(before).not.toEqual([]);
  for (const from of before) {
    expect([from, mayFollow(ITEM_TRANSITIONS, from, change)]).toEqual([from, true]);
  }
});
