/** The privacy page lists everything the code stores in a browser, and nothing else. */
import ts from "typescript";
import { ATTRIBUTION_DAYS } from "#contract/analytics/attribution";
import { BROWSER_STORAGE } from "#contract/site/browser-storage";
import { codeBelow, visitCode } from "../support/source-text";

/** Storage names start like this; event names are never stored. */
const OURS = /^ef-[a-z-]+$/;
const EVENTS = ["ef-route", "ef-ready", "ef-choice"];
/** Also constants with these names, in files that use a cookie or storage. */
const NAMED = /^(AUTH_COOKIE|RETURN_URL_KEY|NAME)$/;
const STORES = /document\.cookie|sessionStorage|localStorage|Set-Cookie/;

test("every key and cookie of the code is in the table, and no obsolete one", () => {
  const names = new Set<string>(Object.keys(ATTRIBUTION_DAYS));
  for (const file of codeBelow("src", "server")) {
    visitCode(file, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isStringLiteral(node.initializer))
        return;
      const { text } = node.initializer;
      const isNamed = NAMED.test(node.name.getText()) && STORES.test(node.getSourceFile().text);
      if ((OURS.test(text) && !EVENTS.includes(text)) || isNamed) names.add(text);
    });
  }
  expect(names.size).toBeGreaterThan(20);
  expect(BROWSER_STORAGE.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test("each has a purpose and a lifetime", () => {
  for (const { purpose, life } of BROWSER_STORAGE) {
    expect(purpose).toMatch(/^[A-Z].{10,}\.$/);
    expect(life.length).toBeGreaterThan(3);
  }
});
