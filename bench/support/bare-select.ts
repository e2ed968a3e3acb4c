/** Baseline for product reads: one SELECT of a whole product by id, eight concurrent. */
import { Pool } from "pg";
import { summarise, type LoadResult } from "./closed-loop";

const CONNECTIONS = 8;
const SECONDS = 3;

/** @param idAt product id at a position */
export async function measureBareSelect(
  url: string,
  idAt: (position: number) => string,
): Promise<LoadResult> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS });
  const times: number[] = [];
  let position = 0;
  const start = performance.now();
  const worker = async () => {
    while (performance.now() < start + SECONDS * 1_000) {
      const sentAt = performance.now();
      await pool.query("SELECT * FROM products WHERE product_id = $1", [idAt(position++)]);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const elapsed = (performance.now() - start) / 1_000;
  await pool.end();
  return summarise(times, elapsed);
}
