/** Keeps the read model of this process up to date: it hears of changes, and looks by itself in case one was not heard. */
import type { FastifyInstance } from "fastify";
import { listenTo } from "../../db/connection/notifications";
import { CATALOGUE_CHANNEL } from "../read-model/read-model.port";
import type { HeldCalls } from "./held-calls.worker";
import type { FollowingSearch } from "./search.port";

/** How often the read model asks for the revision by itself, in case a notification was lost. */
const LOOK_MS = 5_000;
/** The same without a connection that listens. */
const LOOK_ALONE_MS = 1_000;

/** The rules of staff in this process (server/catalogue/search-admin/). */
interface RulesInMemory {
  refresh(): Promise<void>;
  /** Waits for a read under way, whether it succeeds or fails. */
  settle(): Promise<void>;
}

export interface ChangeFollowers {
  readonly search: Pick<FollowingSearch, "refresh" | "stop" | "getRevision">;
  readonly rules: RulesInMemory;
  /** Released when the search has taken in a later revision. */
  readonly held: HeldCalls;
}

/** Until the app closes. @param databaseUrl null: changes are looked for instead of heard */
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
  // What the first load fails of is logged.
  refresh();
  const timer = setInterval(refresh, listener ? LOOK_MS : LOOK_ALONE_MS).unref();
  app.addHook("preClose", async () => held.stop());
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await listener?.close();
    await search.stop();
    await rules.settle();
  });
}
