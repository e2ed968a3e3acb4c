import fc from "fast-check";
import { MESSAGES } from "../messages";
import {
  DEFAULT_FALLBACK,
  fillPlaceholders,
  FIRST_NAME,
  FIRST_NAME_WITH_FALLBACK,
  hasKnownPlaceholders,
  hasPlaceholder,
} from "./campaign-placeholders";
import { hasGoodPlaceholders } from "./campaign-prose";

test.each([
  ["Hi {{firstName}}!", "Hi Ada!", "Hi there!"],
  ["{{firstName|friend}}, {{firstName| dear reader }}", "Ada, Ada", "friend, dear reader"],
  ["{firstName} and $5", "{firstName} and $5", "{firstName} and $5"],
])("%j is filled in with the name, or the fallback", (text, withName, withoutName) => {
  expect([fillPlaceholders(text, "Ada"), fillPlaceholders(text, null)]).toEqual([withName, withoutName]);
  expect(hasKnownPlaceholders(text)).toBe(true);
});

test("a name is inserted as it is", () => {
  for (const name of ["$&", "$1", "{{firstName}}", "\\"])
    expect(fillPlaceholders("Hi {{firstName}}!", name)).toBe(`Hi ${name}!`);
});

test.each([
  "Hi {{name}}",
  "Hi {{firstname}}",
  "Hi {{ firstName }}",
  "Hi {{firstName",
  "Hi {firstName}}",
  "Hi {{firstName}",
  "Hi {{{firstName}}}",
  "Hi {{firstName|}}",
  "Hi {{firstName|  }}",
  "Hi {{firstName|a|b}}",
  "Hi {{firstName|my\nfriend}}",
  `Hi {{firstName|${"a".repeat(61)}}}`,
  "Hi {{first{{firstName}}Name}}",
])("%j is rejected, and would be sent as typed", (text) => {
  expect(hasKnownPlaceholders(text)).toBe(false);
});

test.each([
  ["[Picks for {{firstName}}](/tires/)", true],
  ["[Picks](/tires/{{firstName}})", false],
  ["{{firstName|[x](/y)}}", false],
  ["{{firstName|a\n\nb}}", false],
])("the text %j has good placeholders: %s", (text, isGood) => expect(hasGoodPlaceholders(text)).toBe(isGood));

test("the examples on screen are placeholders", () => {
  for (const text of [FIRST_NAME, FIRST_NAME_WITH_FALLBACK, MESSAGES.campaigns.placeholder]) {
    expect(hasKnownPlaceholders(text) && hasPlaceholder(text)).toBe(true);
    expect(MESSAGES.campaigns.placeholder).toContain(FIRST_NAME_WITH_FALLBACK);
  }
});

const piece = fc.oneof(
  fc.constantFrom("{{", "}}", "{", "}", "|", "firstName", "{{firstName}}", "{{firstName|x}}", " ", "\n"),
  fc.string({ unit: "grapheme" }),
);
const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

test("accepted texts have no braces after filling in, and texts without placeholders stay, whatever they are", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const filled = fillPlaceholders(text, null);
      if (hasKnownPlaceholders(text)) expect(filled).not.toMatch(/\{\{|\}\}/);
      if (!hasPlaceholder(text)) expect(filled).toBe(text);
      if (!text.includes("{{")) expect(filled).toBe(text);
    }),
  );
});

test("any fallback without braces, bars and line breaks is used", () => {
  const fallback = fc
    .string({ minLength: 1, maxLength: 60 })
    .filter((words) => words.trim() !== "" && !/[{}|\n]/.test(words));
  fc.assert(
    fc.property(fallback, (words) => {
      const text = `Hi {{firstName|${words}}}`;
      expect([hasKnownPlaceholders(text), fillPlaceholders(text, null)]).toEqual([
        true,
        `Hi ${words.trim()}`,
      ]);
      expect(fillPlaceholders("{{firstName}}", null)).toBe(DEFAULT_FALLBACK);
    }),
  );
});
