import { classesIn, usedRules } from "./used-styles";

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes));

test("rules of classes the page does not have are left out, of a list the selectors", () => {
  expect(used(".a{x:1}.b{x:2}.a .b,.a,p{x:3}", "a")).toBe(".a{x:1}.a,p{x:3}");
});

test("a media query stays with the rules it keeps, and goes with the last", () => {
  expect(used("@media (min-width:900px){.a{x:1}.b{x:2}}@media print{.b{x:3}}", "a")).toBe(
    "@media (min-width:900px){.a{x:1}}",
  );
});

test("what a selector does not need is no reason to leave it out", () => {
  const css =
    ':is(.b,.c){x:1}p:not(.b){x:2}a[href=".b"]{x:3}[data-b]{x:4}@font-face{src:url("b;{.c}")}@keyframes b{to{x:5}}@import "b";';
  expect(used(css)).toBe(css);
});

test("classes are read wherever the HTML names them", () => {
  const html = '<p class="a b"><noscript><i class="c"></i></noscript></p>';
  expect([...classesIn(html)]).toEqual(["a", "b", "c"]);
});
