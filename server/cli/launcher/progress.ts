/** Steps on the terminal, each with the time it took; a long one says now and then that it goes on. */
const HEARTBEAT_MS = 15_000;

/** Runs one step and prints what it is and how long it took. A text the step returns is printed behind it. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const heartbeat = setInterval(
    () => console.log(`    ${title}: ${Math.round(Number(seconds()))} s …`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work();
    console.log(`  ✓ ${title}${typeof result === "string" ? `: ${result}` : ""} (${seconds()} s)`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${title} (${seconds()} s)`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
