/** The inputs and outputs of a server feature (server/<word>/<word>.ts); server/app.ts opens all features. */
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

/** Shared by all features. */
export interface Host {
  readonly db: Db;
  /** The same database for background work. */
  readonly backgroundDb: Db;
  readonly sealer: Sealer;
  readonly limits: RateLimits;
  /** Work after an answer; the host waits for it when it closes. */
  readonly background: Background;
  readonly shop: ShopSettings;
  readonly log: FastifyBaseLogger;
}

/** All fields are optional: a feature provides only its own. */
export interface Feature {
  /** Sub-features. */
  readonly parts?: readonly Feature[];
  readonly resolvers?: readonly Resolvers<RequestContext>[];
  /** Registers the REST calls. */
  routes?(rest: Rest): void;
  /** Adds hooks to the host; they run for every request. */
  hooks?(app: FastifyInstance): void;
  /** Registers webhooks of outside services. */
  webhooks?(app: FastifyInstance): void;
  /** Background jobs; start when the host is built and end when it closes. */
  readonly jobs?: readonly Job[];
  /** Deletes expired rows, every ten minutes. */
  readonly cleanUp?: readonly (() => Promise<unknown>)[];
  readonly personalData?: readonly PersonalData[];
  /** Conditions for sending shoppers to this host. */
  readonly health?: ReadinessChecks;
}

export interface Person {
  readonly userId: string;
  /** The email address, in lower case. */
  readonly username: string;
}

/** A feature's personal data: read for the data download, forgotten when the account is deleted. */
export interface PersonalData {
  /** Parts of the download by name, without secrets. Times are ISO 8601, amounts are cents. */
  read(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Returns whether pending work for the person requires the account to stay. */
  isNeeded?(unit: Db, person: Person): Promise<boolean>;
  /** Empties or deletes identifying data within the transaction `unit`. */
  forget(unit: Db, person: Person): Promise<void>;
  /** Same, after all other data is forgotten: a holder of the audit chain's lock must not wait for others. */
  forgetLast?(unit: Db, person: Person): Promise<void>;
}
