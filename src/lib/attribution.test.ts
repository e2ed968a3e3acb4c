import { keepAttribution, parseAttribution, readAttribution } from "./attribution";

const forgetAll = () =>
  document.cookie
    .split("; ")
    .forEach((cookie) => (document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`));
beforeEach(forgetAll);

test("only the known parameters of an address are kept, cleaned and cut", () => {
  expect(
    parseAttribution(`?utm_source=%20news%00letter&gclid=${"x".repeat(600)}&secret=1&fbclid=&aid=7`),
  ).toEqual({ utm_source: "newsletter", gclid: "x".repeat(512), aid: "7" });
});

test("the short names of partners' links mean the same, and the full name goes first", () => {
  expect(parseAttribution("?act=12&s=sub&h=abc")).toEqual({ aid: "12", sid: "sub", clickHash: "abc" });
  expect(parseAttribution("?aid=1&act=2")).toEqual({ aid: "1" });
});

test("what was kept is read again, and a later address changes only what it tells", () => {
  keepAttribution("?utm_source=a%3Bb&gclid=1");
  keepAttribution("?gclid=2");
  expect(readAttribution()).toEqual({ utm_source: "a;b", gclid: "2" });
});

test("cookies that are not ours or not readable tell nothing", () => {
  expect(readAttribution("utm_source=%E0%A4%A; other=1; gclid=ok")).toEqual({ gclid: "ok" });
  expect(readAttribution("")).toEqual({});
});
