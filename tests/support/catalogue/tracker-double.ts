/** The affiliate network's sandbox beside a shop. */
import { type AddressInfo } from "node:net";
import Fastify from "fastify";
import { AFFILIATE_NETWORK } from "#contract/affiliates/network";
import {
  registerTrackerSandbox,
  type TrackedClick,
  type TrackedPostback,
} from "../../../sandbox/affiliates/tracker-sandbox";
import { BookStorage } from "../../../sandbox/payments/book-storage";
import type { TrackerAccess } from "../../../server/affiliates/tracker/tracker.port";

export interface TrackerDouble {
  /** Settings of a shop that uses it. */
  readonly access: TrackerAccess;
  clicks(): Promise<TrackedClick[]>;
  /** In the order of their first post. */
  postbacks(): Promise<TrackedPostback[]>;
  /** Sets the next responses: see sandbox/payments/switches.ts */
  set(change: Readonly<Record<string, unknown>>): Promise<void>;
  stop(): Promise<void>;
}

export async function startTrackerDouble(): Promise<TrackerDouble> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register((scope) => registerTrackerSandbox(scope, { books: new BookStorage(null) }), {
    prefix: "/affiliates",
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/affiliates`;
  const read = async <Row>(list: string) => (await (await fetch(`${url}/${list}.json`)).json()) as Row[];
  return {
    access: { url, ...AFFILIATE_NETWORK.doubleKeys, timeoutMs: 2_000 },
    clicks: () => read<TrackedClick>("clicks"),
    postbacks: () => read<TrackedPostback>("postbacks"),
    set: async (change) =>
      void (await fetch(`${url}/switches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(change),
      })),
    stop: () => app.close(),
  };
}
