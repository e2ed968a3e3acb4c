/** Prints steps with their duration; a long step prints a heartbeat. */
const HEARTBEAT_MS = 15_000;

/** Runs one step and prints its title and duration, followed by the text it returns, if any. */
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
