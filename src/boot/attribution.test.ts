/** @jest-environment jsdom */
import { forgetAttribution, readAttribution } from "../lib/attribution";
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

describe("with Global Privacy Control", () => {
  const refuse = (value: boolean | undefined) =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });
  afterEach(() => refuse(undefined));

  test("nothing is kept, and what was kept is not read and can be removed", () => {
    visit("?utm_source=news&gclid=1");
    refuse(true);
    visit("?utm_source=other&aid=7");
    expect(document.cookie).toContain("utm_source=news");
    expect(document.cookie).not.toMatch(/other|aid/);
    expect(readAttribution()).toEqual({});
    forgetAttribution();
    expect(document.cookie).toBe("");
  });

  test("a browser that says it does not refuse is kept as one that says nothing", () => {
    refuse(false);
    visit("?gclid=1");
    expect(readAttribution()).toEqual({ gclid: "1" });
  });
});
