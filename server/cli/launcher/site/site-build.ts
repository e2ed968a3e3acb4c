/**
 * Updates the served site to the current code and catalogue. Builds if code, settings, categories or vehicles
 * changed, publishes (src/build/publisher) if only products changed.
 */
import { closeSync, openSync } from "node:fs";
import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LessorTerms } from "#contract/leases/financing";
import { hostedChatText } from "#contract/chat/hosted/hosted";
import { SUPPLIED_MEDIA } from "#contract/catalogue/pictures";
import {
  CATALOGUE_REVISION_FILE,
  NEEDS_BUILD,
  SERVED_SITE,
  type PublishedCatalogue,
} from "#contract/site/publishing";
import { withLock } from "../../../db/embedded/lock-file";
import type { Db } from "../../../db/client";
import { EXIT_SUCCESS, RUNNER, startChild, startHost, type Child } from "../child";
import { endLeftover } from "../end-leftover";
import { findCatalogueState } from "./catalogue-state.store";
import { ServedSite } from "./served-site";
import { takeFingerprint, type Fingerprint } from "./fingerprint";
import { OperatorError } from "../../../errors";
import { PROJECT_ROOT } from "../../../project-root";

/** The lease settings that pages use. */
export interface DisplayedLeases {
  readonly displayed: LessorTerms;
  /** The lessors that applications are sent to, in this order. */
  readonly lessors: readonly { readonly type: string; readonly terms: LessorTerms }[];
}

/** The inputs of pages, besides the catalogue. */
export interface SiteAddresses {
  /** The API host's address for browsers, written into the pages. */
  readonly apiUrl: string;
  /** The API host's address for this build. */
  readonly localApiUrl: string;
  readonly buildKey: string;
  /** Address of the site, for canonical links. */
  readonly siteUrl: string;
  /** The lease settings on the pages. */
  readonly leases: DisplayedLeases;
}

export interface SiteBuild extends SiteAddresses {
  readonly db: Db;
  /** Folder for the build's output, site-build.log. */
  readonly logDir: string;
  /** Builds even without changes. */
  readonly isForced?: boolean;
  /** Resolves when the API host answers; builds and publications wait for it. Default: it already answers. */
  readonly apiReady?: Promise<unknown>;
  /** A publisher follows, which handles changes in the same database. */
  readonly isFollowed?: boolean;
  /** Receives the process, so that it can be stopped with the shop. */
  readonly onChild?: (child: Child) => Promise<void> | void;
}

/** Stored in .cache: describes the site of this checkout, whichever data folder it was built from. */
interface SiteRecord extends Fingerprint {
  /** The database, and its revision when the fingerprint was taken. */
  readonly database: string;
  readonly revision: string;
  readonly isComplete: boolean;
  /** The building process; if it outlives a killed launcher, the next build ends it first. */
  readonly builder?: string | null;
}

/** Environment variables that pages use (src/build/site-settings.ts), besides the addresses. */
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
/** The publisher's exit description when pages require a new build. */
const BUILD_REQUESTED = `exit code ${NEEDS_BUILD}`;

/** A change in these requires a build; other changes are published. */
const BUILT_FROM = ["code", "categories", "vehicles"] as const;

/** @returns a summary for the terminal. @throws OperatorError with the end of the log if the build fails */
export async function buildSiteIfChanged(build: SiteBuild): Promise<string> {
  await makeCache();
  return withLock(
    LOCK,
    async () => {
      const env = buildEnvironment(build);
      const target = {
        ...(await takeFingerprint(PROJECT_ROOT, build.db, env)),
        ...(await findCatalogueState(build.db)),
        isComplete: true,
      };
      const last = await readRecord();
      if (last?.builder) await endLeftover(last.builder);
      const isBuilt = last?.isComplete && BUILT_FROM.every((part) => last[part] === target[part]);
      const fromScratch = async () => {
        await clean();
        await writeRecord({ ...target, isComplete: false });
        await run(build, env, [GATSBY, "build"], {
          onStart: (builder) => writeRecord({ ...target, isComplete: false, builder }),
        });
        await served.switchTo(PUBLIC);
        await writeRecord(target);
        return "built from scratch";
      };
      if (build.isForced || !isBuilt || !(await served.exists())) return fromScratch();
      const work = await publicationFor(last, target);
      if (work === "--once" && build.isFollowed) return "catalog changes are published next";
      if (work) {
        const how = await run(build, env, [RUNNER, PUBLISHER, work], { mayEnd: BUILD_REQUESTED });
        if (how === BUILD_REQUESTED) return fromScratch();
      }
      await writeRecord(target);
      return work ? "catalog changes published" : "unchanged since the last build";
    },
    () => console.log("    Another build of this checkout is running; waiting for it."),
  );
}

/**
 * Starts Gatsby's development server, which shows code changes at once. It uses the build's folders: an
 * existing build is discarded, and the next one starts from scratch.
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

/** Links suppliers' pictures into the files of Gatsby's server; the site host finds them without a link. */
async function showSupplied(mediaDir: string): Promise<void> {
  const link = path.resolve(PUBLIC, `.${SUPPLIED_MEDIA}`);
  await mkdir(path.dirname(link), { recursive: true });
  await rm(link, { recursive: true, force: true });
  await symlink(path.join(mediaDir, path.basename(link)), link);
}

/** Returns the publisher's task: none, recent changes, or everything if the site is from another database. */
async function publicationFor(last: SiteRecord, target: SiteRecord): Promise<"--once" | "--all" | null> {
  const published = await publishedRevision();
  const isSameDatabase = last.database === target.database;
  if (await exists(UNFINISHED)) return isSameDatabase ? "--once" : "--all";
  if (published === last.revision && last.catalogue === target.catalogue) return null;
  if (!isSameDatabase || BigInt(published) > BigInt(target.revision)) return "--all";
  if (published !== target.revision) return "--once";
  // A publisher that ran in the meantime has updated the site; otherwise brands changed, which have no
  // revision.
  return published === last.revision ? "--all" : null;
}

/**
 * Starts the publisher of a running shop, which follows the catalogue until it is stopped. @param output file
 * of its messages
 */
export function startPublisher(addresses: SiteAddresses, output?: number): Child {
  const env = { ...buildEnvironment(addresses), ...toRun(addresses) };
  return startHost("The publisher", PUBLISHER, env, { output });
}

/** Builds if the ended publisher requires it; another one may follow. @returns false without a build */
export async function buildAsRequested(how: string, build: SiteBuild): Promise<boolean> {
  if (how !== BUILD_REQUESTED) return false;
  await buildSiteIfChanged({ ...build, isForced: true });
  return true;
}

/** Returns the variables that do not affect the pages. */
function toRun({ localApiUrl }: SiteAddresses): Record<string, string> {
  return { INTERNAL_API_URL: localApiUrl, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0" };
}

/** Returns the variables written into pages: a changed value requires a build. */
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
    // A chat hosted by a third party (src/lib/shop-chat.ts).
    GATSBY_CHAT: hostedChatText(process.env),
  };
}

/**
 * Passes terms (src/lib/shop-lessor.ts) and lessors (src/lib/shop-lessors.ts) to programs that render pages.
 */
export function leaseEnvironment({ displayed, lessors }: DisplayedLeases): Record<string, string> {
  return {
    GATSBY_LEASE_TERMS: JSON.stringify(displayed),
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
    // Workers that outlive a failed build would keep its caches open.
    child.kill();
    if (how !== EXIT_SUCCESS && how !== mayEnd) {
      throw new OperatorError(
        `${await endOf(file)}\nThe site build failed (${how}); its full output is in ${file}.`,
      );
    }
    return how;
  } finally {
    closeSync(output);
  }
}

/** The error is near the end of the log. Cut, because a line may contain a whole bundle. */
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
 * Removes everything of earlier builds except the served site. The lock and the record are in .cache, so its
 * other entries are removed one by one.
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
