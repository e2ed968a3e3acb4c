import { watchDoubleTaps } from "./double-taps";

const clicks: string[] = [];

function tap(selector: string, timeStamp: number): void {
  const click = new MouseEvent("click", { bubbles: true });
  Object.defineProperty(click, "timeStamp", { value: timeStamp });
  document.querySelector(selector)!.dispatchEvent(click);
}

beforeAll(() => {
  watchDoubleTaps();
  addEventListener("click", ({ target }) => clicks.push((target as Element).id));
  document.body.innerHTML = `<button id="a" data-add-to-cart="1"></button>
    <button id="b" data-add-to-cart="2"></button><button id="other"></button>`;
});
beforeEach(() => clicks.splice(0));

test("the second click of a double tap reaches nobody; a later one does", () => {
  tap("#a", 1_000);
  tap("#a", 1_180);
  tap("#a", 1_900);
  expect(clicks).toEqual(["a", "a"]);
});

test("quick clicks on two products, and on other buttons, all count", () => {
  tap("#a", 5_000);
  tap("#b", 5_100);
  tap("#other", 5_200);
  tap("#other", 5_250);
  expect(clicks).toEqual(["a", "b", "other", "other"]);
});

test.each([
  ["Enter", 1],
  ["Escape", 2],
])("after the key %s, %s clicks count: only a pressing key belongs to a double tap", (key, count) => {
  const at = count * 10_000;
  tap("#a", at);
  document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  tap("#a", at + 100);
  expect(clicks).toHaveLength(count);
});

test("a click elsewhere, such as on a panel's close button, ends a double tap", () => {
  tap("#a", 40_000);
  tap("#other", 40_100);
  tap("#a", 40_200);
  expect(clicks).toEqual(["a", "other", "a"]);
});
