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
