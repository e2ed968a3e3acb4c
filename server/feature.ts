/** What every room of the server (server/<word>/<word>.ts) is given, and what it brings; server/app.ts opens them all. */
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Resolvers } from "#contract/graphql/generated";
import type { Db } from "./db/client";
import type { Sealer } from "./db/sealed";
import type { Job } from "./jobs/job";
import type { Background } from "./http/background";
import type { RequestContext } from "./http/graphql/graphql";
import type { ReadinessChecks } from "./http/health";
import type { RateLimits } from "./http/rate-limits";
import type { Rest } from "./http/rest/rest";
import type { ShopSettings } from "./shop.settings";

/** What all rooms share. */
export interface Host {
  readonly db: Db;
  /** The same database for work nobody waits for. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  /** Work after an answer; the host waits for it when it closes. */
  readonly background: Background;
  readonly shop: ShopSettings;
  readonly log: FastifyBaseLogger;
}

/** Everything is optional: a room brings what it has. */
export interface Feature {
  /** Smaller features it is made of. */
  readonly parts?: readonly Feature[];
  readonly resolvers?: readonly Resolvers<RequestContext>[];
  /** Registers the REST calls. */
  routes?(rest: Rest): void;
  /** Adds hooks to the host; they run for every request. */
  hooks?(app: FastifyInstance): void;
  /** Registers what outside services post to. */
  webhooks?(app: FastifyInstance): void;
  /** Background work; it begins when the host is built and ends when it closes. */
  readonly jobs?: readonly Job[];
  /** Deletes expired rows, every ten minutes. */
  readonly cleanUp?: readonly (() => Promise<unknown>)[];
  readonly personalData?: readonly PersonalData[];
  /** What must be so before shoppers are sent to this host. */
  readonly health?: ReadinessChecks;
}

export interface Person {
  readonly userId: string;
  /** The e-mail address, lower case. */
  readonly username: string;
}

/** What a room keeps about people: read for the download of one's data, forgotten when the account is deleted. */
export interface PersonalData {
  /** Parts of the download by their names, without secrets. Times are ISO 8601, amounts cents. */
  read(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Whether something for the person is under way, so that the account has to stay. */
  isNeeded?(unit: Db, person: Person): Promise<boolean>;
  /** Empties or deletes what says who it was, as a part of the transaction `unit`. */
  forget(unit: Db, person: Person): Promise<void>;
  /** The same once everything else is forgotten: whoever holds the audit chain waits for nothing else. */
  forgetLast?(unit: Db, person: Person): Promise<void>;
}
