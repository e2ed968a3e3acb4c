/** Typed text as forms and the API clean it. */
import { contactInput } from "./marketing";
import { text, textLine } from "./fields";

test("a field of one line has none of the line ends that were pasted into it", () => {
  expect(textLine(60).cast(" Ada\r\nBcc: all@mail.example\u2028 L. ")).toBe("Ada Bcc: all@mail.example L.");
  expect(text(60).cast("two\nlines")).toBe("two\nlines");
  expect(contactInput.fields.name.cast("Ada\nLovelace")).toBe("Ada Lovelace");
});

test("marks that no script stacks are dropped, those of a script stay", () => {
  const stacked = "\u0301\u0316";
  expect(text(60).cast(`e${stacked.repeat(500)}`)!.length).toBeLessThanOrEqual(13);
  expect(text(60).cast("Nguyễn Thị".normalize("NFD"))).toBe("Nguyễn Thị");
});
