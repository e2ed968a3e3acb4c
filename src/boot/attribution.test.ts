/** @jest-environment jsdom */
import { readAttribution } from "../lib/attribution";
import { keepAttribution } from "./attribution";

beforeEach(() =>
  document.cookie
    .split("; ")
    .forEach((cookie) => (document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`)),
);

function visit(search: string): void {
  history.replaceState(null, "", `/${search}`);
  keepAttribution();
}

test("only the known parameters of an address are kept, cleaned and cut", () => {
  visit(`?utm_source=%20news%00letter&gclid=${"x".repeat(600)}&secret=1&fbclid=&aid=7`);
  expect(document.cookie).not.toContain("secret");
  expect(readAttribution()).toEqual({ utm_source: "newsletter", gclid: "x".repeat(512), aid: "7" });
});

test("the short names of partners' links mean the same, and the full name goes first", () => {
  visit("?act=12&s=sub&h=abc");
  expect(readAttribution()).toEqual({ aid: "12", sid: "sub", clickHash: "abc" });
  visit("?aid=1&act=2");
  expect(readAttribution()).toMatchObject({ aid: "1" });
});

test("what was kept is read again, and a later address changes only what it tells", () => {
  visit("?utm_source=a%3Bb&gclid=1");
  visit("?gclid=2");
  expect(readAttribution()).toEqual({ utm_source: "a;b", gclid: "2" });
});

test("a value that cannot be cut there does not stop the others", () => {
  visit(`?utm_source=${"x".repeat(511)}%F0%9F%98%80&gclid=3`);
  expect(readAttribution()).toEqual({ utm_source: `${"x".repeat(511)}\uFFFD`, gclid: "3" });
});

test("cookies that are not ours or not readable tell nothing", () => {
  expect(readAttribution("utm_source=%E0%A4%A; other=1; gclid=ok")).toEqual({ gclid: "ok" });
  expect(readAttribution("")).toEqual({});
});
