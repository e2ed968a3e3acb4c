import fc from "fast-check";
import { Parser } from "htmlparser2";
import { cleanLine, cleanParagraphs } from "./clean-text";
import { decodeWindows1252 } from "./repair-encoding";

describe("supplier text", () => {
  it.each([
    ["entities", "Apple&#174; 13&quot; &#8212; caf&#233;", 'Apple® 13" — café'],
    ["entities encoded twice", "Tom &amp;amp; Jerry &amp;#174;", "Tom & Jerry ®"],
    ["tags", "<b>Bold</b> <i>move</i>", "Bold move"],
    ["block tags, which part words", "one<br>two<p>three</p>", "one two three"],
    ["encoded tags", "&lt;strong&gt;Loud&lt;/strong&gt;", "Loud"],
    ["scripts with their content", "Safe<script>alert(1)</script><style>p{}</style>!", "Safe!"],
    ["handlers in tags", "<img src=x onerror=alert(1)>Lamp", "Lamp"],
    ["a comparison that is no tag", "5 < 6 & 7 > 2", "5 < 6 & 7 > 2"],
    ["UTF-8 read as Windows-1252", "Samsungâ€™s CafÃ© â€œbestâ€\u009d â„¢", "Samsung’s Café “best” ™"],
    ["the same gone wrong twice", "Itâ€™s".replace(/[^ -~]/g, (c) => misread(c)), "It’s"],
    ["letters that only look misread", "CAFÉ® Ångström naïve", "CAFÉ® Ångström naïve"],
    ["control characters", "a\u0000b\u0007c\u001bd\u0085e", "abcde"],
    ["zero-width and direction marks", "a\u200bb\u202ec\ufeffd", "abcd"],
    ["white space of every kind", "  a\t\tb\u00a0\r\n c  ", "a b c"],
    ["letters made of two characters", "Cafe\u0301", "Café"],
    ["half of a character", "a\ud83db", "ab"],
    ["words that mean nothing", "NULL", ""],
    ["error values of spreadsheets", " #REF! ", ""],
    ["tags after an invisible character", "<\u200bscript>alert(1)</script>Safe", "Safe"],
    ["the same as entities", "&lt;&#8203;img src=x onerror=alert(1)&gt;Lamp", "Lamp"],
    ["entities after an invisible character", "&l\u200bt;b&g\u00adt;Loud", "Loud"],
    ["tags behind half of a character", "<\ud83db>Loud", "Loud"],
    ["what is left of one tag and is another", "<<i>b>Loud<<i>/b>", "Loud"],
  ])("is cleaned of %s", (_, dirty, clean) => {
    expect(cleanLine(dirty, 500)).toBe(clean);
  });

  const pieces = [
    "<",
    "</",
    ">",
    "b",
    "script",
    "img src=x",
    "&lt;",
    "&#60;",
    "&amp;lt;",
    "&gt;",
    "\u200b",
    "\u0000",
  ];
  it("has no tag left, whatever its content", () => {
    const text = fc.array(fc.constantFrom(...pieces, "\u00ad", "\ud83d", " ", "!", "\n", "\u0301"), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const tags: string[] = [];
        const clean = cleanParagraphs(parts.join(""), 5_000);
        new Parser({ onopentag: (name) => tags.push(name) }, { decodeEntities: false }).end(clean);
        expect(tags).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is truncated at its limit, with a mark", () => {
    expect(cleanLine("x".repeat(300), 10)).toBe(`${"x".repeat(9)}…`);
    expect(cleanLine(`${"x".repeat(8)}😀😀`, 10)).toBe(`${"x".repeat(8)}…`);
  });

  it("keeps its paragraphs when requested", () => {
    expect(cleanParagraphs("<p>One&nbsp; two</p>\n\n<p>Three</p>", 100)).toBe("One two\nThree");
  });
});

function misread(letter: string): string {
  return decodeWindows1252(Buffer.from(letter));
}
