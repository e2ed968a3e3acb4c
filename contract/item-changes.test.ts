import { ITEM_CHANGE_NAMES, ruleOfChange } from "./item-changes";
import { ITEM_TRANSITIONS, mayFollow } from "./orders";

test.each(ITEM_CHANGE_NAMES)("%s is noted only where the table of items has the move", (change) => {
  for (const from of ruleOfChange(change).from) {
    expect([from, mayFollow(ITEM_TRANSITIONS, from, change)]).toEqual([from, true]);
  }
});
