/** Stores payment exceptions: open, resolved, and the notes of staff. */
import { sql, type RawBuilder } from "kysely";
import type {
  MoneyCase,
  MoneyCaseKind,
  MoneyCaseRow,
  MoneyCasesInput,
  MoneyCaseState,
} from "#contract/payments/exceptions";
import type { Count, Page } from "#contract/fields/page";
import type { Db } from "../db/client";
import { openIdentity } from "../db/identity";
import type { Sealer } from "../db/sealed";
import { onlyRow } from "../db/only-row";

export const SEALED_MONEY_NOTE = "money_case_notes";

export interface NewNote {
  readonly caseId: string;
  /** Revision the caller last read. */
  readonly revision: number;
  readonly note: string;
  readonly isDone: boolean;
  readonly userId: string;
}

export interface CaseStore {
  list(query: MoneyCasesInput): Promise<Page<MoneyCaseRow, MoneyCaseKind>>;
  find(id: string): Promise<MoneyCase | null>;
  countOpen(): Promise<number>;
}

interface Row extends Omit<MoneyCaseRow, "since"> {
  readonly since: Date;
  readonly goneAt: Date | null;
}

const STATES: Readonly<Record<MoneyCaseState, RawBuilder<unknown>>> = {
  OPEN: sql`one.gone_at IS NULL AND one.done_at IS NULL`,
  DONE: sql`one.gone_at IS NULL AND one.done_at IS NOT NULL`,
  GONE: sql`one.gone_at IS NOT NULL`,
};
const ORDERS: Readonly<Record<MoneyCasesInput["sort"], RawBuilder<unknown>>> = {
  since: sql`one.since, one.id`,
  "-since": sql`one.since DESC, one.id DESC`,
  amount: sql`one.cents, one.id`,
  "-amount": sql`one.cents DESC, one.id DESC`,
};
const columns = sql`one.id, one.kind, one.cents AS amount, one.since, one.order_id AS "orderId", one.revision,
  one.gone_at AS "goneAt", o.unique_id AS "orderNumber",
  CASE WHEN one.gone_at IS NOT NULL THEN 'GONE' WHEN one.done_at IS NOT NULL THEN 'DONE' ELSE 'OPEN' END AS state`;

function toRow({ id, kind, state, amount, since, orderId, orderNumber, revision }: Row): MoneyCaseRow {
  return { id, kind, state, amount, since: since.toISOString(), orderId, orderNumber, revision };
}

export function createCaseStore(db: Db, sealer: Sealer): CaseStore {
  const readNotes = async (caseId: string): Promise<MoneyCase["notes"]> => {
    const { rows } = await sql<{ at: Date; isDone: boolean; sealedNote: Buffer; sealedBy: Buffer }>`
      SELECT note.at, note.is_done AS "isDone", note.sealed_note AS "sealedNote", users.sealed_identity AS "sealedBy"
      FROM money_case_notes AS note JOIN users ON users.id = note.noted_by
      WHERE note.case_id = ${caseId} ORDER BY note.id DESC`.execute(db);
    return rows.map(({ at, isDone, sealedNote, sealedBy }) => ({
      at: at.toISOString(),
      by: openIdentity(sealer, sealedBy).username || null,
      note: sealer.open<{ readonly text: string }>(sealedNote, SEALED_MONEY_NOTE).text,
      isDone,
    }));
  };
  return {
    async list({ state, kind = null, sort, pageNumber, pageSize }) {
      const [page, counts] = await Promise.all([
        sql<Row>`SELECT ${columns} FROM money_cases AS one JOIN orders AS o ON o.id = one.order_id
          WHERE ${STATES[state]} AND (${kind}::text IS NULL OR one.kind = ${kind})
          ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`.execute(db),
        sql<Count<MoneyCaseKind>>`SELECT one.kind AS value, count(*)::int AS count FROM money_cases AS one
          WHERE ${STATES[state]} GROUP BY one.kind`.execute(db),
      ]);
      const counted = counts.rows.filter(({ value }) => value === (kind ?? value));
      const total = counted.reduce((sum, { count }) => sum + count, 0);
      return { rows: page.rows.map(toRow), total, counts: counts.rows };
    },
    async find(id) {
      const { rows } =
        await sql<Row>`SELECT ${columns} FROM money_cases AS one JOIN orders AS o ON o.id = one.order_id
        WHERE one.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row) return null;
      return { ...toRow(row), goneAt: row.goneAt?.toISOString() ?? null, notes: await readNotes(id) };
    },
    async countOpen() {
      const { rows } = await sql<{ open: number }>`
        SELECT count(*)::int AS open FROM money_cases AS one WHERE ${STATES.OPEN}`.execute(db);
      return onlyRow(rows, "the count of open cases").open;
    },
  };
}

/** @returns false for a stale revision */
export async function advanceCase(
  unit: Db,
  { caseId, revision, isDone }: Pick<NewNote, "caseId" | "revision" | "isDone">,
): Promise<boolean> {
  const { rows } = await sql`UPDATE money_cases SET revision = revision + 1,
      done_at = CASE WHEN ${isDone}::boolean THEN now() ELSE done_at END
    WHERE id = ${caseId} AND revision = ${revision} RETURNING id`.execute(unit);
  return rows.length > 0;
}

export async function insertNote(
  unit: Db,
  sealer: Sealer,
  { caseId, note, isDone, userId }: Omit<NewNote, "revision">,
): Promise<void> {
  await sql`INSERT INTO money_case_notes (case_id, noted_by, is_done, sealed_note)
    VALUES (${caseId}, ${userId}, ${isDone}, ${sealer.seal({ text: note }, SEALED_MONEY_NOTE)})`.execute(
    unit,
  );
}
