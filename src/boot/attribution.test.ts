/** @jest-environment jsdom */
import { forgetAttribution, storeChoice, readAttribution, readFirstTouch } from "../lib/attribution";
import { markStaffBrowser, refusesEvents } from "../client/page/staff-browser";
import { storeAttribution } from "./attribution";

const visits: { readonly id: string; readonly path: string; readonly touch: object }[] = [];

beforeAll(() => {
  Object.assign(globalThis, { API_URL: "http://api.example" });
  Object.defineProperty(crypto, "randomUUID", { value: () => `visit ${visits.length}`, configurable: true });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => {
      expect(url).toBe("http://api.example/visit");
      visits.push(JSON.parse(body) as (typeof visits)[number]);
      return true;
    },
  });
});
beforeEach(() => {
  visits.length = 0;
  localStorage.clear();
  document.cookie
    .split("; ")
    .forEach((cookie) => (document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`));
});

function visit(search: string): void {
  history.replaceState(null, "", `/${search}`);
  storeAttribution();
}

test("only known parameters of an address are stored, cleaned and truncated", () => {
  visit(`?utm_source=%20news%00letter&gclid=${"x".repeat(600)}&secret=1&fbclid=&aid=7`);
  expect(document.cookie).not.toContain("secret");
  expect(readAttribution()).toEqual({ utm_source: "newsletter", gclid: "x".repeat(512), aid: "7" });
});

test("short names in affiliate links are aliases, and the full name wins", () => {
  visit("?act=12&s=sub&h=abc");
  expect(readAttribution()).toEqual({ aid: "12", sid: "sub", clickHash: "abc" });
  visit("?aid=1&act=2");
  expect(readAttribution()).toMatchObject({ aid: "1" });
});

test("stored attribution is read again, and a later address changes only its own parameters", () => {
  visit("?utm_source=a%3Bb&gclid=1");
  visit("?gclid=2");
  expect(readAttribution()).toEqual({ utm_source: "a;b", gclid: "2" });
});

test("a value that cannot be truncated does not stop the others", () => {
  visit(`?utm_source=${"x".repeat(511)}%F0%9F%98%80&gclid=3`);
  expect(readAttribution()).toEqual({ utm_source: `${"x".repeat(511)}\uFFFD`, gclid: "3" });
});

test("foreign and unreadable cookies are ignored", () => {
  expect(readAttribution("utm_source=%E0%A4%A; other=1; gclid=ok")).toEqual({ gclid: "ok" });
  expect(readAttribution("")).toEqual({});
});

test("only stored parameters are removed from the address", () => {
  visit("?brand=a&act=12&utm_source=news&page=2#top");
  expect(location.href).toBe("http://localhost/?brand=a&page=2#top");
  visit("?brand=a%20b");
  expect(location.search).toBe("?brand=a%20b");
});

describe("a visit", () => {
  const at = (minutes: number) => jest.spyOn(Date, "now").mockReturnValue(minutes * 60_000);
  afterEach(() => jest.restoreAllMocks());

  test("is recorded once, until half an hour of inactivity", () => {
    for (const minutes of [100, 110, 139, 168]) {
      at(minutes);
      visit("");
    }
    expect(visits).toMatchObject([{ id: "visit 0", path: "/", touch: {} }]);
    at(198);
    visit("");
    expect(visits).toHaveLength(2);
  });

  test("starts again with an address that has a source, and after garbage in the storage", () => {
    visit("");
    visit("?gclid=1");
    localStorage.setItem("ef-attribution", "{");
    visit("");
    expect(visits.map(({ touch }) => touch)).toEqual([{}, { gclid: "1" }, {}]);
  });
});

describe("the first touch", () => {
  const storedVisit = () => JSON.parse(localStorage.getItem("ef-attribution")!) as object;
  const day = (days: number) => jest.spyOn(Date, "now").mockReturnValue(days * 86_400_000);
  afterEach(() => jest.restoreAllMocks());

  test("is the first address with a source, however many follow, for 30 days", () => {
    day(1);
    visit("");
    expect(readFirstTouch(storedVisit())).toEqual({});
    visit("?act=7&s=blog");
    day(9);
    visit("?gclid=2");
    expect(readFirstTouch(storedVisit())).toEqual({ aid: "7", sid: "blog" });
    expect(readAttribution()).toMatchObject({ aid: "7", gclid: "2" });
    day(30);
    expect(readFirstTouch(storedVisit())).not.toEqual({});
    day(31);
    expect(readFirstTouch(storedVisit())).toEqual({});
  });

  test.each([
    null,
    undefined,
    7,
    "x",
    [],
    {},
    { first: 1 },
    { first: { at: "x", aid: "7" } },
    { first: { aid: 7 } },
  ])("%j in the storage is ignored", (garbage) => expect(readFirstTouch(garbage)).toEqual({}));
});

test("a visitor who opted out in the footer is neither stored nor recorded, until they opt in", () => {
  storeChoice(false);
  visit("?utm_source=news&aid=7");
  expect(document.cookie).toBe("ef-uncounted=1");
  expect([visits, localStorage.length, location.search]).toEqual([[], 0, ""]);
  storeChoice(true);
  visit("?utm_source=ef-uncounted%3D");
  expect(readAttribution()).toEqual({ utm_source: "ef-uncounted=" });
  expect(visits).toHaveLength(1);
});

test("a staff browser is no shopper's, but back-office events are recorded", () => {
  visit("?utm_source=news");
  visits.length = 0;
  markStaffBrowser();
  markStaffBrowser();
  visit("?utm_source=other");
  expect([visits, readAttribution(), refusesEvents(), refusesEvents("/backoffice/orders/")]).toEqual([
    ...[[], {}],
    ...[true, false],
  ]);
  storeChoice(false);
  markStaffBrowser();
  expect(refusesEvents("/backoffice/orders/")).toBe(true);
});

describe("with Global Privacy Control", () => {
  const refuse = (value: boolean | undefined) =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value, configurable: true });
  afterEach(() => refuse(undefined));

  test("nothing is stored, and stored data is not read and can be removed", () => {
    visit("?utm_source=news&gclid=1");
    refuse(true);
    visit("?utm_source=other&aid=7");
    expect(document.cookie).toContain("utm_source=news");
    expect(document.cookie).not.toMatch(/other|aid/);
    expect(visits).toHaveLength(1);
    expect(location.search).toBe("");
    expect(readAttribution()).toEqual({});
    forgetAttribution();
    expect(document.cookie).toBe("");
  });

  test("an explicit “no opt-out” signal equals no signal", () => {
    refuse(false);
    visit("?gclid=1");
    expect(readAttribution()).toEqual({ gclid: "1" });
  });
});
