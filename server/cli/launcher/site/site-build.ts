/**
 * Brings the served site to what code and catalogue are now: a build when code, settings, categories or vehicles changed, a publication
 * (src/build/publisher) when only products did, nothing when nothing did.
 */
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LessorTerms } from "#contract/leases/financing";
import { hostedChatText } from "#contract/chat/hosted";
import { SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import {
  CATALOGUE_REVISION_FILE,
  NEEDS_BUILD,
  SERVED_SITE,
  type PublishedCatalogue,
} from "#contract/site/publishing";
import { withLock } from "../../../db/embedded/lock-file";
import type { Db } from "../../../db/client";
import { ENDED_WELL, RUNNER, startChild, startHost, type Child } from "../child";
import { endLeftover } from "../end-leftover";
import { findCatalogueState } from "./catalogue-state.store";
import { ServedSite } from "./served-site";
import { takeFingerprint, type Fingerprint } from "./fingerprint";
import { OperatorError } from "../../../errors";
import { PROJECT_ROOT } from "../../../project-root";

/** Of the settings of leases, what pages are told. */
export interface DisplayedLeases {
  readonly shown: LessorTerms;
  /** Those that are asked, in this order. */
  readonly lessors: readonly { readonly type: string; readonly terms: LessorTerms }[];
}

/** What pages are made with, besides the catalogue. */
export interface SiteAddresses {
  /** The API host as browsers reach it; it is written into the pages. */
  readonly apiUrl: string;
  /** The API host as this build reaches it. */
  readonly localApiUrl: string;
  readonly buildKey: string;
  /** Addresses of the site itself, for canonical links. */
  readonly siteUrl: string;
  /** What the pages say of leasing. */
  readonly leases: DisplayedLeases;
}

export interface SiteBuild extends SiteAddresses {
  readonly db: Db;
  /** Folder for the build's own output, site-build.log. */
  readonly logDir: string;
  /** Builds even when nothing changed. */
  readonly isForced?: boolean;
  /** Settles when the API host answers; a build or publication waits for it. Left out: it answers. */
  readonly apiReady?: Promise<unknown>;
  /** A publisher follows: what changed in the same database is left to it. */
  readonly isFollowed?: boolean;
  /** Told the process, so that it can be ended with the rest. */
  readonly onChild?: (child: Child) => Promise<void> | void;
}

/** Lies in .cache, because it describes the site of this checkout whichever data folder it was built from. */
interface SiteRecord extends Fingerprint {
  /** Which database, and its revision when the fingerprint was taken. */
  readonly database: string;
  readonly revision: string;
  readonly isComplete: boolean;
  /** The process that builds; one that outlived its killed launcher is ended before the next build. */
  readonly builder?: string | null;
}

/** What the pages take from the environment (src/build/site-settings.ts) besides the addresses. */
const SITE_VARIABLES = /^(GATSBY_\w+|SHOP_NAME|SUPPORT_PHONE|SUPPORT_EMAIL|BLOG_URL|SOCIAL_URL)$/;
const CACHE = path.join(PROJECT_ROOT, ".cache");
const RECORD = path.join(CACHE, "site-build.json");
const LOCK = path.join(CACHE, "site-build.lock");
const GATSBY = path.join(PROJECT_ROOT, "node_modules/gatsby/cli.js");
/** Gatsby's output folder. */
const PUBLIC = path.join(PROJECT_ROOT, "public");
const served = new ServedSite(path.join(PROJECT_ROOT, SERVED_SITE));
const UNFINISHED = path.join(CACHE, "unfinished-publication.json");
const PUBLISHER = "src/build/publisher/main.ts";
/** How the publisher ends when what it has to draw was not part of the last build. */
const ASKS_FOR_BUILD = `exit code ${NEEDS_BUILD}`;

/** A build has to begin anew when one of them is another; the rest is published. */
const BUILT_FROM = ["code", "categories", "vehicles"] as const;

/** @returns what was done, for the terminal. @throws OperatorError with the end of the log when the build fails. */
export async function buildSiteIfChanged(build: SiteBuild): Promise<string> {
  await makeCache();
  return withLock(
    LOCK,
    async () => {
      const env = buildEnvironment(build);
      const wanted = {
        ...(await takeFingerprint(PROJECT_ROOT, build.db, env)),
        ...(await findCatalogueState(build.db)),
        isComplete: true,
      };
      const last = await readRecord();
      if (last?.builder) await endLeftover(last.builder);
      const isBuilt =
        last?.isComplete && BUILT_FROM.every((part) => last[part] === wanted[part]);
      const fromScratch = async () => {
        await clean();
        await writeRecord({ ...wanted, isComplete: false });
        await run(build, env, [GATSBY, "build"], {
          onStart: (builder) => writeRecord({ ...wanted, isComplete: false, builder }),
        });
        await served.switchTo(PUBLIC);
        await writeRecord(wanted);
        return "built from scratch";
      };
      if (build.isForced || !isBuilt || !(await served.exists())) return fromScratch();
      const work = await publicationFor(last, wanted);
      if (work === "--once" && build.isFollowed) return "catalog changes are published next";
      if (work) {
        const how = await run(build, env, [RUNNER, PUBLISHER, work], { mayEnd: ASKS_FOR_BUILD });
        if (how === ASKS_FOR_BUILD) return fromScratch();
      }
      await writeRecord(wanted);
      return work ? "catalog changes published" : "unchanged since the last build";
    },
    () => console.log("    Another build of this checkout is running; waiting for it."),
  );
}

/**
 * Starts Gatsby's own server, which shows every change of the pages' code at once. Its files lie where a build's do, so
 * a build there is thrown away, and the next one begins from nothing.
 * @param mediaDir folder of suppliers' pictures
 * @returns a child that answers on the port once it has read the catalogue
 */
export async function startDevelopment(build: SiteBuild, port: number, mediaDir: string): Promise<Child> {
  await makeCache();
  await withLock(LOCK, async () => {
    if (await readRecord()) await clean();
    await rm(RECORD, { force: true });
  });
  await showSupplied(mediaDir);
  const args = [GATSBY, "develop", "--host", "127.0.0.1", "--port", String(port)];
  const local = { INTERNAL_API_URL: build.localApiUrl, NODE_ENV: "development" };
  return startChild({ name: "The site", args, env: { ...buildEnvironment(build), ...local } });
}

/** Suppliers' pictures among the files Gatsby's own server has; the site host finds them by itself. */
async function showSupplied(mediaDir: string): Promise<void> {
  const link = path.resolve(PUBLIC, `.${SUPPLIED_MEDIA}`);
  await mkdir(path.dirname(link), { recursive: true });
  await rm(link, { recursive: true, force: true });
  await symlink(path.join(mediaDir, path.basename(link)), link);
}

/** What the publisher is to do: nothing, what changed in this database, or all when it was published from another one. */
async function publicationFor(last: SiteRecord, wanted: SiteRecord): Promise<"--once" | "--all" | null> {
  const published = await publishedRevision();
  const isSameDatabase = last.database === wanted.database;
  if (await exists(UNFINISHED)) return isSameDatabase ? "--once" : "--all";
  if (published === last.revision && last.catalogue === wanted.catalogue) return null;
  if (!isSameDatabase || BigInt(published) > BigInt(wanted.revision)) return "--all";
  if (published !== wanted.revision) return "--once";
  // A publisher that ran since has brought the site here; without one, brands changed, which have no revision.
  return published === last.revision ? "--all" : null;
}

/** The publisher for a shop that runs: it follows the catalogue until it is ended. @param output file of its messages */
export function startPublisher(addresses: SiteAddresses, output?: number): Child {
  const env = { ...buildEnvironment(addresses), ...toRun(addresses) };
  return startHost("The publisher", PUBLISHER, env, { output });
}

/** What a publisher that ended asks for: a build, after which another one may follow. False when it asks for nothing. */
export async function buildAsRequested(how: string, build: SiteBuild): Promise<boolean> {
  if (how !== ASKS_FOR_BUILD) return false;
  await buildSiteIfChanged({ ...build, isForced: true });
  return true;
}

/** Variables that do not affect the pages. */
function toRun({ localApiUrl }: SiteAddresses): Record<string, string> {
  return { INTERNAL_API_URL: localApiUrl, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0" };
}

/** What is written into pages, so that another value asks for another build. */
function buildEnvironment({ apiUrl, buildKey, siteUrl, leases }: SiteAddresses): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => SITE_VARIABLES.test(name));
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    NODE_ENV: "production",
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_API_URL: apiUrl,
    SITE_URL: process.env["SITE_URL"] || siteUrl,
    BUILD_KEY: buildKey,
    ...leaseEnvironment(leases),
    // A chat that somebody else runs (src/lib/shop-chat.ts).
    GATSBY_CHAT: hostedChatText(process.env),
  };
}

/** How every program that draws pages is told the terms (src/lib/shop-lessor.ts) and who is asked (src/lib/shop-lessors.ts). */
export function leaseEnvironment({ shown, lessors }: DisplayedLeases): Record<string, string> {
  return {
    GATSBY_LEASE_TERMS: JSON.stringify(shown),
    GATSBY_LESSORS: JSON.stringify(Object.fromEntries(lessors.map(({ type, terms }) => [type, terms]))),
  };
}

async function run(
  build: SiteBuild,
  env: Record<string, string>,
  args: readonly string[],
  { onStart, mayEnd }: { onStart?: (builder: string | null) => Promise<void>; mayEnd?: string } = {},
): Promise<string> {
  await build.apiReady;
  const file = path.join(build.logDir, "site-build.log");
  const output = openSync(file, "w");
  try {
    const child = startChild({ name: "The site build", args, env: { ...env, ...toRun(build) }, output });
    await onStart?.(child.identity);
    await build.onChild?.(child);
    const how = await child.exited;
    // Workers that outlive a failed build would hold its caches open.
    child.kill();
    if (how !== ENDED_WELL && how !== mayEnd) {
      throw new OperatorError(
        `${await endOf(file)}\nThe site build failed (${how}); its full output is in ${file}.`,
      );
    }
    return how;
  } finally {
    closeSync(output);
  }
}

/** What went wrong stands near the end; a line may be a whole bundle, so it is cut. */
async function endOf(file: string): Promise<string> {
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  return lines
    .map((line) => line.trimEnd().slice(0, 200))
    .filter((line) => line !== "")
    .slice(-25)
    .join("\n");
}

async function makeCache(): Promise<void> {
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(path.join(CACHE, "site-build.probe"), "");
  } catch {
    throw new OperatorError(`This user cannot write to the folder ${CACHE}.`);
  }
}

/**
 * Leaves nothing of earlier builds but the site that is served. The lock and the record live in .cache, so its other
 * content goes one by one.
 */
async function clean(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith("site-build.")) await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
  await rm(PUBLIC, { recursive: true, force: true });
  await served.removeOthers();
}

async function readRecord(): Promise<SiteRecord | null> {
  try {
    return JSON.parse(await readFile(RECORD, "utf8")) as SiteRecord;
  } catch {
    return null;
  }
}

async function writeRecord(record: SiteRecord): Promise<void> {
  await writeFile(RECORD, JSON.stringify(record, null, 2));
}

async function publishedRevision(): Promise<string> {
  const text = await readFile(path.join(served.link, CATALOGUE_REVISION_FILE), "utf8").catch(() => null);
  return text === null ? "-1" : (JSON.parse(text) as PublishedCatalogue).revision;
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
