/** The chain of the audit log: one writer at a time, with sealed ends. */
import { sql } from "kysely";
import type { Db } from "../../db/client";
import type { Sealer } from "../../db/sealed";
import { onlyRow } from "../../db/only-row";
import {
  BEGINNING,
  digestOf,
  ENTRY_VERSION,
  forgottenContent,
  hashOf,
  newLink,
  type Clear,
  type Content,
  type Entry,
} from "./chain.rules";

export const AUDIT_CONTEXT = "audit_events";
export const CHAIN_CONTEXT = "audit_chain";
const ROWS_AT_ONCE = 500;

/** The ends of the chain; sealed, so that it cannot be truncated or rewritten without the key. */
export interface ChainEnds {
  /** Hash of the last expired entry. */
  readonly before: string;
  readonly lastHash: string;
  /** "0" for a chain without entries. */
  readonly lastId: string;
  /** Absent in legacy ends, whose row has it in clear text. */
  readonly unchained?: Unchained;
}

/** The last order rows without a covering entry: from earlier versions, or with entries older than a year. */
export interface Unchained {
  readonly events: string;
  readonly refunds: string;
}

export interface NewEntry extends Pick<Entry, "userId" | "subjectId" | "kind">, Partial<Clear> {
  /** Content to seal. */
  readonly detail: object;
}

export interface SealedEntry extends Entry {
  readonly sealed: Buffer;
}

const columns = sql`id, at, kind, user_id AS "userId", subject_id AS "subjectId", digest, hash,
  area, cents::float8 AS cents, sealed_detail AS sealed`;

/** Appends an entry within the transaction `unit`, which locks the chain until it ends. */
export async function append(
  unit: Db,
  sealer: Sealer,
  { detail, area = null, cents = null, ...about }: NewEntry,
): Promise<void> {
  const ends = await holdChain(unit, sealer);
  const { rows } = await sql<{ id: string; at: Date }>`
    SELECT nextval(pg_get_serial_sequence('audit_events', 'id'))::text AS id,
      date_trunc('milliseconds', clock_timestamp()) AS at`.execute(unit);
  const entry = { ...about, area, cents, ...onlyRow(rows, "the id of the new entry") };
  const content = { version: ENTRY_VERSION, ...detail, link: newLink(entry, ends.lastHash) };
  const digest = digestOf(content);
  const hash = hashOf(entry, digest, ends.lastHash);
  const next = sealer.seal({ ...ends, lastHash: hash.toString("hex"), lastId: entry.id }, CHAIN_CONTEXT);
  await sql`WITH ended AS (UPDATE audit_chain SET sealed_ends = ${next})
    INSERT INTO audit_events (id, at, kind, user_id, subject_id, area, cents, sealed_detail, digest, hash)
    OVERRIDING SYSTEM VALUE VALUES (${entry.id}, ${entry.at}, ${entry.kind}, ${entry.userId}, ${entry.subjectId}, ${area},
      ${cents}, ${sealer.seal(content, AUDIT_CONTEXT)}, ${digest}, ${hash})`.execute(unit);
}

/** Empties the entries about a person, but leaves them in place. */
export async function forgetEntriesOf(unit: Db, sealer: Sealer, userId: string): Promise<void> {
  await holdChain(unit, sealer);
  const { rows } = await sql<SealedEntry>`SELECT ${columns} FROM audit_events
    WHERE user_id = ${userId} FOR UPDATE`.execute(unit);
  for (const entry of rows) {
    const known = openOrNull<Content>(sealer, entry.sealed, AUDIT_CONTEXT);
    const sealed = sealer.seal(forgottenContent(entry, known), AUDIT_CONTEXT);
    await sql`UPDATE audit_events SET sealed_detail = ${sealed}, user_id = NULL WHERE id = ${entry.id}`.execute(
      unit,
    );
  }
}

/** Deletes entries older than this from the start of the chain. */
export async function forgetEntriesOlderThan(db: Db, sealer: Sealer, days: number): Promise<void> {
  await db.transaction().execute(async (unit) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM audit_events
      WHERE at < now() - make_interval(days => ${days}) ORDER BY id DESC LIMIT 1`.execute(unit);
    const [last] = rows;
    if (!last) return;
    const ends = await holdChain(unit, sealer);
    const { rows: expiring } = await sql<{ hash: Buffer }>`SELECT hash FROM audit_events
      WHERE id = ${last.id} AND hash IS NOT NULL`.execute(unit);
    // Another host was faster.
    if (!expiring[0]) return;
    const unchained = await lastCovered(unit, sealer, last.id, ends.unchained);
    await sql`DELETE FROM audit_events WHERE id <= ${last.id}`.execute(unit);
    await putEnds(unit, sealer, { ...ends, before: expiring[0].hash.toString("hex"), unchained });
  });
}

/** Returns the last rows covered by expiring entries: they no longer need an entry. */
async function lastCovered(
  unit: Db,
  sealer: Sealer,
  lastId: string,
  { events, refunds }: Unchained,
): Promise<Unchained> {
  const last = { events: BigInt(events), refunds: BigInt(refunds) };
  for await (const { entry, content } of readEntries(unit, sealer)) {
    if (BigInt(entry.id) > BigInt(lastId)) break;
    for (const list of ["events", "refunds"] as const) {
      for (const [id] of content?.covers?.[list] ?? []) {
        if (BigInt(id) > last[list]) last[list] = BigInt(id);
      }
    }
  }
  return { events: String(last.events), refunds: String(last.refunds) };
}

/** Returns null before the chain is initialized, or if its ends do not open. */
export async function readEnds(db: Db, sealer: Sealer): Promise<Ends | null> {
  const { rows } = await sql<EndsRow>`SELECT ${endsColumns} FROM audit_chain`.execute(db);
  const [row] = rows;
  const ends = row?.sealed ? openOrNull<ChainEnds>(sealer, row.sealed, CHAIN_CONTEXT) : null;
  return ends && { ...ends, unchained: ends.unchained ?? row!.unchained };
}

/** Returns the rows not covered by any entry, also before the chain is initialized. */
export async function readUnchained(db: Db, sealer: Sealer): Promise<Unchained> {
  const ends = await readEnds(db, sealer);
  if (ends) return ends.unchained;
  const { rows } = await sql<EndsRow>`SELECT ${endsColumns} FROM audit_chain`.execute(db);
  return onlyRow(rows, "the row of the audit chain").unchained;
}

/** Marks rows up to these as needing no entry. */
export async function putUnchained(unit: Db, sealer: Sealer, unchained: Unchained): Promise<void> {
  await putEnds(unit, sealer, { ...(await holdChain(unit, sealer)), unchained });
}

/** Yields the entries in order, in batches. */
export async function* readEntries(
  db: Db,
  sealer: Sealer,
): AsyncGenerator<{ readonly entry: Entry; readonly content: Content | null }> {
  for (let after = "0"; ;) {
    const { rows } = await sql<SealedEntry>`SELECT ${columns} FROM audit_events
      WHERE id > ${after} ORDER BY id LIMIT ${ROWS_AT_ONCE}`.execute(db);
    for (const { sealed, ...entry } of rows) {
      yield {
        entry: { ...entry, id: String(entry.id) },
        content: openOrNull<Content>(sealer, sealed, AUDIT_CONTEXT),
      };
    }
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.id);
  }
}

/** Chains legacy entries, so that the chain is complete before anything is added. */
export function beginChain(db: Db, sealer: Sealer): Promise<void> {
  return db.transaction().execute(async (unit) => {
    await holdChain(unit, sealer);
  });
}

export type Ends = ChainEnds & { readonly unchained: Unchained };

interface EndsRow {
  readonly sealed: Buffer | null;
  readonly unchained: Unchained;
}

const endsColumns = sql`sealed_ends AS sealed,
  jsonb_build_object('events', unchained_events::text, 'refunds', unchained_refunds::text) AS unchained`;

async function holdChain(unit: Db, sealer: Sealer): Promise<Ends> {
  const { rows } = await sql<EndsRow>`SELECT ${endsColumns} FROM audit_chain FOR UPDATE`.execute(unit);
  const { sealed, unchained } = onlyRow(rows, "the locked row of the audit chain");
  if (!sealed) return chainLegacyEntries(unit, sealer, unchained);
  const ends = sealer.open<ChainEnds>(sealed, CHAIN_CONTEXT);
  return { ...ends, unchained: ends.unchained ?? unchained };
}

async function chainLegacyEntries(unit: Db, sealer: Sealer, unchained: Unchained): Promise<Ends> {
  let ends: Ends = { before: BEGINNING, lastHash: BEGINNING, lastId: "0", unchained };
  for await (const { entry, content } of readEntries(unit, sealer)) {
    // Without an area: a job derives it from the call later.
    const { id, userId, subjectId } = entry;
    const linked = { ...content, link: newLink({ id, userId, subjectId }, ends.lastHash) };
    const at = new Date(entry.at);
    const digest = digestOf(linked);
    const hash = hashOf({ ...entry, at }, digest, ends.lastHash);
    await sql`UPDATE audit_events SET at = ${at}, digest = ${digest}, hash = ${hash},
      sealed_detail = ${sealer.seal(linked, AUDIT_CONTEXT)} WHERE id = ${entry.id}`.execute(unit);
    ends = { ...ends, lastHash: hash.toString("hex"), lastId: entry.id };
  }
  await putEnds(unit, sealer, ends);
  return ends;
}

async function putEnds(unit: Db, sealer: Sealer, ends: ChainEnds): Promise<void> {
  await sql`UPDATE audit_chain SET sealed_ends = ${sealer.seal(ends, CHAIN_CONTEXT)}`.execute(unit);
}

function openOrNull<Value>(sealer: Sealer, sealed: Buffer, context: string): Value | null {
  try {
    return sealer.open<Value>(sealed, context);
  } catch {
    return null;
  }
}
