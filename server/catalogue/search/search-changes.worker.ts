/** Keeps the read model of this process up to date: by notifications, and by polling in case one is lost. */
import type { FastifyInstance } from "fastify";
import { listenTo } from "../../db/notifications";
import { CATALOGUE_CHANNEL } from "../read-model/read-model.port";
import type { SearchFeed } from "./search-feed.worker";

/** How often it polls the revision, in case a notification was lost. */
const LOOK_MS = 5_000;
/** How often it polls without a connection that listens. */
const LOOK_ALONE_MS = 1_000;

/** Runs until the app closes. @param databaseUrl null: it polls only */
export function followChanges(app: FastifyInstance, databaseUrl: string | null, feed: SearchFeed): void {
  const refresh = () => {
    feed
      .refresh()
      .catch((error: unknown) => app.log.warn({ err: error }, "the catalogue could not be refreshed"));
  };
  const onBroken = (err: Error) => app.log.error({ err }, "the connection that hears of changes broke");
  const listener = databaseUrl ? listenTo(databaseUrl, CATALOGUE_CHANNEL, refresh, onBroken) : null;
  const timer = setInterval(refresh, listener ? LOOK_MS : LOOK_ALONE_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await listener?.close();
    await feed.stop();
  });
}
