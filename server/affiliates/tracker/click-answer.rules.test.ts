import { clickIdOf } from "./click-answer.rules";

test.each([
  [{ code: 0, rxId: "12~abc" }, "abc"],
  [{ code: "0", rxId: "12~abc~more" }, "abc"],
  [{ code: 0, rxId: "abc" }, "abc"],
  [{ code: 0, rxId: "12~" }, null],
  [{ code: 0, rxId: "" }, null],
  [{ code: 0, rxId: "12~a b" }, null],
  [{ code: 0, rxId: `1~${"x".repeat(513)}` }, null],
  [{ code: 0, rxId: 12 }, null],
  [{ code: 7, rxId: "12~abc" }, null],
  [{ rxId: "12~abc" }, null],
  [null, null],
  ["12~abc", null],
])("%j names the click %j", (answer, click) => expect(clickIdOf(answer)).toBe(click));
