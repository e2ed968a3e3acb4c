/** @jest-environment jsdom */
import { VEHICLE_STORAGE_KEY } from "../client/page/page-keys";
import { storeVehicle } from "../client/page/vehicle";
import { bootOnFirstTouch } from "./start-app";

const LIST = `
  <script id="mapping">window.mapping = "</b>";</script>
  <script src="/runtime.js" async></script><script src="/app.js" crossorigin="anonymous"></script>`;

const scripts = () => [...document.body.querySelectorAll("script")];

test("a touch adds the listed scripts once, in order and with their attributes", async () => {
  const answers = [Promise.reject(new TypeError("offline")), Promise.resolve({ text: async () => LIST })];
  const fetchMock = jest.fn(() => answers.shift());
  Object.assign(globalThis, { fetch: fetchMock });
  document.body.innerHTML = "<button>Menu</button>";
  bootOnFirstTouch();
  const touch = () => document.querySelector("button")!.click();
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  const move = (movementX: number) => dispatchEvent(Object.assign(new Event("pointermove"), { movementX }));

  move(0);
  expect(fetchMock).not.toHaveBeenCalled();
  move(3);
  await settle();
  expect(scripts()).toEqual([]);
  touch();
  touch();
  await settle();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(scripts().map((script) => [script.getAttributeNames(), script.text])).toEqual([
    [["id"], 'window.mapping = "</b>";'],
    [["src", "async"], ""],
    [["src", "crossorigin"], ""],
  ]);
});

test("names the stored vehicle on a tire page at once, and starts the app for what fits", async () => {
  const fetchMock = jest.fn(() => new Promise(() => undefined));
  Object.assign(globalThis, { fetch: fetchMock });
  document.body.innerHTML = `<p>My car: <b data-car=""></b></p>`;
  const name = () => document.querySelector("b")!.dataset["car"];

  localStorage.setItem(VEHICLE_STORAGE_KEY, "{broken");
  bootOnFirstTouch();
  expect([name(), fetchMock.mock.calls.length]).toEqual(["", 0]);

  const key = { year: 2019, make: "toyota", model: "camry", trim: "le" };
  storeVehicle({ key, name: "2019 Toyota Camry LE" });
  bootOnFirstTouch();
  expect([name(), fetchMock.mock.calls.length]).toEqual(["2019 Toyota Camry LE", 1]);
});
