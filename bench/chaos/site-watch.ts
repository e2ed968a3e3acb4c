/** Requests site pages continuously and counts failures. */
import { setTimeout as wait } from "node:timers/promises";

const LOOK_MS = 250;
const ANSWER_WITHIN_MS = 5_000;
/** After this time a killed host accepts no more requests. */
const DEAD_AFTER_MS = 100;

export interface Watched {
  readonly looks: number;
  /** Failed requests while the site host was running. */
  readonly closed: number;
  /** Failed requests between a kill of the site host and its next page. */
  readonly closedByItsKill: number;
  /** Maximum time from a kill to the next page, in ms. */
  readonly maxKillMs: number;
  /** Milliseconds. */
  readonly slowestMs: number;
}

export interface SiteWatch {
  /** Must be called when the host is killed. */
  hostKilled(): void;
  /** True if pages have been served since the last kill. */
  isBack(): boolean;
  end(): Promise<Watched>;
}

/** @param paths of static pages */
export function watchSite(siteUrl: string, paths: readonly string[]): SiteWatch {
  let [looks, closed, closedByItsKill, maxKillMs, slowestMs] = [0, 0, 0, 0, 0];
  let killedAt: number | null = null;
  let isOver = false;

  const look = async (nth: number) => {
    const began = Date.now();
    const isOpen = await showsPage(siteUrl + paths[nth % paths.length]!);
    const ended = Date.now();
    looks += 1;
    slowestMs = Math.max(slowestMs, ended - began);
    if (!isOpen && killedAt === null) closed += 1;
    if (killedAt === null) return;
    maxKillMs = Math.max(maxKillMs, ended - killedAt);
    if (!isOpen) closedByItsKill += 1;
    else if (began > killedAt + DEAD_AFTER_MS) killedAt = null;
  };
  const watching = (async () => {
    const begun: Promise<void>[] = [];
    while (!isOver) {
      begun.push(look(begun.length));
      await wait(LOOK_MS);
    }
    await Promise.all(begun);
  })();
  return {
    hostKilled: () => void (killedAt = Date.now()),
    isBack: () => killedAt === null,
    async end() {
      isOver = true;
      await watching;
      return { looks, closed, closedByItsKill, maxKillMs, slowestMs };
    },
  };
}

async function showsPage(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return answer.status === 200 && (await answer.text()).includes("</html>");
  } catch {
    return false;
  }
}
