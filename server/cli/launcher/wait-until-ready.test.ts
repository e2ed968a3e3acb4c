/** @jest-environment node */
import { findFreePort } from "../../db/embedded/free-port";
import { startChild } from "./child";
import { waitUntilReady } from "./wait-until-ready";

test("a host that stays silent is told of with what it did meanwhile", async () => {
  const args = ["-e", "setInterval(() => undefined, 1000)"];
  const child = startChild({ name: "The silent host", args, env: {} });
  try {
    const waiting = waitUntilReady(child, `http://127.0.0.1:${await findFreePort()}/`, 500);
    await expect(waiting).rejects.toThrow(
      /^The silent host did not answer at http\S+ within 0\.5 seconds\. Its main thread has run \d+\.\d s, waited \d+\.\d s for a processor,/,
    );
  } finally {
    await child.stop();
  }
});
