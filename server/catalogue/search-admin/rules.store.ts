/** Stores staff's search rules, and notifies every API process of changes. */
import { sql } from "kysely";
import type { SearchRuleContent, SearchRuleKind } from "#contract/search/rules";
import type { AuditWrite } from "../../audit/audit.port";
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
  /** Applies the change that `decide` returns for the current rules; null = none. Callers are serialized. */
  change(
    decide: (rules: readonly SearchRuleRecord[]) => RuleChange | null,
    recordAudit: AuditWrite,
  ): Promise<void>;
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
    change: (decide, record) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ revision: number }>`
          SELECT revision FROM search_rule_state FOR UPDATE`.execute(trx);
        const rules = await listRules(trx);
        const change = decide(rules);
        if (!change) return;
        const before = rules.find(({ id }) => id === change.id);
        if ([before, change.content].some((rule) => rule?.kind === "PAGE")) await requestPublication(trx);
        const revision = onlyRow(rows, "the locked row of search_rule_state").revision + 1;
        await write(trx, change, revision);
        await sql`UPDATE search_rule_state SET revision = ${revision}`.execute(trx);
        await record(trx);
        await sql`SELECT pg_notify(${CATALOGUE_CHANNEL}, '')`.execute(trx);
      }),
    async listNames(productIds) {
      const { rows } = await sql<{ id: string; name: string; isLive: boolean }>`
        SELECT product_id AS id, name, is_live AS "isLive" FROM products
        WHERE product_id = ANY (${productIds})`.execute(db);
      return new Map(rows.map(({ id, name, isLive }) => [id, isLive ? name : null]));
    },
  };
}

/** The publisher polls for a new catalogue revision, which must also cover staff's pages. */
async function requestPublication(trx: Db): Promise<void> {
  await sql`UPDATE catalogue_state SET revision = revision + 1`.execute(trx);
}

async function listRules(unit: Db): Promise<SearchRuleRecord[]> {
  const { rows } =
    await sql<Row>`SELECT id, kind, content, revision, changed_at AS "changedAt" FROM search_rules
    ORDER BY revision DESC, id`.execute(unit);
  return rows.map(({ content, ...row }) => ({ ...NO_PAGE, ...content, ...row }));
}

const NO_PAGE = { address: "", intro: "" };

async function write(trx: Db, { id, content }: RuleChange, revision: number): Promise<void> {
  if (content === null) {
    await sql`DELETE FROM search_rules WHERE id = ${id}`.execute(trx);
    return;
  }
  const { kind, ...rest } = content;
  await sql`INSERT INTO search_rules (id, kind, content, revision)
    VALUES (${id}, ${kind}, ${JSON.stringify(rest)}::jsonb, ${revision})
    ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, content = excluded.content, revision = excluded.revision,
      changed_at = now()`.execute(trx);
}
