/** What looks random and is always the same: histories are equal on every machine. */
import { sql } from "kysely";
import type { Statement } from "../../server/db/client";

/** A whole number for a position and a purpose, below 2 ** 32. */
export function hash(position: number, salt: number): number {
  let value = Math.imul(position + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

/** The same as a share, from 0 until 1. */
export const luck = (position: number, salt: number): number => hash(position, salt) / 2 ** 32;

/** In the database: a whole number from 0 until `end`, for a value and a purpose. */
export const chance = (of: Statement, purpose: string, end: number): Statement =>
  sql`mod(hashtext(${of}::text || ${purpose}) & 2147483647, ${sql.lit(end)})`;

/**
 * In the database: days ago of the nth of so many, the last one now. There are busy and calm hours, and busy and calm days
 * of a week.
 */
export const daysAgo = (n: Statement, count: number, days: number): Statement => sql`(
  SELECT LEAST(GREATEST(even - 0.1 * sin(2 * pi() * even) - 0.25 * sin(2 * pi() * even / 7), 0), ${sql.lit(days)})
  FROM (SELECT ${n}::float8 / ${sql.lit(count)} * ${sql.lit(days)} AS even) AS spread)`;
