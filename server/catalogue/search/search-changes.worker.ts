/** Keeps this process's read model up to date, by notifications and by polling in case one is lost. */
import type { FastifyInstance } from "fastify";
import { listenTo } from "../../db/connection/notifications";
import { CATALOGUE_CHANNEL } from "../read-model/read-model.port";
import type { HeldCalls } from "./held-calls.worker";
import type { FollowingSearch } from "./search.port";

/** Polling interval beside notifications, in case one is lost. */
const POLL_MS = 5_000;
/** Polling interval without a listening connection. */
const FALLBACK_POLL_MS = 1_000;

/** The staff rules in this process (server/catalogue/search-admin/). */
interface RulesInMemory {
  refresh(): Promise<void>;
  /** Waits for a reload in progress, successful or not. */
  settle(): Promise<void>;
}

export interface ChangeFollowers {
  readonly search: Pick<FollowingSearch, "refresh" | "stop" | "getRevision">;
  readonly rules: RulesInMemory;
  /** Released when the search has processed a later revision. */
  readonly held: HeldCalls;
}

/** Runs until the app closes. @param databaseUrl null = poll instead of listening */
export function watchChanges(
  app: FastifyInstance,
  databaseUrl: string | null,
  { search, rules, held }: ChangeFollowers,
): void {
  let revision = -1n;
  const refreshSearch = async () => {
    await search.refresh();
    const reached = await search.getRevision();
    if (reached !== revision) held.release();
    revision = reached;
  };
  const onFailure = (error: unknown) => app.log.warn({ err: error }, "refreshing the catalog failed");
  const refresh = () => {
    refreshSearch().catch(onFailure);
    rules.refresh().catch(onFailure);
  };
  const onBroken = (err: Error) => app.log.error({ err }, "lost the connection that listens for changes");
  const listener = databaseUrl ? listenTo(databaseUrl, CATALOGUE_CHANNEL, refresh, onBroken) : null;
  // Failures of the first load are logged.
  refresh();
  const timer = setInterval(refresh, listener ? POLL_MS : FALLBACK_POLL_MS).unref();
  app.addHook("preClose", async () => held.stop());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await listener?.close();
    await search.stop();
    await rules.settle();
  });
}
