import { LIGHT, tokensCss } from "../../design/tokens";
import { namesIn, sheetOf, usedRules } from "./used-styles";

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes));

test("rules of absent classes are dropped, in a list only their selectors", () => {
  expect(used(".a{x:1}.b{x:2}.a .b,.a,p{x:3}", "a")).toBe(".a{x:1}.a,p{x:3}");
});

test("a media query stays while it has rules, and is dropped with the last", () => {
  expect(used("@media (min-width:900px){.a{x:1}.b{x:2}}@media print{.b{x:3}}", "a")).toBe(
    "@media (min-width:900px){.a{x:1}}",
  );
});

test("classes a selector does not require do not drop it", () => {
  const css =
    ':is(.b,.c){x:1}p:not(.b){x:2}a[href=".b"]{x:3}[data-b]{x:4}@font-face{src:url("b;{.c}")}@keyframes b{to{x:5}}@import "b";';
  expect(used(css)).toBe(css);
});

test("required descendants must exist too, in one of the alternatives", () => {
  const css =
    "li:has(>.a){x:1}li:has(.b){x:2}li:has(.b,.a){x:3}li:not(:has(.b)){x:4}li:has(>.b),p{x:5}li:has(p+:is(.b)){x:6}";
  expect(used(css, "a")).toBe(
    "li:has(>.a){x:1}li:has(.b,.a){x:3}li:not(:has(.b)){x:4}p{x:5}li:has(p+:is(.b)){x:6}",
  );
});

test("classes and custom properties are found anywhere in the HTML", () => {
  const html =
    '<p class="a b"><noscript><i class="c"></i></noscript><path fill="var(--brand)"/><style>i{gap:var(--s2)}</style></p>';
  const { classes, properties } = namesIn(html);
  expect([[...classes], [...properties]]).toEqual([
    ["a", "b", "c"],
    ["brand", "s2"],
  ]);
});

const sheet = `${tokensCss()}p{margin:calc(-1 * var(--s4)) calc(2 * var(--s2)) var(--r);color:var(--brand);background:var(--brand-soft)}`;

test("constants are inlined and not declared, and colors have one letter in both themes", () => {
  const css = sheetOf(sheet, namesIn(""));
  expect(css).toContain("p{margin:-16px calc(2 * 8px) var(--r);");
  expect(css).not.toMatch(/--(?:s\d|md|font|shadow-card|paper|brand)\b/);
  const [, letter] = /;color:var\(--([A-Z])\)/.exec(css)!;
  expect(css.match(new RegExp(`--${letter}:#`, "g"))).toHaveLength(3);
  expect(new Set(css.match(/--[A-Z]:/g)).size).toBe(Object.keys(LIGHT).length);
});

test("names used in the page itself stay", () => {
  const css = sheetOf(sheet, namesIn('<i style="gap:var(--s2);color:var(--brand)">'));
  expect(css).toContain("--s2:8px;");
  expect(css).toContain("--brand:#0d524e");
  expect(css).toContain("color:var(--brand);");
  expect(css).not.toContain("--brand-soft");
});
