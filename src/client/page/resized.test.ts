import { onResized } from "./resized";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a resize is reported once, 250 ms after the last change, and not after unsubscribing", () => {
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
