import { oneAtATime } from "./one-at-a-time";

test("concurrent calls for one key are merged, and those for another are not", async () => {
  const once = oneAtATime<number>();
  let begun = 0;
  const work = async () => (begun += 1);

  expect(await Promise.all([once("a", work), once("a", work), once("b", work)])).toEqual([1, 1, 2]);
  expect(await once("a", work)).toBe(3);
});

test("a failure reaches every waiting caller, and the next call retries", async () => {
  const once = oneAtATime<string>();
  const fail = () => Promise.reject(new Error("down"));

  const both = await Promise.allSettled([once("a", fail), once("a", fail)]);

  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("a", async () => "up")).toBe("up");
});
