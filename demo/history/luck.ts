/** Deterministic pseudo-random values: histories are equal on every machine. */
import { sql } from "kysely";
import type { Statement } from "../../server/db/client";

/** Integer below 2 ** 32 for a position and a purpose. */
export function hash(position: number, salt: number): number {
  let value = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The hash scaled to 0 (inclusive) to 1 (exclusive). */
export const luck = (position: number, salt: number): number => hash(position, salt) / 2 ** 32;

/** SQL: integer from 0 to `end` (exclusive) for a value and a purpose. */
export const chance = (of: Statement, purpose: string, end: number): Statement =>
  sql`mod(hashtext(${of}::text || ${purpose}) & 2147483647, ${sql.lit(end)})`;

/** SQL: age in days of the nth of `count` events; the last one is now. Hours and weekdays vary in traffic. */
export const daysAgo = (n: Statement, count: number, days: number): Statement => sql`(
  SELECT LEAST(GREATEST(even - 0.1 * sin(2 * pi() * even) - 0.25 * sin(2 * pi() * even / 7), 0), ${sql.lit(days)})
  FROM (SELECT ${n}::float8 / ${sql.lit(count)} * ${sql.lit(days)} AS even) AS spread)`;
