import { xmlDocument } from "./xml";

it("writes types as the vendor's clients read them", () => {
  const xml = xmlDocument("answer", {
    text: 'Tom & <Jerry> "x"',
    count: 3,
    yes: true,
    none: null,
    at: new Date("2026-11-20T10:00:00.123Z"),
    list: { tag: "item", items: ["a", { b: "c" }] },
    empty: { tag: "item", items: [] },
  });

  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<answer><text>Tom &amp; &lt;Jerry&gt; "x"</text>' +
      '<count type="integer">3</count><yes type="boolean">true</yes><none nil="true"/>' +
      '<at type="datetime">2026-11-20T10:00:00Z</at>' +
      '<list type="array"><item>a</item><item><b>c</b></item></list><empty type="array"></empty></answer>',
  );
});

it("omits characters XML cannot contain", () => {
  expect(xmlDocument("t", "a\u0000b\u0008c\uD800d😀")).toContain("<t>abcd😀</t>");
});
