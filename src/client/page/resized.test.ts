import { onResized } from "./resized";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a window is answered once, 250 ms after it kept its size, and not after the end", () => {
  const answer = jest.fn();
  const end = onResized(answer);
  dispatchEvent(new Event("resize"));
  jest.advanceTimersByTime(200);
  dispatchEvent(new Event("resize"));
  jest.advanceTimersByTime(249);
  expect(answer).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(answer).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("resize"));
  end();
  jest.advanceTimersByTime(1000);
  expect(answer).toHaveBeenCalledTimes(1);
});
