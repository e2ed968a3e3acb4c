/** Stores staff's search rules, and notifies every API process of changes. */
import { sql } from "kysely";
import type { SearchRuleContent, SearchRuleKind } from "#contract/search/rules";
import type { Db } from "../../db/client";
import { onlyRow } from "../../db/only-row";
import { CATALOGUE_CHANNEL } from "../read-model/read-model.port";

export interface SearchRuleRecord extends SearchRuleContent {
  readonly id: string;
  /** Revision of its last change; increases across all rules. */
  readonly revision: number;
  readonly changedAt: Date;
}

/** A rule's new content; null = delete. */
export interface RuleChange {
  readonly id: string;
  readonly content: SearchRuleContent | null;
}

export interface SearchRulesStore {
  getRevision(): Promise<number>;
  /** Most recently changed first. */
  listRules(): Promise<SearchRuleRecord[]>;
  /** Returns names of existing products; null for a hidden product. */
  listNames(productIds: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
}

interface Row extends Pick<SearchRuleRecord, "id" | "revision" | "changedAt"> {
  readonly kind: SearchRuleKind;
  /** Legacy rules, from before pages existed, have no address and intro. */
  readonly content: Omit<SearchRuleContent, "kind" | "address" | "intro"> & Partial<SearchRuleContent>;
}

export function createSearchRulesStore(db: Db): SearchRulesStore {
  return {
    async getRevision() {
      const { rows } = await sql<{ revision: number }>`SELECT revision FROM search_rule_state`.execute(db);
      return onlyRow(rows, "the row of search_rule_state").revision;
    },
    listRules: () => listRules(db),
    async listNames(productIds) {
      const { rows } = await sql<{ id: string; name: string; isLive: boolean }>`
        SELECT product_id AS id, name, is_live AS "isLive" FROM products
        WHERE product_id = ANY (${productIds})`.execute(db);
      return new Map(rows.map(({ id, name, isLive }) => [id, isLive ? name : null]));
    },
  };
}

/** The publisher polls for a new catalogue revision, which must also cover staff's pages. */
export async function requestPublication(unit: Db): Promise<void> {
  await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(unit);
}

/** Most recently changed first. */
export async function listRules(unit: Db): Promise<SearchRuleRecord[]> {
  const { rows } =
    await sql<Row>`SELECT id, kind, content, revision, changed_at AS "changedAt" FROM search_rules
    ORDER BY revision DESC, id`.execute(unit);
  return rows.map(({ content, ...row }) => ({ ...NO_PAGE, ...content, ...row }));
}

const NO_PAGE = { address: "", intro: "" };

export async function writeRule(unit: Db, { id, content }: RuleChange, revision: number): Promise<void> {
  if (content === null) {
    await sql`DELETE FROM search_rules WHERE id = ${id}`.execute(unit);
    return;
  }
  const { kind, ...rest } = content;
  await sql`INSERT INTO search_rules (id, kind, content, revision)
    VALUES (${id}, ${kind}, ${JSON.stringify(rest)}::jsonb, ${revision})
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, content = excluded.content, revision = excluded.revision,
      changed_at = now()`.execute(unit);
}

/** Locks changes until the transaction ends. @returns the revision of the last one */
export async function lockRevision(unit: Db): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    SELECT revision FROM search_rule_state FOR UPDATE`.execute(unit);
  return onlyRow(rows, "the locked row of search_rule_state").revision;
}

export async function writeRevision(unit: Db, revision: number): Promise<void> {
  await sql`UPDATE search_rule_state SET revision = ${revision}`.execute(unit);
}

/** Notifies every API process at commit. */
export async function notifyProcesses(unit: Db): Promise<void> {
  await sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(unit);
}
